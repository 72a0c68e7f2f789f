export { useImportEntry } from './entry/use-import-entry';
