import { foldWord } from '../../reading/fold-word';
import type { Chunk } from '../chunks';
import { type FoldedText, foldText } from './fold-text';
import { similarity } from './similarity';

/** Below this likeness a quote is somebody else's sentence. */
const LIKENESS_MIN = 0.9;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** How many words may be missing or too many before the rest no longer lines up. */
const DRIFT_WORDS = 4;
/** Longer ones have to be exact: no sentence is, and comparing them takes long. */
const LIKE_MAX_CHARACTERS = 1_200;
/** A model that copies so many quotes wrong copies none. */
const LIKE_MAX_QUOTES = 20;
/** A word that a quote says more often tells no place in it. */
const PLACES_MAX = 50;

export type QuoteFinder = (quote: string) => Chunk | undefined;

/** Finds what a model says it has quoted from a part of the text: to the letter, else nearly. */
export function createQuoteFinder(text: string, { start, end }: Chunk): QuoteFinder {
  const passage = text.slice(start, end);
  let folded: FoldedText | undefined;
  let words: Word[] | undefined;
  let looks = 0;

  function findFolded(quote: string): Chunk | undefined {
    folded ??= foldText(passage);
    const at = folded.text.indexOf(quote);
    const first = folded.starts[at];
    const last = folded.ends[at + quote.length - 1];
    return first === undefined || last === undefined ? undefined : { start: first, end: last };
  }

  function findLike(quote: string): Chunk | undefined {
    looks += 1;
    if (quote.length > LIKE_MAX_CHARACTERS || looks > LIKE_MAX_QUOTES) {
      return undefined;
    }
    words ??= wordsOf(passage);
    const [best] = likelyPlaces(words, wordsOf(quote))
      .map((place) => ({ place, words: foldText(passage.slice(place.start, place.end)).text }))
      .filter((found) => found.words.length >= quote.length * LIKENESS_MIN)
      .filter((found) => quote.length >= found.words.length * LIKENESS_MIN)
      .map((found) => ({ place: found.place, likeness: similarity(found.words, quote) }))
      .toSorted((a, b) => b.likeness - a.likeness);
    return best && best.likeness >= LIKENESS_MIN ? best.place : undefined;
  }

  return (quoted) => {
    const exact = passage.indexOf(quoted);
    if (exact !== -1) {
      return { start: start + exact, end: start + exact + quoted.length };
    }
    const quote = trimQuote(foldText(quoted).text);
    const place = quote === '' ? undefined : (findFolded(quote) ?? findLike(quote));
    return place && { start: start + place.start, end: start + place.end };
  };
}

/** Models put quotation marks around a quote, and dots where they stop. */
function trimQuote(quote: string): string {
  return quote.replace(/^[\s"']+/, '').replace(/(?:\s*\.\.\.)?[\s"']+$|\s*\.\.\.$/, '');
}

type Word = { word: string; start: number; end: number };

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldWord(word),
    start: index,
    end: index + word.length,
  }));
}

/** Where most words of the quote stand in their order. */
function likelyPlaces(passage: readonly Word[], quote: readonly Word[]): Chunk[] {
  const places = new Map<string, number[]>();
  for (const [index, { word }] of quote.entries()) {
    const known = places.get(word) ?? [];
    if (known.length < PLACES_MAX) {
      known.push(index);
    }
    places.set(word, known);
  }
  const offset = bestOffset(passage, places, quote.length);
  if (offset === undefined) {
    return [];
  }
  const matched: { at: number; inQuote: number }[] = [];
  const end = Math.min(passage.length, offset + quote.length + DRIFT_WORDS);
  for (let at = Math.max(0, offset); at < end; at += 1) {
    const inQuote = (places.get(passage[at]?.word ?? '') ?? []).find(
      (index) => Math.abs(at - offset - index) <= DRIFT_WORDS,
    );
    if (inQuote !== undefined) {
      matched.push({ at, inQuote });
    }
  }
  const first = matched[0] ?? { at: 0, inQuote: 0 };
  const last = matched.at(-1) ?? first;
  const between = (from: number, to: number): Chunk => ({
    start: passage[Math.max(0, from)]?.start ?? 0,
    end: passage[Math.min(passage.length - 1, to)]?.end ?? 0,
  });
  // From the first word that is right to the last one, and with the wrong ones at either end.
  return [
    between(first.at, last.at),
    between(first.at - first.inQuote, last.at + quote.length - 1 - last.inQuote),
  ];
}

/** How far into the passage the quote begins, if at least half of its words line up from there. */
function bestOffset(
  passage: readonly Word[],
  places: ReadonlyMap<string, readonly number[]>,
  quoteWords: number,
): number | undefined {
  // One count for each beginning, from as far before the passage as the quote is long.
  const votes = new Int32Array(passage.length + quoteWords + DRIFT_WORDS);
  passage.forEach(({ word }, index) => {
    for (const at of places.get(word) ?? []) {
      const beginning = index - at + quoteWords;
      votes[beginning] = (votes[beginning] ?? 0) + 1;
    }
  });
  let best: number | undefined;
  let most = quoteWords / 2;
  for (let beginning = 0; beginning < votes.length; beginning += 1) {
    let sum = 0;
    for (let drift = 0; drift <= DRIFT_WORDS; drift += 1) {
      sum += votes[beginning + drift] ?? 0;
    }
    if (sum > most) {
      most = sum;
      best = beginning - quoteWords;
    }
  }
  return best;
}
