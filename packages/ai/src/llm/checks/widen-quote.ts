import type { ReadDocument } from '../../reading/read-document';
import type { Chunk } from '../chunks';
import { findPlace } from '../../reading/find-place';
import { wordsIn } from './words';

/** A quote of fewer words than this is in every text, unless it is a sentence. */
const QUOTE_MIN_WORDS = 4;
/** Longer sentences are none: a table, or a text without ends. There the quote stays as it is. */
const WIDENED_MAX_CHARACTERS = 1_000;

/** The sentences a quote lies in, whole; `undefined` for a few words out of one, which prove nothing. */
export function widenQuote(
  { text, sentences }: Pick<ReadDocument, 'text' | 'sentences'>,
  place: Chunk,
): Chunk | undefined {
  const first = sentences[Math.max(0, findPlace(sentences, place.start))];
  const last = sentences[Math.max(0, findPlace(sentences, place.end - 1))];
  const whole = {
    start: Math.min(place.start, first?.start ?? place.start),
    end: Math.max(place.end, last?.end ?? place.end),
  };
  const words = wordsIn(text.slice(place.start, place.end)).length;
  const wholeWords = wordsIn(text.slice(whole.start, whole.end)).length;
  if (words === 0 || (words < QUOTE_MIN_WORDS && words < wholeWords)) {
    return undefined;
  }
  return whole.end - whole.start > WIDENED_MAX_CHARACTERS ? place : whole;
}
