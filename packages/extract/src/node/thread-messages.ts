import type { ExtractionProgress } from '../extract-options';
import type { ExtractedDocument } from '../extracted-document';
import type { ExtractionFault } from '../extraction-error';

export type ThreadTask = { bytes: Uint8Array; fileName: string };

/** Any number of progress reports, then a document or a fault. */
export type ThreadAnswer =
  | { progress: ExtractionProgress }
  | { document: ExtractedDocument }
  | { fault: { code: ExtractionFault; message: string } };
