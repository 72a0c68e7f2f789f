import { foldWord } from '../../reading/fold-word';
import type { ReadDocument } from '../../reading/read-document';
import { STOP_WORDS } from '../../reading/stop-words';
import { wordSet } from '../word-lists';

/** What the whole text says for a phrase being one of its terms. */
export type Support = {
  count: number;
  /** Share of its places at which the same word follows: 1 for 'hàm mất' of 'hàm mất mát'. */
  continued: number;
  /** The same for the word before: 1 for 'gian kernel' of 'không gian kernel'. */
  preceded: number;
  isInHeading: boolean;
};

type Entry = Support & { words: string[]; next: Map<number, number>; last: Map<number, number> };

/** Words before a term that say nothing about where it begins. */
const LINK_WORDS = wordSet('words-before-terms');
const NONE: Support = { count: 0, continued: 0, preceded: 0, isInHeading: false };

/** Counts all the phrases in one pass over the text. */
export function supportOf(
  { plain: text, tokens, sentences, blocks }: ReadDocument,
  phrases: Iterable<readonly string[]>,
): (words: readonly string[]) => Support {
  const entries = new Map<string, Entry>();
  /** By their first two words: many begin with the same one. */
  const byStart = new Map<string, Entry[]>();
  for (const words of phrases) {
    const key = words.join(' ');
    if (!entries.has(key)) {
      const entry = {
        ...NONE,
        words: [...words],
        next: new Map<number, number>(),
        last: new Map<number, number>(),
      };
      entries.set(key, entry);
      const start = words.slice(0, 2).join(' ');
      const others = byStart.get(start);
      if (others) {
        others.push(entry);
      } else {
        byStart.set(start, [entry]);
      }
    }
  }
  const wordAt = (at: number) => tokens.vocabulary[tokens.ids[at] ?? 0] ?? '';
  const isJoined = (at: number) =>
    /^[ -]$/.test(text.slice(tokens.ends[at - 1], tokens.starts[at]));
  for (const { from, to, block } of sentences) {
    for (let at = from; at < to; at += 1) {
      const word = wordAt(at);
      const pair = at + 1 < to ? `${word} ${wordAt(at + 1)}` : '';
      for (const entry of [...(byStart.get(word) ?? []), ...(byStart.get(pair) ?? [])]) {
        const after = at + entry.words.length;
        if (after <= to && entry.words.every((each, step) => each === wordAt(at + step))) {
          entry.count += 1;
          entry.isInHeading ||= blocks[block]?.isHeading ?? false;
          if (after < to && isJoined(after) && isContent(wordAt(after))) {
            raise(entry.next, tokens.ids[after] ?? 0);
          }
          if (at > from && isJoined(at) && !LINK_WORDS.has(wordAt(at - 1))) {
            raise(entry.last, tokens.ids[at - 1] ?? 0);
          }
        }
      }
    }
  }
  for (const entry of entries.values()) {
    entry.continued = Math.max(0, ...entry.next.values()) / Math.max(1, entry.count);
    entry.preceded = Math.max(0, ...entry.last.values()) / Math.max(1, entry.count);
  }
  return (words) => entries.get(words.join(' ')) ?? NONE;
}

/** '1' behind 'phép tích chập' does not make it longer. */
function isContent(word: string): boolean {
  return !STOP_WORDS.has(word) && !/^\p{N}/u.test(word);
}

function raise(counts: Map<number, number>, id: number) {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** The words of phrases that stand for themselves, folded. */
export function foldedPhrases(phrases: readonly string[]): Set<string> {
  return new Set(phrases.map((phrase) => phrase.trim().split(/\s+/).map(foldWord).join(' ')));
}
