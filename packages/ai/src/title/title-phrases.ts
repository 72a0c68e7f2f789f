import type { Candidate } from '../terms/candidates';

const PHRASES = 60;
const MAX_WORDS = 4;

/** Phrases that may name a whole text: those it says most, longer ones before their parts. */
export function chooseTitlePhrases(candidates: readonly Candidate[]): Candidate[] {
  const weigh = ({ count, size }: Candidate) => count * Math.sqrt(size);
  return candidates
    .filter(({ size }) => size <= MAX_WORDS)
    .toSorted((a, b) => weigh(b) - weigh(a) || (a.places[0] ?? 0) - (b.places[0] ?? 0))
    .slice(0, PHRASES);
}
