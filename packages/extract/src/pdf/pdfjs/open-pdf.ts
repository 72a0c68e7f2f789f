import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ExtractOptions } from '../../extract-options';
import { createDirectPorts } from './direct-ports';
import { loadPdfJs } from './load-pdfjs';
import { toExtractionError } from './pdf-fault';

type OpenOptions = {
  /** Larger pictures are left out; 0 leaves out all, which saves decoding them. */
  picturePixels: number;
  readPdfData: ExtractOptions['readPdfData'];
  /** What drawing needs from its surroundings. */
  drawing?: DrawingFactories;
};

/** PDF.js asks for the shapes of all letters when a font cannot be loaded. */
const GLYPH_SHAPES = 'FontFallback';

const WITHOUT_FONTS = {
  get fonts(): never {
    throw new Error('Nothing is drawn: no font is loaded.');
  },
  // PDF.js looks for `fonts` only, and takes the failure for a font that does not load.
} as unknown as HTMLDocument;

export type DrawingFactories = { CanvasFactory: object; FilterFactory: object };

export type OpenPdf = { document: PDFDocumentProxy; close(): void };

/** Parses in this thread, with every door of PDF.js to the outside shut. */
export async function openPdf(bytes: Uint8Array, options: OpenOptions): Promise<OpenPdf> {
  const { display, parser } = await loadPdfJs();
  const isDrawn = options.drawing !== undefined;
  const [ours, theirs] = createDirectPorts(isDrawn ? [] : [GLYPH_SHAPES]);
  parser.WorkerMessageHandler.initializeFromPort(theirs);
  // Its types know no port at all; every object with a port's functions will do.
  const worker = new display.PDFWorker({ port: ours as unknown as null, verbosity: 0 });
  const task = display.getDocument({
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    worker,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    // Letters are drawn as shapes, which takes long to prepare; for reading no font is loaded at all.
    disableFontFace: isDrawn,
    ...(!isDrawn && { ownerDocument: WITHOUT_FONTS }),
    // Keeps the file of a font until its style is read.
    fontExtraProperties: true,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    maxImageSize: options.picturePixels,
    BinaryDataFactory: dataFactory(options.readPdfData),
    ...options.drawing,
  });
  const close = () => {
    // Nothing depends on when the parser has let go of its memory.
    void task.destroy().catch(() => undefined);
    worker.destroy();
  };
  try {
    return { document: await task.promise, close };
  } catch (error) {
    close();
    throw toExtractionError(error);
  }
}

/** PDF.js wants a class; `kind` is the name of its own option for the folder. */
function dataFactory(readPdfData: ExtractOptions['readPdfData']): object {
  const folders: Record<string, string> = { cMapUrl: 'cmaps', wasmUrl: 'wasm' };
  return function DataFactory() {
    return {
      async fetch({ kind, filename }: { kind: string; filename: string }) {
        const folder = folders[kind];
        if (folder === undefined || readPdfData === undefined) {
          throw new Error(`No data for ${filename}`);
        }
        return readPdfData(`${folder}/${filename}`);
      },
    };
  };
}
