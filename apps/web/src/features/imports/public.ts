export { AddFiles } from './screen/add-files';
export { useImportEntry } from './entry/use-import-entry';
