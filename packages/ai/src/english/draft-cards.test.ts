import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createModels } from '../models';
import { readDocument } from '../reading/read-document';
import { draftEmphasisedCards } from './draft-cards';

const models = createModels(join(import.meta.dirname, '..', '..', 'models'));

it('the definition of an emphasised term tells all that makes it what it is', () => {
  const document = readDocument(
    'Influential points are observed data points that are far from the other observed data points in the horizontal direction. They may have a big effect on the slope of a line.',
  );

  const drafts = draftEmphasisedCards(document, {
    count: 5,
    emphasis: ['influential points'],
    models,
  });

  expect(drafts.map(({ card }) => card.definition)).toEqual([
    'observed data points that are far from the other observed data points in the horizontal direction',
  ]);
});
