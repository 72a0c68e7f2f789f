export { extract } from './extract';
export type { ExtractedDocument, EmphasisedRun } from './extracted-document';
export { EXTRACTION_FAULTS, ExtractionError, type ExtractionFault } from './extraction-error';
export { EXTRACTION_MESSAGES } from './extraction-messages';
export type {
  ExtractionProgress,
  ExtractOptions,
  PageCanvas,
  PagePicture,
  PageRecogniser,
} from './extract-options';
export { FILE_ENDINGS } from './file-endings';
export { EXTRACTION_SECONDS, FILE_MAX_BYTES } from './limits';
