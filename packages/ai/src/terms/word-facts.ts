import type { Lexicon } from '../lexicon/lexicon';
import type { ReadDocument } from '../text/read-document';

/** Rank that stands for words nobody has counted. */
const UNKNOWN_RANK = 200_000;

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

/** What is known about the words of a text, by their ids. */
export function createWordFacts({ tokens: { vocabulary } }: ReadDocument, lexicon: Lexicon) {
  const rarities = new Float32Array(vocabulary.length).fill(-1);
  const rankOf = (id: number) => lexicon.rankOf(vocabulary[id] ?? '');
  return {
    rarity(id: number): number {
      if ((rarities[id] ?? -1) < 0) {
        rarities[id] = Math.log2(1 + (rankOf(id) ?? UNKNOWN_RANK));
      }
      return rarities[id] ?? 0;
    },
    isUnknown: (id: number) => rankOf(id) === undefined,
    isLink: (id: number) => (vocabulary[id] ?? '').length < 4 && (rankOf(id) ?? UNKNOWN_RANK) < 60,
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
  return (ids: readonly number[]) => {
    let likeness = 0;
    let known = 0;
    for (const id of ids) {
      const at = lexicon.vectorAt(vocabulary[id] ?? '');
      if (at >= 0) {
        known += 1;
        for (let axis = 0; axis < dimensions; axis += 1) {
          likeness += ((mean[axis] ?? 0) * (vectors[at + axis] ?? 0)) / (length * 127);
        }
      }
    }
    return known === 0 ? 0 : likeness / known;
  };
}
