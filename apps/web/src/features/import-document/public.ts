export { DocumentPanel } from './document-panel';
export { findPassage } from './find-passage';
export { ImportButton } from './import-button';
export { ImporterContext } from './importer-context';
export { NO_SOURCE, type SourceDocument, SourceDocumentSchema } from './source-document';
export { SourceQuote } from './source-quote';
export { toTerms } from './emphasis-terms';
export { useDocumentImport } from './use-document-import';
export { useTextProblem } from './use-text-problem';
