/** Those that the refusal of any other file names first. */
const FIRST_ENDINGS = ['txt', 'doc', 'docx', 'pdf'] as const;
export const FURTHER_ENDINGS = [
  'pptx',
  'md',
  'odt',
  'epub',
  'html',
  'htm',
  'rtf',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'heic',
] as const;

/** A file is taken when its name ends with one of these; its bytes say what it is. */
export const FILE_ENDINGS = [...FIRST_ENDINGS, ...FURTHER_ENDINGS] as const;
export type FileEnding = (typeof FILE_ENDINGS)[number];

export function findEnding(fileName: string): FileEnding | undefined {
  const name = fileName.toLowerCase();
  return FILE_ENDINGS.find((ending) => name.endsWith(`.${ending}`));
}

/** Files that bring cards of their own: `readCards` reads them. */
export const DECK_ENDINGS = ['csv', 'tsv', 'apkg', 'colpkg'] as const;
export type DeckEnding = (typeof DECK_ENDINGS)[number];

export function findDeckEnding(fileName: string): DeckEnding | undefined {
  const name = fileName.toLowerCase();
  return DECK_ENDINGS.find((ending) => name.endsWith(`.${ending}`));
}
