import type { Candidate } from './terms/candidates';
import { PLACES_KEPT } from './terms/candidates';
import { phraseWords } from '../reading/compare-phrases';
import type { ReadDocument } from '../reading/read-document';
import { toSingular } from '../reading/singular';

const TERM_MAX_WORDS = 7;
const ARTICLES = new Set(['the', 'a', 'an', 'các', 'những']);

/** Candidates that the author set apart, known ones and those that only the emphasis tells. */
export function findEmphasised(
  document: ReadDocument,
  candidates: readonly Candidate[],
  emphasis: readonly string[],
): Set<Candidate> {
  const { vocabulary } = document.tokens;
  const singulars = vocabulary.map(toSingular);
  const known = new Map(
    candidates.map((candidate) => [
      candidate.words.map((id) => singulars[id] ?? '').join(' '),
      candidate,
    ]),
  );
  const found = new Set<Candidate>();
  const missing = new Map<string, string[]>();
  for (const phrase of emphasis) {
    const words = withoutArticle(phraseWords(phrase));
    const key = words.join(' ');
    const candidate = known.get(key);
    if (candidate) {
      found.add(candidate);
    } else if (words.length > 0 && words.length <= TERM_MAX_WORDS && /\p{L}/u.test(key)) {
      missing.set(key, words);
    }
  }
  for (const candidate of searchPhrases(document, singulars, missing)) {
    found.add(candidate);
  }
  return found;
}

function withoutArticle(words: string[]): string[] {
  return words.length > 1 && ARTICLES.has(words[0] ?? '') ? words.slice(1) : words;
}

/** Looks the phrases up in the text, all in one pass: what a word costs does not grow with their number. */
function searchPhrases(
  { tokens, sentences }: ReadDocument,
  singulars: readonly string[],
  phrases: ReadonlyMap<string, readonly string[]>,
): Candidate[] {
  const sizesByFirst = new Map<string, Set<number>>();
  for (const { 0: first = '', length } of phrases.values()) {
    const sizes = sizesByFirst.get(first) ?? new Set();
    sizesByFirst.set(first, sizes.add(length));
  }
  const found = new Map<string, Candidate>();
  const wordAt = (at: number) => singulars[tokens.ids[at] ?? 0] ?? '';
  for (const { from, to } of sentences) {
    for (let at = from; at < to; at += 1) {
      for (const size of sizesByFirst.get(wordAt(at)) ?? []) {
        if (at + size > to) {
          continue;
        }
        const steps = Array.from({ length: size }, (_, step) => at + step);
        const key = steps.map(wordAt).join(' ');
        if (!phrases.has(key)) {
          continue;
        }
        const words = steps.map((step) => tokens.ids[step] ?? 0);
        const entry = found.get(key) ?? { key, size, count: 0, places: [], words };
        entry.count += 1;
        if (entry.places.length < PLACES_KEPT) {
          entry.places.push(at);
        }
        found.set(key, entry);
      }
    }
  }
  return [...found.values()];
}
