import { createContext, useContext } from 'react';

/** A file that was dropped, pasted or chosen; a folder has no file. */
export type CarriedFile = { name: string; file: File | null };

/** Where a paste belongs to whatever has the focus. */
export const TAKES_PASTE = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** Takes any number of files to where they become cards; null for guests, who have no such place. */
export const TakeFilesContext = createContext<((files: readonly CarriedFile[]) => void) | null>(
  null,
);

export function useTakeFiles() {
  return useContext(TakeFilesContext);
}

/** False for a drag of selected text. */
export function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/** What was dropped, folders by their name only. To be read before the event is over. */
export function readDropped(transfer: DataTransfer): CarriedFile[] {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry());
  return Array.from(transfer.files, (file, place) => ({
    name: file.name,
    file: entries[place]?.isDirectory ? null : file,
  }));
}

/**
 * The pasted files. Beside a text pictures do not count: programs add a picture of a copied text,
 * and file managers add the name of a copied file.
 */
export function readPasted(transfer: DataTransfer): { files: File[]; hasText: boolean } {
  const files = [...transfer.files];
  const hasText = transfer.types.includes('text/plain') || transfer.types.includes('text/html');
  return { files: hasText ? files.filter((file) => !isPicture(file)) : files, hasText };
}

export function toCarried(files: Iterable<File>): CarriedFile[] {
  return Array.from(files, (file) => ({ name: file.name, file }));
}

function isPicture({ name, type }: File): boolean {
  return type.startsWith('image/') || /\.(?:png|jpe?g|webp|heic|gif|bmp)$/i.test(name);
}
