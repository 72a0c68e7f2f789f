import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Question } from '../llm/question';
import { LlmFailure } from '../llm/llm-failure';
import { createModels, EVERYDAY_FILE, EVERYDAY_RANK } from '../models';
import { CELLS, OSMOSIS } from '../testing/cell-texts';
import { MODELS_DIR } from '../testing/models-dir';
import { makeDeviceCards } from './make-device-cards';

const work = { signal: new AbortController().signal };
const make = (ask: (question: Question) => Promise<string>, text = CELLS) =>
  makeDeviceCards({ ask, contextTokens: 4_096, timeoutMs: 10_000 }, { text, count: 5 }, work);

describe('cards of a model on the device', () => {
  it('are asked for and checked as on the server', async () => {
    const questions: Question[] = [];
    const wrong = { ...OSMOSIS, term: 'membrane', definition: 'a thing that nobody has ever seen' };

    const { cards, dropped } = await make(async (question) => {
      questions.push(question);
      return JSON.stringify({ cards: [OSMOSIS, wrong] });
    });

    expect(cards.map(({ term }) => term)).toEqual(['osmosis']);
    expect(dropped).toEqual([{ reason: 'not_in_text', count: 1 }]);
    expect(questions[0]?.system).toContain('You make study flashcards');
    expect(questions[0]?.schema).toMatchObject({ required: ['cards'] });
  });

  it('are asked for without a schema where the model knows none', async () => {
    const { cards } = await make(async ({ schema }) => {
      if (schema) {
        throw new LlmFailure('refused', { status: 422 });
      }
      return JSON.stringify({ cards: [OSMOSIS] });
    });

    expect(cards).toHaveLength(1);
  });

  it('cite a text with accents behind their letters as it was written', async () => {
    const quote = 'Quang hợp là quá trình cây xanh tạo ra đường từ ánh sáng mặt trời.';
    const text = quote.normalize('NFD');

    const { cards } = await make(
      async () =>
        JSON.stringify({
          cards: [
            {
              term: 'quang hợp',
              quote,
              definition: 'quá trình cây xanh tạo ra đường từ ánh sáng mặt trời',
              importance: 5,
            },
          ],
        }),
      text,
    );

    expect(cards[0]?.source.quote).toBe(text);
  });
});

describe('the everyday words of browsers', () => {
  it('are those of the lexicon', () => {
    const { isEveryday } = createModels(MODELS_DIR);
    const words = readFileSync(join(MODELS_DIR, EVERYDAY_FILE), 'utf8').trimEnd().split('\n');

    expect(words).toHaveLength(EVERYDAY_RANK);
    expect(words.filter((word) => !isEveryday(word))).toEqual([]);
  });
});
