/** Where an import stands; shown to the student as 'page i of n'. */
export type ExtractionProgress = {
  step: 'reading' | 'recognising';
  page: number;
  pages: number;
};

export type ExtractOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: ExtractionProgress) => void;
  /** Reads pages without a text layer; without it such pages stay empty. */
  recogniser?: PageRecogniser;
  /** Files of PDF.js that few PDFs need: 'cmaps/…' for East Asian fonts, 'wasm/…' for scans. */
  readPdfData?: (path: string) => Promise<Uint8Array>;
};

/** A page as a picture: RGBA, row by row. */
export type PagePicture = { width: number; height: number; pixels: Uint8ClampedArray };

/** The part of a canvas that browsers and Node have in common. */
export type PageCanvas = { width: number; height: number; getContext(kind: '2d'): unknown };

/** Optical character recognition, opened when the first page needs it. */
export type PageRecogniser = {
  /** Draws on it a page of a PDF: an OffscreenCanvas in browsers, a native one in Node. */
  createCanvas(width: number, height: number): PageCanvas;
  /** A picture file as it is shown, upright and on white, small enough to be read. */
  openPicture(bytes: Uint8Array): Promise<PagePicture>;
  /**
   * Lines and paragraphs of the picture, English and Vietnamese. `onStep` is called before each look
   * at it, so that whoever waits knows that the work goes on.
   */
  recognise(picture: PagePicture, onStep?: () => void): Promise<string>;
  close(): void;
};
