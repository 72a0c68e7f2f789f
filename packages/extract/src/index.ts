export { extract } from './extract';
export {
  NO_PAGES,
  type EmphasisedRun,
  type ExtractedDocument,
  type PagesRead,
} from './extracted-document';
export { EXTRACTION_FAULTS, ExtractionError, type ExtractionFault } from './extraction-error';
export { EXTRACTION_MESSAGES, NO_DOCUMENT_MESSAGE } from './extraction-messages';
export type {
  ExtractionProgress,
  ExtractOptions,
  PageCanvas,
  PagePicture,
  PageRecogniser,
} from './extract-options';
export { DECK_ENDINGS, FILE_ENDINGS, findDeckEnding, type DeckEnding } from './file-endings';
export { DECK_MAX_BYTES, EXTRACTION_SECONDS, FILE_MAX_BYTES, RECOGNITION_SECONDS } from './limits';
export {
  hasCards,
  openDeckMedia,
  readCards,
  type CardFile,
  type ReadCardsOptions,
} from './read-cards';
export type { DeckMedia } from './anki/media-map';
export {
  FIELD_ROLES,
  type Deck,
  type DeckCard,
  type FieldChoices,
  type FieldRole,
  type PastAnswer,
  type SkipReason,
  type WideNoteType,
} from './anki/deck';
export { recognisePairs } from './pairs/recognise-pairs';
export { PAIR_SEPARATORS, type Pair, type PairList, type PairOptions } from './pairs/pair-list';
export type { Table, TableOptions, TableRow } from './tables/read-table';
