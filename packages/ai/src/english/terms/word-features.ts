import { placeOf, scoreLinear, type SparseRow } from '../../learning/linear';
import type { Lexicon } from '../lexicon';
import type { ReadDocument } from '../../reading/read-document';
import type { Candidate } from './candidates';

const ENDINGS = 2_048;
const ENDING_LENGTHS = [2, 3, 4, 5];
const ENDING_VALUE = 0.5;
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
  const parts = [
    describeHead(vocabulary[words.at(-1) ?? 0] ?? '', lexicon),
    ...(size > 1 ? [describeOpening(vocabulary[words[0] ?? 0] ?? '', lexicon)] : []),
    describeSize(size, lexicon),
  ];
  return {
    places: parts.flatMap(({ places }) => places),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The same as scoring what `describeWords` says; each word is looked at once a text. */
export function createWordScorer(
  { tokens: { vocabulary } }: ReadDocument,
  lexicon: Lexicon,
  weights: ArrayLike<number>,
): (candidate: Candidate) => number {
  const heads = new Float64Array(vocabulary.length).fill(Number.NaN);
  const openings = new Float64Array(vocabulary.length).fill(Number.NaN);
  const sizes = Array.from({ length: SIZES }, (_, size) =>
    scoreLinear(weights, describeSize(size, lexicon)),
  );

  function scoreMeaning(word: string, firstPlace: number): number {
    const at = lexicon.vectorAt(word);
    const axes = at < 0 ? 0 : lexicon.dimensions;
    let sum = 0;
    for (let axis = 0; axis < axes; axis += 1) {
      sum += (weights[firstPlace + axis] ?? 0) * ((lexicon.vectors[at + axis] ?? 0) / 127);
    }
    return sum;
  }

  function scoreHead(word: string): number {
    return endingsOf(word, lexicon).reduce(
      (sum, place) => sum + (weights[place] ?? 0) * ENDING_VALUE,
      scoreMeaning(word, 0),
    );
  }

  return ({ words, size }) => {
    const head = words.at(-1) ?? 0;
    const opening = words[0] ?? 0;
    if (Number.isNaN(heads[head])) {
      heads[head] = scoreHead(vocabulary[head] ?? '');
    }
    if (size > 1 && Number.isNaN(openings[opening])) {
      openings[opening] = scoreMeaning(vocabulary[opening] ?? '', lexicon.dimensions);
    }
    return (
      (heads[head] ?? 0) +
      (size > 1 ? (openings[opening] ?? 0) : 0) +
      (sizes[Math.min(size, SIZES - 1)] ?? 0)
    );
  };
}

function describeHead(word: string, lexicon: Lexicon): SparseRow {
  const row = describeMeaning(word, 0, lexicon);
  for (const place of endingsOf(word, lexicon)) {
    row.places.push(place);
    row.values.push(ENDING_VALUE);
  }
  return row;
}

function endingsOf(word: string, { dimensions }: Lexicon): number[] {
  return ENDING_LENGTHS.map(
    (length) => dimensions * 2 + placeOf(`${length}${word.slice(-length)}`, ENDINGS),
  );
}

function describeOpening(word: string, lexicon: Lexicon): SparseRow {
  return describeMeaning(word, lexicon.dimensions, lexicon);
}

function describeSize(size: number, { dimensions }: Lexicon): SparseRow {
  return { places: [dimensions * 2 + ENDINGS + Math.min(size, SIZES - 1)], values: [1] };
}

function describeMeaning(word: string, firstPlace: number, lexicon: Lexicon): SparseRow {
  const at = lexicon.vectorAt(word);
  const axes = Array.from({ length: at < 0 ? 0 : lexicon.dimensions }, (_, axis) => axis);
  return {
    places: axes.map((axis) => firstPlace + axis),
    values: axes.map((axis) => (lexicon.vectors[at + axis] ?? 0) / 127),
  };
}
