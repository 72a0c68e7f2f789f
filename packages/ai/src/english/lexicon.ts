import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const LEXICON_FILE = 'lexicon.bin';

/** What is known about an English word before any text is read. */
export type Lexicon = {
  dimensions: number;
  /** 0 for the most used word of all; `undefined` for a word nobody has counted. */
  rankOf(word: string): number | undefined;
  /** Shares of its uses as a noun, verb and adjective, 0 to 1 each; all 0 where nothing is known. */
  useOf(word: string): { noun: number; verb: number; adjective: number };
  /** Position of the word's vector in `vectors`, or -1. */
  vectorAt(word: string): number;
  /** All vectors, one after the other; each has length 1 times 127. */
  vectors: Int8Array;
};

type Header = { words: number; wordBytes: number; vectors: number; dimensions: number };

/** Reads the table that `training/build-lexicon.ts` makes from GloVe and WordNet. */
export function readLexicon(modelsDir: string): Lexicon {
  const file = readFileSync(join(modelsDir, LEXICON_FILE));
  const headerBytes = file.readUInt32LE(0);
  // Written by our own script and shipped with this code.
  const header = JSON.parse(file.toString('utf8', 4, 4 + headerBytes)) as Header;
  let at = 4 + headerBytes;
  const words = file.toString('utf8', at, at + header.wordBytes).split('\n');
  at += header.wordBytes;
  const uses = file.subarray(at, at + header.words * 2);
  at += header.words * 2;
  const vectors = new Int8Array(
    file.buffer,
    file.byteOffset + at,
    header.vectors * header.dimensions,
  );
  const ranks = new Map(words.map((word, rank) => [word, rank]));

  return {
    dimensions: header.dimensions,
    vectors,
    rankOf: (word) => ranks.get(word),
    useOf(word) {
      const rank = ranks.get(word);
      const first = rank === undefined ? 0 : (uses[rank * 2] ?? 0);
      const second = rank === undefined ? 0 : (uses[rank * 2 + 1] ?? 0);
      return { noun: (first & 15) / 15, verb: (first >> 4) / 15, adjective: (second & 15) / 15 };
    },
    vectorAt(word) {
      const rank = ranks.get(word);
      return rank !== undefined && rank < header.vectors ? rank * header.dimensions : -1;
    },
  };
}
