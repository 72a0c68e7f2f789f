import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createModels } from '../models';
import { readDocument } from '../reading/read-document';
import { findLearntPhrases } from './key-phrase';
import { TITLE_FEATURE_COUNT } from './title-features';

const models = createModels(join(import.meta.dirname, '..', '..', 'models'));

it('names no text by what is left of a genitive, whatever the model likes', () => {
  const document = readDocument('A master’s degree takes two years, a bachelor’s degree four.');
  const likes = (liked: number) => ({
    ...models,
    titles:
      () =>
      (_: ArrayLike<number>, place = 0) =>
        place / TITLE_FEATURE_COUNT === liked ? 1 : 0,
  });

  const phrases = Array.from({ length: 20 }, (_, liked) =>
    findLearntPhrases(document, likes(liked)),
  ).flat();

  expect(phrases).toContain('master’s degree');
  expect(phrases.filter((phrase) => /^s\b/.test(phrase))).toEqual([]);
});
