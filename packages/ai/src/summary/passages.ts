import type { ReadDocument, ReadSentence } from '../reading/read-document';
import { STOP_WORDS } from '../reading/stop-words';
import type { Stood } from './standing';

/** A sentence with what is known of it. */
export type Rated = { sentence: ReadSentence; place: number; stood: Stood; worth: number };

/** One sentence that stands by itself, or several in a row of which the later ones lean on it. */
type Passage = { rated: Rated[]; worth: number; words: number };

const SENTENCES_MAX = 3;
const WORDS_MAX = 85;
/** 1 rates what a passage says by its length, 0 by itself. */
const BREVITY = 0.35;
/** How much of the worth of a sentence goes where all of it was said before. */
const REPEATED = 0.85;
/** A whole passage may run over the wished length by this much. */
const OVERRUN = 1.3;
/** What is worth less than this is not told even where there is room; nor what only goes on. */
const WORTH_MIN = { each: 0.9, joined: 1.1 };

/** The passages that say most, each once, in about so many words and in the order of the text. */
export function choosePassages(
  document: ReadDocument,
  rated: readonly Rated[],
  { maxWords, said }: { maxWords: number; said: Set<number> },
): Rated[] {
  const passages = findPassages(rated);
  const taken = new Map<number, Rated>();
  let words = 0;
  for (;;) {
    let best: Passage | undefined;
    let bestScore = 0;
    for (const passage of passages) {
      const isOpen = passage.rated.every(({ place }) => !taken.has(place));
      const fits = taken.size === 0 || words + passage.words <= maxWords * OVERRUN;
      const fresh = freshness(document, passage, said);
      const worth = passage.worth * (1 - REPEATED * (1 - fresh));
      const score = worth / passage.words ** BREVITY;
      if (isOpen && fits && worth / passage.rated.length >= WORTH_MIN.each && score > bestScore) {
        best = passage;
        bestScore = score;
      }
    }
    if (!best || (taken.size > 0 && words >= maxWords * 0.9)) {
      break;
    }
    for (const each of best.rated) {
      taken.set(each.place, each);
      contentOf(document, each.sentence).forEach((word) => said.add(word));
    }
    words += best.words;
  }
  return [...taken.values()].toSorted((a, b) => a.place - b.place);
}

function findPassages(rated: readonly Rated[]): Passage[] {
  const at = new Map(rated.map((each) => [each.place, each]));
  return rated.flatMap((first) => {
    if (first.stood.standing !== 'free') {
      return [];
    }
    const row = [first];
    const passages = [toPassage(row)];
    for (let place = first.place + 1; row.length < SENTENCES_MAX; place += 1) {
      const next = at.get(place);
      const goesOn =
        next?.stood.standing === 'leans' &&
        next.sentence.block === first.sentence.block &&
        next.worth >= WORTH_MIN.joined;
      if (!next || !goesOn) {
        break;
      }
      row.push(next);
      passages.push(toPassage(row));
    }
    return passages.filter(({ words }, index) => index === 0 || words <= WORDS_MAX);
  });
}

function toPassage(row: readonly Rated[]): Passage {
  return {
    rated: [...row],
    worth: row.reduce((sum, { worth }) => sum + Math.max(0, worth), 0),
    words: Math.max(
      1,
      row.reduce((sum, { sentence }) => sum + sentence.to - sentence.from, 0),
    ),
  };
}

/** The share of its words that were not said yet. */
function freshness(document: ReadDocument, { rated }: Passage, said: ReadonlySet<number>): number {
  const words = new Set(rated.flatMap(({ sentence }) => [...contentOf(document, sentence)]));
  const fresh = [...words].filter((word) => !said.has(word)).length;
  return fresh / Math.max(1, words.size);
}

export function contentOf(
  { tokens }: ReadDocument,
  { from, to }: { from: number; to: number },
): Set<number> {
  const words = new Set<number>();
  for (let at = from; at < to; at += 1) {
    const id = tokens.singulars[tokens.ids[at] ?? 0] ?? 0;
    const word = tokens.vocabulary[id] ?? '';
    if (word.length > 1 && !STOP_WORDS.has(word)) {
      words.add(id);
    }
  }
  return words;
}
