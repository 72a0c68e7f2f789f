import type { CardsDraft } from '@scholar/ai';
import { FlashcardsSchema } from '@scholar/contract';
import { expect, it } from 'vitest';
import { createAnswerCache } from './answer-cache';
import { createStudyAssistant } from './study-assistant';

const SOURCE = { quote: 'Water', start: 0, end: 5 };
const TERM = { term: 'Osmosis', definition: 'The movement of water.', source: SOURCE };
const GAP = { term: 'osmosis', definition: 'Water moves by ____.', source: SOURCE } as const;

function askFor(draft: Pick<CardsDraft, 'cards' | 'maybe'>) {
  const assistant = createStudyAssistant({
    engine: {
      summarize: () => Promise.reject(new Error('Nobody asks for a summary.')),
      makeFlashcards: async () => ({
        draft: {
          ...draft,
          language: 'en',
          coverage: { sections: 0, withCards: 0, missing: 0, withoutCards: [] },
          dropped: [],
        },
        engine: { name: 'embedded', isFallback: false },
      }),
    },
    cache: createAnswerCache(),
    takeCall: async () => true,
  });
  return assistant.makeFlashcards(
    { document_text: 'Water moves by osmosis.', num_keywords: 10 },
    { signal: new AbortController().signal, asker: { key: 'a', factor: 1 } },
  );
}

it('[D-43] hands the kind of a card on, where it has one', async () => {
  const answer = await askFor({
    cards: [TERM, { ...GAP, kind: 'cloze' }],
    maybe: [{ ...TERM, kind: 'definition' }],
  });

  const { keywords, maybe } = FlashcardsSchema.parse(answer).flashcards;
  expect(keywords).toEqual([TERM, { ...GAP, kind: 'cloze' }]);
  expect(maybe).toEqual([{ ...TERM, kind: 'definition' }]);
});
