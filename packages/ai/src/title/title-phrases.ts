import type { Candidate } from '../english/terms/candidates';
import type { ReadDocument } from '../reading/read-document';

const PHRASES = 60;
const MAX_WORDS = 4;
/** A phrase with one of these is a piece of a sentence: 'changes in the prices'. */
const LINKS = new Set('to for in by on with at from as or a'.split(' '));

/** Phrases that may name a whole text: those it says most, longer ones before their parts. */
export function chooseTitlePhrases(
  { tokens: { vocabulary } }: ReadDocument,
  candidates: readonly Candidate[],
): Candidate[] {
  const weigh = ({ count, size }: Candidate) => count * Math.sqrt(size);
  return candidates
    .filter(
      ({ size, words }) =>
        size <= MAX_WORDS && !words.some((id) => LINKS.has(vocabulary[id] ?? '')),
    )
    .toSorted((a, b) => weigh(b) - weigh(a) || (a.places[0] ?? 0) - (b.places[0] ?? 0))
    .slice(0, PHRASES);
}
