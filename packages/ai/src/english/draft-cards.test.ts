import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createModels } from '../models';
import { readDocument } from '../reading/read-document';
import { draftEmphasisedCards } from './draft-cards';

const models = createModels(join(import.meta.dirname, '..', '..', 'models'));

const definitionsOf = (text: string, term: string) =>
  draftEmphasisedCards(readDocument(text), { count: 5, emphasis: [term], models }).map(
    ({ card }) => card.definition,
  );

it('a definition keeps the verb that it begins with', () => {
  const text = 'Cognitive bias influences the way people gather and process new information.';

  expect(definitionsOf(text, 'cognitive bias')).toEqual([
    'influences the way people gather and process new information',
  ]);
});

it('a definition in passing ends where the sentence goes on', () => {
  const text =
    'A stakeholder claim, that is, any given interest of a stakeholder in a business decision, may therefore challenge a firm that complies with the law.';

  expect(definitionsOf(text, 'stakeholder claim')).toEqual([
    'any given interest of a stakeholder in a business decision',
  ]);
});

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
