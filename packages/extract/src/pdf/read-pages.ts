import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExtractionProgress } from '../extract-options';
import { ExtractionError } from '../extraction-error';
import { isUnreadable } from './glyphs/characters';
import { collectPieces, type DrawingCommands } from './glyphs/collect-pieces';
import { layoutPage } from './layout/layout-page';
import { loadPdfJs } from './pdfjs/load-pdfjs';
import type { LayerConfig } from './glyphs/marked-content';
import { toMatrix } from './glyphs/matrix';
import type { OpenPdf } from './pdfjs/open-pdf';
import { createFontBook, waitForFonts, type FontBook } from './glyphs/page-fonts';
import { toExtractionError } from './pdfjs/pdf-fault';
import type { StopSignal } from './stop-signal';
import type { PageText } from './layout/text-line';
import type { TextPiece } from './glyphs/text-piece';

export type ReadPage = PageText & {
  /** Letters of the text layer that mean something. */
  letters: number;
};

/** The text layer of every page. A page that is damaged stays empty, unless all are. */
export async function readPages(
  { document }: OpenPdf,
  stop: StopSignal,
  onProgress: ((progress: ExtractionProgress) => void) | undefined,
): Promise<ReadPage[]> {
  const fonts = createFontBook();
  const layers = await stop.race(document.getOptionalContentConfig());
  const pages: ReadPage[] = [];
  let failure: unknown;
  for (let number = 1; number <= document.numPages; number++) {
    try {
      const page = await stop.race(document.getPage(number));
      pages.push(await stop.race(readPage(page, fonts, layers)));
    } catch (error) {
      if (error instanceof ExtractionError) {
        throw error;
      }
      failure = error;
      pages.push({ blocks: [], height: 0, letters: 0 });
    }
    stop.extend();
    onProgress?.({ step: 'reading', page: number, pages: document.numPages });
  }
  if (failure !== undefined && pages.every((page) => page.height === 0)) {
    throw toExtractionError(failure);
  }
  return pages;
}

async function readPage(
  page: PDFPageProxy,
  fonts: FontBook,
  layers: LayerConfig,
): Promise<ReadPage> {
  const { display } = await loadPdfJs();
  const view = page.getViewport({ scale: 1 });
  const commands = await page.getOperatorList();
  await waitForFonts(fontsOf(commands, display.OPS.setFont), page.commonObjs);
  const pieces = collectPieces(commands, {
    codes: display.OPS,
    view: toMatrix(view.transform),
    width: view.width,
    height: view.height,
    fonts,
    objects: page.commonObjs,
    layers,
  });
  page.cleanup();
  return { blocks: layoutPage(pieces), height: view.height, letters: countLetters(pieces) };
}

function* fontsOf({ fnArray, argsArray }: DrawingCommands, setFont: number): Generator<string> {
  for (let index = 0; index < fnArray.length; index++) {
    if (fnArray[index] === setFont) {
      // The id of the font and its size, written by PDF.js.
      const [id] = argsArray[index] as [string, number];
      yield id;
    }
  }
}

function countLetters(pieces: TextPiece[]): number {
  return pieces.reduce(
    (sum, { text }) =>
      sum + (isUnreadable(text) ? 0 : text.replaceAll(/[^\p{L}\p{N}]/gu, '').length),
    0,
  );
}
