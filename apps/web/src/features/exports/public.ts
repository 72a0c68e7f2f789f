export { useExportDialog } from './entry/use-export-dialog';
