import type { CardsGiven } from './read/card-port';

/** What was dropped or pasted elsewhere in the app, on its way to the screen that shows its cards. */
let waiting: CardsGiven[] = [];

export const BRING_CARDS_PATH = '/import-cards';

/** Decks and tables have cards of their own; everything else is a document. */
export function bringsCards(fileName: string): boolean {
  return /\.(?:csv|tsv|apkg|colpkg)$/i.test(fileName);
}

export function handOver(files: readonly File[]): void {
  waiting = files.map((file) => ({ file }));
}

/** A list of pairs that was pasted where it does not belong. */
export function handOverList(text: string): void {
  waiting = [{ text }];
}

/** One after the other, each of them once. */
export function takeOver(): CardsGiven | undefined {
  return waiting.shift();
}
