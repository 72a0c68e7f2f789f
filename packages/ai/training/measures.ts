import { foldWord } from '../src/reading/fold-word';
import { toSingular } from '../src/reading/singular';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

export function wordsOf(text: string): string[] {
  return text.replaceAll('\u00ad', '').match(WORD)?.map(lower) ?? [];
}

function lower(word: string): string {
  return word.normalize('NFKC').toLowerCase();
}

/** Harmonic mean of precision and recall. */
export function balance(common: number, found: number, wanted: number): number {
  return common === 0 ? 0 : (2 * common) / (found + wanted);
}

/** ROUGE-N: n-grams in common, each counted as often as both have it. */
export function rougeN(found: readonly string[], wanted: readonly string[], size: number): number {
  const left = countGrams(wanted, size);
  let common = 0;
  const grams = gramsOf(found, size);
  for (const gram of grams) {
    const rest = left.get(gram) ?? 0;
    if (rest > 0) {
      common += 1;
      left.set(gram, rest - 1);
    }
  }
  return balance(common, grams.length, Math.max(0, wanted.length - size + 1));
}

/** ROUGE-L: longest common subsequence of words. */
export function rougeL(found: readonly string[], wanted: readonly string[]): number {
  let above = new Uint16Array(wanted.length + 1);
  let row = new Uint16Array(wanted.length + 1);
  for (const word of found) {
    for (let at = 1; at <= wanted.length; at += 1) {
      row[at] =
        word === wanted[at - 1]
          ? (above[at - 1] ?? 0) + 1
          : Math.max(above[at] ?? 0, row[at - 1] ?? 0);
    }
    [above, row] = [row, above];
  }
  return balance(above[wanted.length] ?? 0, found.length, wanted.length);
}

export function gramsOf(words: readonly string[], size: number): string[] {
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) =>
    words.slice(at, at + size).join(' '),
  );
}

function countGrams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of gramsOf(words, size)) {
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}

const ARTICLES = new Set(['the', 'a', 'an', 'các', 'những']);

/** All ways to write a term down: without brackets, by its abbreviation, joined or apart. */
export function formsOf(term: string): Set<string> {
  const inBrackets = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*(.*)$/u.exec(term);
  const written = [
    term,
    ...(inBrackets
      ? [
          `${inBrackets[1]} ${inBrackets[3]}`,
          ...(inBrackets[1]?.trim()
            ? [(inBrackets[2] ?? '').replace(/^(?:also|or|abbreviated|plural)[,:]?\s*/i, '')]
            : []),
        ]
      : []),
    ...term.split(/\s*[/;]\s*|\s*,?\s+or\s+/u).filter((part) => part.length > 2),
  ];
  const forms = new Set<string>();
  for (const each of written) {
    const words = (each.replaceAll(/['’`´]s\b/g, 's').match(WORD) ?? []).map((word) =>
      toSingular(foldWord(word)),
    );
    while (words.length > 1 && ARTICLES.has(words[0] ?? '')) {
      words.shift();
    }
    if (words.length > 0) {
      forms.add(words.join(' '));
      forms.add(words.join(''));
    }
  }
  return forms;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
