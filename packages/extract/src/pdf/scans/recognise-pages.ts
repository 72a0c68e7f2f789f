import type { ExtractionProgress, PageRecogniser } from '../../extract-options';
import { ExtractionError } from '../../extraction-error';
import { extractionError } from '../../extraction-messages';
import { loadPdfJs } from '../pdfjs/load-pdfjs';
import { toMatrix } from '../glyphs/matrix';
import type { OpenPdf } from '../pdfjs/open-pdf';
import { drawPage } from './page-picture';
import { findPaintedArea } from './painted-area';
import type { StopSignal } from '../stop-signal';
import type { TextBlock, TextLine } from '../layout/text-line';

/** A page with a little text is a scan only if a picture fills it. */
const SCAN_SHARE = 0.5;

/** A page whose text layer says little or nothing. */
export type SilentPage = { index: number; letters: number };

type Work = {
  pdf: OpenPdf;
  recogniser: PageRecogniser;
  stop: StopSignal;
  onProgress: ((progress: ExtractionProgress) => void) | undefined;
};

/** What recognition brought, by page; with the last failure, if a page could not be read. */
export type Recognition = { blocks: Map<number, TextBlock[]>; failure?: unknown };

/** The text of pages that are pictures. Pages on which nothing can be read are left out. */
export async function recognisePages(pages: SilentPage[], work: Work): Promise<Recognition> {
  const blocks = new Map<number, TextBlock[]>();
  let failure: unknown;
  for (const page of pages) {
    try {
      const text = await recognisePage(page, work);
      if (text.length > 2 * page.letters) {
        blocks.set(page.index, toBlocks(text));
      }
    } catch (error) {
      throwIfStopped(error);
      failure = error;
    }
  }
  return { blocks, failure };
}

async function recognisePage(
  { index, letters }: SilentPage,
  { pdf, recogniser, stop, onProgress }: Work,
): Promise<string> {
  const { display } = await loadPdfJs();
  const page = await stop.race(pdf.document.getPage(index + 1));
  try {
    const view = page.getViewport({ scale: 1 });
    const commands = await stop.race(page.getOperatorList());
    const { isPainted, pictureShare } = findPaintedArea(commands, display.OPS, {
      view: toMatrix(view.transform),
      width: view.width,
      height: view.height,
    });
    if (!isPainted || (letters > 0 && pictureShare < SCAN_SHARE)) {
      return '';
    }
    onProgress?.({ step: 'recognising', page: index + 1, pages: pdf.document.numPages });
    const picture = await stop.race(drawPage(page, recogniser));
    return await stop.race(recogniser.recognise(picture));
  } finally {
    page.cleanup();
  }
}

/** A page that fails is left out; a student who cancels, or a time that is over, ends it all. */
function throwIfStopped(error: unknown) {
  if (error instanceof ExtractionError && ['cancelled', 'timeout'].includes(error.code)) {
    throw error;
  }
  if (error instanceof Error && error.name === 'AbortError') {
    throw extractionError('cancelled', error);
  }
}

/** Paragraphs of the recogniser stay as they are; only parted words are joined. */
function toBlocks(text: string): TextBlock[] {
  return text.split(/\n{2,}/).map((paragraph) => ({
    lines: paragraph.split('\n').map(toLine),
    isTable: false,
    isWhole: true,
  }));
}

function toLine(text: string): TextLine {
  return {
    runs: [{ text, isBold: false, isItalic: false }],
    text,
    left: 0,
    right: 0,
    base: 0,
    size: 0,
    firstWordWidth: 0,
    isArtifact: false,
  };
}
