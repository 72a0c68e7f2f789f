import type { Lexicon } from '../lexicon';
import type { ReadDocument } from '../../reading/read-document';

/** Rank that stands for words nobody has counted. */
const UNKNOWN_RANK = 200_000;
/** The short words before this rank only join others. */
const LINK_RANK = 60;

/** Words of the document's headings, singular. */
export function findHeadingWords({ blocks, sentences, tokens }: ReadDocument): Set<number> {
  const words = new Set<number>();
  for (const { block, from, to } of sentences) {
    for (let at = from; blocks[block]?.isHeading && at < to; at += 1) {
      words.add(tokens.singulars[tokens.ids[at] ?? 0] ?? 0);
    }
  }
  return words;
}

/** What is known about the words of a text, by their ids; each word is looked up once. */
export function createWordFacts({ tokens: { vocabulary } }: ReadDocument, lexicon: Lexicon) {
  const ranks = Int32Array.from(vocabulary, (word) => lexicon.rankOf(word) ?? -1);
  const rarities = Float64Array.from(ranks, (rank) =>
    Math.log2(1 + (rank === -1 ? UNKNOWN_RANK : rank)),
  );
  return {
    rarity: (id: number) => rarities[id] ?? 0,
    isUnknown: (id: number) => ranks[id] === -1,
    isLink(id: number) {
      const rank = ranks[id] ?? -1;
      return rank !== -1 && rank < LINK_RANK && (vocabulary[id] ?? '').length < 4;
    },
    use: (id: number) => lexicon.useOf(vocabulary[id] ?? ''),
  };
}

/** How near a phrase is to what the text is about: the mean of the vectors of its rarer words. */
export function measureTopic(
  { tokens: { vocabulary } }: ReadDocument,
  counts: ReadonlyMap<number, number>,
  lexicon: Lexicon,
) {
  const { dimensions, vectors } = lexicon;
  const mean = new Float64Array(dimensions);
  for (const [id, count] of counts) {
    const at = lexicon.vectorAt(vocabulary[id] ?? '');
    const weight =
      Math.log2(1 + count) * Math.log2(1 + (lexicon.rankOf(vocabulary[id] ?? '') ?? 0));
    const axes = at < 0 ? 0 : dimensions;
    for (let axis = 0; axis < axes; axis += 1) {
      mean[axis] = (mean[axis] ?? 0) + weight * (vectors[at + axis] ?? 0);
    }
  }
  const length = Math.hypot(...mean) || 1;
  const likenesses = new Float64Array(vocabulary.length).fill(Number.NaN);

  /** -Infinity for a word without a vector. */
  function likenessOf(id: number): number {
    const at = lexicon.vectorAt(vocabulary[id] ?? '');
    let likeness = at < 0 ? -Infinity : 0;
    const axes = at < 0 ? 0 : dimensions;
    for (let axis = 0; axis < axes; axis += 1) {
      likeness += ((mean[axis] ?? 0) * (vectors[at + axis] ?? 0)) / (length * 127);
    }
    return likeness;
  }

  return (ids: readonly number[]) => {
    let sum = 0;
    let known = 0;
    for (const id of ids) {
      if (Number.isNaN(likenesses[id])) {
        likenesses[id] = likenessOf(id);
      }
      const likeness = likenesses[id] ?? -Infinity;
      if (likeness > -Infinity) {
        known += 1;
        sum += likeness;
      }
    }
    return known === 0 ? 0 : sum / known;
  };
}
