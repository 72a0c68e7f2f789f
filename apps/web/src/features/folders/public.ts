export { FolderFilter, FolderName } from './folder-filter';
export { readFolder } from './folder-tree';
export { useDragToFolder } from './use-drag-to-folder';
export { useMove } from './use-move';
