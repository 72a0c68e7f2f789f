export {
  type Batch,
  BatchSchema,
  type CardChange,
  selectedOf,
  toBatch,
  withAllSelected,
  withCard,
} from './cards/batch';
export { CardList } from './cards/card-list';
export { focusCard } from './cards/card-item';
export { handOverCards } from './hand-over-cards';
export { summarizeDocument, toPlainDocument, toTitle } from './keep/draft-document';
export { toImportedSet } from './keep/to-imported-set';
