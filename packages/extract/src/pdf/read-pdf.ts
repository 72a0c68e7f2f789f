import type { ExtractedDocument } from '../extracted-document';
import type { ExtractOptions } from '../extract-options';
import { extractionError, tooManyPagesError } from '../extraction-messages';
import { EXTRACTION_SECONDS, PAGES_MAX } from '../limits';
import { composeText } from './compose/compose-text';
import { openPdf } from './pdfjs/open-pdf';
import { drawingFactories } from './scans/page-picture';
import { toExtractionError } from './pdfjs/pdf-fault';
import { readPages, type ReadPage } from './read-pages';
import { recognisePages, type Recognition } from './scans/recognise-pages';
import { numbersOf } from '../blocks/page-numbers';
import { createStopSignal, type StopSignal } from './stop-signal';

/** A page with fewer letters may be a scan with a stamp or a page number on it. */
const SPEAKING_LETTERS = 120;
/** Larger pictures than any scan of a page are not unpacked. */
const PICTURE_PIXELS_MAX = 60_000_000;

/** Text, headings and emphasis of a PDF; pages that are pictures are recognised. */
export async function readPdf(
  bytes: Uint8Array,
  options: ExtractOptions,
): Promise<ExtractedDocument> {
  const pages = await readTextLayer(bytes, options);
  const { blocks: recognised, failure } = await recogniseScans(bytes, pages, options);
  const read = pages.map((page, index) => ({
    ...page,
    blocks: recognised.get(index) ?? page.blocks,
  }));
  const { text, emphasis } = composeText(read);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    throw failure === undefined ? extractionError('no_text') : toExtractionError(failure);
  }
  return {
    text,
    emphasis,
    pages: pages.length,
    recognisedPages: numbersOf(pages, (_, index) => recognised.has(index)),
    emptyPages: numbersOf(read, ({ blocks }) => blocks.length === 0),
    picturePages: [],
  };
}

async function readTextLayer(bytes: Uint8Array, options: ExtractOptions): Promise<ReadPage[]> {
  const stop = createStopSignal(options.signal, EXTRACTION_SECONDS);
  const opening = openPdf(bytes, { picturePixels: 0, readPdfData: options.readPdfData });
  try {
    const { document } = await stop.race(opening);
    if (document.numPages > PAGES_MAX) {
      throw tooManyPagesError();
    }
    return await readPages(await opening, stop, options.onProgress);
  } finally {
    stop.clear();
    closeWhenOpen(opening);
  }
}

async function recogniseScans(
  bytes: Uint8Array,
  pages: ReadPage[],
  { recogniser, readPdfData, signal, onProgress }: ExtractOptions,
): Promise<Recognition> {
  const silent = pages.flatMap(({ letters, height }, index) =>
    height > 0 && letters < SPEAKING_LETTERS ? [{ index, letters }] : [],
  );
  if (recogniser === undefined || silent.length === 0) {
    return { blocks: new Map() };
  }
  const stop: StopSignal = createStopSignal(signal, Infinity);
  // Opened anew, because the text layer is read without unpacking a single picture.
  const opening = openPdf(bytes, {
    picturePixels: PICTURE_PIXELS_MAX,
    readPdfData,
    drawing: drawingFactories(recogniser),
  });
  try {
    const pdf = await stop.race(opening);
    return await recognisePages(silent, { pdf, recogniser, stop, onProgress });
  } finally {
    stop.clear();
    closeWhenOpen(opening);
  }
}

function closeWhenOpen(opening: ReturnType<typeof openPdf>) {
  // A PDF that did not open has nothing to close; its failure was reported.
  void opening.then((pdf) => pdf.close()).catch(() => undefined);
}
