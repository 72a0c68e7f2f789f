import { describe, expect, it } from 'vitest';
import { readDocument } from '../reading/read-document';
import { describeSentences } from './sentence-features';
import { describePairs, PAIR_FEATURE_COUNT } from './word-pairs';

const TEXT = 'Water moves. Cold water moves slowly.\n\nWater moves again.';

describe('pairs of words', () => {
  const document = readDocument(TEXT, 'en');
  const described = describeSentences(document);

  it('are numbered the same in every sentence', () => {
    const { count, pairsOf } = describePairs(document, [0, 1, 2], described);

    expect(pairsOf.map((pairs) => [...pairs])).toEqual([[0], [1, 0, 2], [0, 3]]);
    expect(count).toBe(4);
  });

  it('are counted in the whole text, also where few sentences are looked at', () => {
    const { count, table } = describePairs(document, [2], described);

    expect(count).toBe(2);
    expect(table).toHaveLength(2 * PAIR_FEATURE_COUNT);
    expect(table[0]).toBeCloseTo(Math.log2(3));
    expect(table[PAIR_FEATURE_COUNT]).toBe(0);
  });

  it('are none in a sentence of one word', () => {
    const single = readDocument('Water.', 'en');

    expect(describePairs(single, [0], describeSentences(single)).count).toBe(0);
  });
});
