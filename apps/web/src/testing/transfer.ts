type Contents = { files?: File[]; types?: string[]; isFolder?: boolean; text?: string };

/** What a drag or the clipboard carries. jsdom has no DataTransfer. */
export function aTransfer({
  files = [],
  types = [],
  isFolder = false,
  text = '',
}: Contents): DataTransfer {
  const transfer: Pick<DataTransfer, 'types' | 'dropEffect' | 'getData'> & {
    files: File[];
    items: object[];
  } = {
    getData: () => text,
    files,
    types: files.length > 0 ? [...types, 'Files'] : types,
    items: files.map(() => ({ webkitGetAsEntry: () => ({ isDirectory: isFolder }) })),
    dropEffect: 'none',
  };
  // Only these parts of it are looked at.
  return transfer as unknown as DataTransfer;
}
