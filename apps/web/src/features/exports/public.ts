export { useExportDialog } from './use-export-dialog';
