import { type Folder, IdParamSchema } from '@scholar/contract';

/** Folders at the top in their order, each followed by those in it. */
export function toTree(folders: readonly Folder[]): Folder[] {
  return folders
    .filter(({ parentId }) => parentId === null)
    .flatMap((folder) => [
      folder,
      ...folders.filter((inner) => inner.parentId === folder.folderId),
    ]);
}

/** The name with that of the folder around it. */
export function pathOf(
  folders: readonly Folder[],
  folderId: number | undefined,
  join: (names: { parent: string; name: string }) => string,
): string | undefined {
  const folder = folders.find((other) => other.folderId === folderId);
  const parent = folders.find((other) => other.folderId === folder?.parentId);
  return folder && parent ? join({ parent: parent.name, name: folder.name }) : folder?.name;
}

/** The folder that the address names, as its list takes it: an id, 0 for none, undefined for all. */
export function readFolder(query: URLSearchParams): number | undefined {
  const written = query.get('folder');
  const id = IdParamSchema.safeParse(written);
  return id.success ? id.data : written === '0' ? 0 : undefined;
}
