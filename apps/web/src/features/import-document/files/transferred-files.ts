import { isImportable } from './choose-file';

/** A drag of files, not of a selected text. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** What was dropped; undefined when a folder is among it, which has a name but nothing to read. */
export function readDrop(transfer: DataTransfer): File[] | undefined {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry());
  return entries.some((entry) => entry?.isDirectory) ? undefined : [...transfer.files];
}

/**
 * What was pasted, where it is a file that is meant: programs put a picture of the text beside it,
 * and file managers put the file's name beside the file.
 */
export function readPaste(transfer: DataTransfer): File[] {
  const files = [...transfer.files];
  const hasText = transfer.types.includes('text/plain') || transfer.types.includes('text/html');
  return hasText ? files.filter(isImportable) : files;
}
