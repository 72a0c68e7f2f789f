import { expect, it } from 'vitest';
import { createTaggers } from './tagger';

const wordsOf = (tagged: { word: string }[]) => tagged.map(({ word }) => word);

it('reads a sentence alike whatever was read before', () => {
  const taggerFor = createTaggers();
  const sentence = 'Alzheimer’s disease is the most common cause of dementia.';
  const fresh = taggerFor()(sentence);

  const after = taggerFor();
  wordsOf(after('Nobody knew of Alzheimer’s, or of its causes.'));
  const next = taggerFor()(sentence);

  expect(wordsOf(fresh)).toEqual(expect.arrayContaining(['Alzheimer', '’s', 'disease']));
  expect(next).toEqual(fresh);
});
