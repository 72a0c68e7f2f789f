import type { Folder } from '@scholar/contract';

export function aFolder(changes: Partial<Folder> = {}): Folder {
  return { folderId: 1, name: 'Biology', parentId: null, sets: 0, documents: 0, ...changes };
}
