/** Files that were dropped elsewhere in the app, on their way to the screen that shows their cards. */
let waiting: File[] = [];

export const BRING_CARDS_PATH = '/import-cards';

/** Decks and tables have cards of their own; everything else is a document. */
export function bringsCards(fileName: string): boolean {
  return /\.(?:csv|tsv|apkg|colpkg)$/i.test(fileName);
}

export function handOver(files: readonly File[]): void {
  waiting = [...files];
}

/** One after the other, each of them once. */
export function takeOver(): File | undefined {
  return waiting.shift();
}
