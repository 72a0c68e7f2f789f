export { DocumentPanel } from './text/document-panel';
export { ACCEPTED_ANYWHERE, chooseFile, isPicture } from './files/choose-file';
export { findPassage, type Passage } from './text/find-passage';
export { type Footnote, toPieces } from './text/footnotes';
export { importDocumentTexts } from './import-document.texts';
export type { ImportedFile, Importer } from './files/import-port';
export { ImportButton } from './files/import-button';
export { ImporterContext, useImporter } from './files/importer-context';
export {
  isEditOf,
  NO_SOURCE,
  type SourceDocument,
  SourceDocumentSchema,
} from './text/source-document';
export { SourceQuote } from './text/source-quote';
export { toTerms } from './files/emphasis-terms';
export { useDocumentImport } from './files/use-document-import';
export { useTextProblem } from './text/use-text-problem';
