import type { Card, CardsDraft, StudyEngine } from '@scholar/ai';
import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache';
import { rememberDrafts } from './remembering-engine';

const CELL: Card = {
  term: 'Cell',
  definition: 'The smallest unit of life.',
  source: { quote: 'x', start: 0, end: 1 },
};
const DRAFT: CardsDraft = {
  cards: [CELL],
  maybe: [],
  language: 'en',
  coverage: { sections: 0, withCards: 0, missing: 0, withoutCards: [] },
  dropped: [],
};

it('tells everybody who asks for the same the cards of the one piece of work', async () => {
  const engine: StudyEngine = {
    name: 'embedded',
    summarize: () => Promise.reject(new Error('Nobody asks for a summary.')),
    async makeFlashcards(_, { onCards }) {
      onCards?.([CELL]);
      return DRAFT;
    },
  };
  const remembering = rememberDrafts(engine, createAnswerCache());
  const heard: string[] = [];
  const ask = (who: string) =>
    remembering.makeFlashcards(
      { text: 'x', count: 1 },
      {
        signal: new AbortController().signal,
        onCards: ([card]) => heard.push(`${who} ${card?.term}`),
      },
    );

  const drafts = await Promise.all([ask('lan'), ask('minh')]);
  const later = await ask('an');

  expect([...drafts, later]).toEqual([DRAFT, DRAFT, DRAFT]);
  expect(heard.toSorted()).toEqual(['lan Cell', 'minh Cell']);
});
