export { FolderFilter, FolderName } from './folder-filter';
export { readFolder } from './folder-tree';
export { useMove } from './use-move';
