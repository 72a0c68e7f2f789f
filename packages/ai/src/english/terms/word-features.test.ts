import { join } from 'node:path';
import { expect, it } from 'vitest';
import { scoreLinear } from '../../learning/linear';
import { readLexicon } from '../lexicon';
import { readDocument } from '../../reading/read-document';
import { findCandidates } from './candidates';
import { createWordScorer, describeWords, wordFeatureWidth } from './word-features';

it('scores words one by one as it does all together', () => {
  const lexicon = readLexicon(join(import.meta.dirname, '..', '..', '..', 'models'));
  const document = readDocument('The cell wall of a plant keeps every plant cell upright.', 'en');
  const candidates = findCandidates(document, lexicon);
  const weights = Float64Array.from({ length: wordFeatureWidth(lexicon) }, (_, place) =>
    Math.sin(place),
  );

  const score = createWordScorer(document, lexicon, weights);

  expect(candidates.length).toBeGreaterThan(5);
  for (const candidate of candidates) {
    expect(score(candidate)).toBeCloseTo(
      scoreLinear(weights, describeWords(document, candidate, lexicon)),
    );
  }
});
