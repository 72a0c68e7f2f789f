export { DocumentPanel } from './document-panel';
export { findPassage, paragraphOf } from './find-passage';
export { ImportButton } from './import-button';
export { ImporterContext } from './importer-context';
export { NO_SOURCE, type SourceDocument, SourceDocumentSchema } from './source-document';
export { toTerms } from './emphasis-terms';
export { useDocumentImport } from './use-document-import';
