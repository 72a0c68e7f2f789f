import { DECK_ENDINGS, FILE_ENDINGS, FILE_MAX_BYTES } from '@scholar/extract';

/** The `accept` of the file input. */
export const ACCEPTED = listEndings(FILE_ENDINGS);

/** Where files with cards of their own have a place, too. */
export const ACCEPTED_ANYWHERE = listEndings([...FILE_ENDINGS, ...DECK_ENDINGS]);

export type ChosenFile =
  | { kind: 'none' }
  | { kind: 'unsupported' }
  | { kind: 'too_large' }
  | { kind: 'file'; file: File; others: number };

/** Takes the first of several files, and refuses by name and size what cannot be read. */
export function chooseFile(files: readonly File[]): ChosenFile {
  const [file] = files;
  if (file === undefined) {
    return { kind: 'none' };
  }
  if (!isImportable(file)) {
    return { kind: 'unsupported' };
  }
  if (file.size > FILE_MAX_BYTES) {
    return { kind: 'too_large' };
  }
  return { kind: 'file', file, others: files.length - 1 };
}

export function isImportable({ name }: File): boolean {
  const lower = name.toLowerCase();
  return FILE_ENDINGS.some((ending) => lower.endsWith(`.${ending}`));
}

/** Pictures are read by recognising the letters on them. */
export function isPicture({ name }: Pick<File, 'name'>): boolean {
  return /\.(?:png|jpe?g|webp|heic)$/i.test(name);
}

export function isPdf({ name }: File): boolean {
  return name.toLowerCase().endsWith('.pdf');
}

export function isPresentation({ name }: Pick<File, 'name'>): boolean {
  return name.toLowerCase().endsWith('.pptx');
}

function listEndings(endings: readonly string[]): string {
  return endings.map((ending) => `.${ending}`).join(',');
}
