import type { Lexicon } from '../lexicon';
import { isInLongText } from '../../reading/parts';
import type { ReadDocument } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';

const MAX_WORDS = 5;
/** Places kept of each phrase: enough to find where it is explained. */
export const PLACES_KEPT = 12;
const COUNTER_BITS = 22;
const CONNECTORS = new Set('of the in to and for by on a s with at from as or'.split(' '));

/** A phrase that may be a term. `places` are the indexes of its first words, in order. */
export type Candidate = {
  key: string;
  size: number;
  count: number;
  places: number[];
  /** Vocabulary ids, singular. */
  words: number[];
};

/** How words combine, by the id of the word. */
type WordKinds = { canEnd: Uint8Array; canStart: Uint8Array; isLink: Uint8Array };

/** Every phrase of one to five words that could be a term, singular and plural as one. */
export function findCandidates(document: ReadDocument, lexicon: Lexicon): Candidate[] {
  const kinds = classifyWords(document, lexicon);
  // There are more terms than anybody asks for: a phrase has to come twice.
  const isRepeated = isInLongText(document) ? countRepeated(document, kinds) : () => true;
  const byKey = new Map<string, Candidate>();
  forEachSpan(document, kinds, (at, size) => {
    if (!isRepeated(at, size)) {
      return;
    }
    const words = wordsAt(document, at, size);
    const key = words.join(' ');
    const known = byKey.get(key);
    if (known) {
      known.count += 1;
      if (known.places.length < PLACES_KEPT) {
        known.places.push(at);
      }
    } else {
      byKey.set(key, { key, size, count: 1, places: [at], words });
    }
  });
  return [...byKey.values()];
}

function wordsAt({ tokens: { ids, singulars } }: ReadDocument, at: number, size: number): number[] {
  const words: number[] = [];
  for (let step = 0; step < size; step += 1) {
    words.push(singulars[ids[at + step] ?? 0] ?? 0);
  }
  return words;
}

function forEachSpan(
  { plain: text, tokens, sentences }: ReadDocument,
  kinds: WordKinds,
  onSpan: (at: number, size: number) => void,
) {
  for (const { from, to } of sentences) {
    for (let at = from; at < to; at += 1) {
      if (!kinds.canStart[tokens.ids[at] ?? 0]) {
        continue;
      }
      for (let size = 1; size <= MAX_WORDS && at + size <= to; size += 1) {
        const last = at + size - 1;
        if (size > 1 && !isJoined(text, tokens.ends[last - 1] ?? 0, tokens.starts[last] ?? 0)) {
          break;
        }
        const id = tokens.ids[last] ?? 0;
        if (kinds.canEnd[id]) {
          onSpan(at, size);
        } else if (size > 1 && !kinds.isLink[id] && !kinds.canStart[id]) {
          break;
        }
      }
    }
  }
}

/** Only a space, a hyphen or an apostrophe stands between two words of one phrase; a tab parts the cells of a table. */
function isJoined(text: string, end: number, start: number): boolean {
  if (start - end === 1) {
    return /[^\S\t]|[-‐‑–'’]/.test(text[end] ?? '');
  }
  return start - end < 6 && /^[^\S\t]+$/.test(text.slice(end, start));
}

function classifyWords({ tokens }: ReadDocument, lexicon: Lexicon): WordKinds {
  const { vocabulary } = tokens;
  const kinds = {
    canEnd: new Uint8Array(vocabulary.length),
    canStart: new Uint8Array(vocabulary.length),
    isLink: new Uint8Array(vocabulary.length),
  };
  vocabulary.forEach((word, id) => {
    const isPlain = /\p{L}/u.test(word) && !STOP_WORDS.has(word);
    const { noun, verb, adjective } = lexicon.useOf(word);
    const isAdverb = word.endsWith('ly') && noun + adjective < 0.2;
    const isVerb = verb > 0.95 && noun === 0 && !word.endsWith('ing');
    kinds.canStart[id] = isPlain && !isAdverb ? 1 : 0;
    kinds.canEnd[id] = isPlain && word.length > 1 && !isAdverb && !isVerb ? 1 : 0;
    kinds.isLink[id] = CONNECTORS.has(word) ? 1 : 0;
  });
  return kinds;
}

/** Counts phrases in a fixed table; two phrases that share a place only let one too many through. */
function countRepeated(document: ReadDocument, kinds: WordKinds) {
  const { ids, singulars } = document.tokens;
  const counters = new Uint8Array(2 ** COUNTER_BITS);
  const placeOf = (at: number, size: number) => {
    let hash = size;
    for (let step = 0; step < size; step += 1) {
      const id = singulars[ids[at + step] ?? 0] ?? 0;
      hash = Math.imul(hash ^ id, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return hash >>> (32 - COUNTER_BITS);
  };
  forEachSpan(document, kinds, (at, size) => {
    const place = placeOf(at, size);
    counters[place] = Math.min(2, (counters[place] ?? 0) + 1);
  });
  return (at: number, size: number) => (counters[placeOf(at, size)] ?? 0) > 1;
}
