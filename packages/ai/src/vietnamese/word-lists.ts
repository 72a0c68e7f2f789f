import { readList } from '#read-list';

/** What no text matches: a list may be empty. */
const NOTHING = '(?!)';

/** The words of a list: one a line; lines that begin with `#` say what the list is for. */
export function readWordList(name: string): string[] {
  return readList(name)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

export function wordSet(name: string): ReadonlySet<string> {
  return new Set(readWordList(name));
}

/** The words for a pattern, longest first, so that 'được dùng để' is not taken for 'được'. */
export function anyOf(...names: string[]): string {
  const words = names.flatMap(readWordList).toSorted((a, b) => b.length - a.length);
  return words.length > 0 ? words.join('|') : NOTHING;
}
