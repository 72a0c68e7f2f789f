import type { ExtractionFault, ExtractionProgress, PagesRead } from '@scholar/extract';
import type { SourceDocument } from '../text/source-document';

export type ImportedFile = Omit<PagesRead, 'pages'> & {
  source: SourceDocument;
  /** The file holds more text than the calls accept, and only its beginning was taken. */
  isCut: boolean;
};

export type ImportOptions = {
  signal: AbortSignal;
  onProgress: (progress: ExtractionProgress) => void;
};

/** Reads a file. Rejects with an `ExtractionError` only: `cancelled` once the signal says so. */
export type Importer = (file: File, options: ImportOptions) => Promise<ImportedFile>;

/** What the worker says while it reads the one file it was given. */
export type WorkerReport =
  | { kind: 'progress'; progress: ExtractionProgress }
  | { kind: 'done'; imported: ImportedFile }
  | { kind: 'failed'; code: ExtractionFault; message: string };
