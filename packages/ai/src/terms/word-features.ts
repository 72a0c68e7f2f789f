import { placeOf, type SparseRow } from '../learning/linear';
import type { Lexicon } from '../lexicon/lexicon';
import type { ReadDocument } from '../text/read-document';
import type { Candidate } from './candidates';

const ENDINGS = 2_048;
const SIZES = 6;

/** Columns of `describeWords`: meaning of the head, of the first word, endings of the head, sizes. */
export function wordFeatureWidth({ dimensions }: Lexicon): number {
  return dimensions * 2 + ENDINGS + SIZES;
}

/** What the words themselves say: what they mean, how they end. */
export function describeWords(
  { tokens: { vocabulary } }: ReadDocument,
  { words, size }: Candidate,
  lexicon: Lexicon,
): SparseRow {
  const { dimensions, vectors } = lexicon;
  const head = vocabulary[words.at(-1) ?? 0] ?? '';
  const first = size > 1 ? (vocabulary[words[0] ?? 0] ?? '') : '';
  const row: SparseRow = { places: [], values: [] };
  [head, first].forEach((word, block) => {
    const at = lexicon.vectorAt(word);
    const axes = at < 0 ? 0 : dimensions;
    for (let axis = 0; axis < axes; axis += 1) {
      row.places.push(block * dimensions + axis);
      row.values.push((vectors[at + axis] ?? 0) / 127);
    }
  });
  for (const length of [2, 3, 4, 5]) {
    row.places.push(dimensions * 2 + placeOf(`${length}${head.slice(-length)}`, ENDINGS));
    row.values.push(0.5);
  }
  row.places.push(dimensions * 2 + ENDINGS + Math.min(size, SIZES - 1));
  row.values.push(1);
  return row;
}
