import { foldWord } from './fold-word';
import { toSingular } from './singular';
import { joinBrokenWords } from './tidy';

/** The words of a text: where each starts and ends, and which word of the vocabulary it is. */
export type Tokens = {
  count: number;
  starts: Int32Array;
  ends: Int32Array;
  ids: Int32Array;
  /** Folded words by id. */
  vocabulary: string[];
  /** Id of the singular by id; the same id where the text never has it. */
  singulars: Int32Array;
};

/** A word may be broken at the end of a line. */
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:(?<=\p{Ll})[-\u00ad\u2010][ \t]*\r?\n[ \t]*(?=\p{Ll})[\p{L}\p{M}\p{N}]+)*/gu;
/** Shortest mean distance between words; only the size of the first guess depends on it. */
const CHARACTERS_PER_WORD = 4;

/** Arrays of numbers instead of objects: a text may have a million words. */
export function tokenize(text: string): Tokens {
  let starts = new Int32Array(Math.ceil(text.length / CHARACTERS_PER_WORD) + 1);
  let ends = new Int32Array(starts.length);
  let ids = new Int32Array(starts.length);
  const vocabulary: string[] = [];
  const idsByFolded = new Map<string, number>();
  const idsByRaw = new Map<string, number>();

  function idOf(raw: string): number {
    const folded = foldWord(joinBrokenWords(raw));
    let id = idsByFolded.get(folded);
    if (id === undefined) {
      id = vocabulary.push(folded) - 1;
      idsByFolded.set(folded, id);
    }
    idsByRaw.set(raw, id);
    return id;
  }

  let count = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const [raw] = match;
    if (count === starts.length) {
      [starts, ends, ids] = [grow(starts), grow(ends), grow(ids)];
    }
    starts[count] = match.index;
    ends[count] = match.index + raw.length;
    ids[count] = idsByRaw.get(raw) ?? idOf(raw);
    count += 1;
  }
  return {
    count,
    starts: starts.subarray(0, count),
    ends: ends.subarray(0, count),
    ids: ids.subarray(0, count),
    vocabulary,
    singulars: Int32Array.from(vocabulary, (word, id) => idsByFolded.get(toSingular(word)) ?? id),
  };
}

function grow(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(array.length * 2);
  larger.set(array);
  return larger;
}
