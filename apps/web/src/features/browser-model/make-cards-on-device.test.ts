import { describe, expect, it } from 'vitest';
import { type DeviceProgress, makeCardsOnDevice } from './make-cards-on-device';
import { createFakeModel, startWorkerHere } from '../../testing/fake-language-model';

const TEXT =
  'Osmosis is the movement of water through a membrane from low to high concentration. Plants take up water from the soil in this way.';
const OSMOSIS = {
  term: 'osmosis',
  quote: 'Osmosis is the movement of water through a membrane from low to high concentration.',
  kind: 'definition',
  definition: 'the movement of water through a membrane from low to high concentration',
  importance: 5,
};
const answerWith =
  (...cards: object[]) =>
  async () =>
    JSON.stringify({ cards });

function make(
  model: ReturnType<typeof createFakeModel>,
  { text = TEXT, isForVietnamese = false, signal = new AbortController().signal } = {},
) {
  const progress: DeviceProgress[] = [];
  const made = makeCardsOnDevice(
    { api: model.api, startWorker: startWorkerHere },
    { text, count: 5, emphasis: [], headings: [], isForVietnamese },
    { signal, onProgress: (step) => progress.push(step) },
  );
  return { made, progress };
}

describe('cards on the device', () => {
  it('are the model’s that hold, with their place in the text', async () => {
    const wrong = {
      ...OSMOSIS,
      term: 'membrane',
      definition: 'water from high to low concentration',
    };
    const model = createFakeModel({ answer: answerWith(OSMOSIS, wrong) });

    const { made, progress } = make(model);
    const { flashcards, engine, dropped } = await made;

    expect(flashcards.keywords.map(({ term }) => term)).toEqual(['osmosis']);
    expect(flashcards.keywords[0]?.source).toEqual({ quote: OSMOSIS.quote, start: 0, end: 83 });
    expect(dropped).toEqual([{ reason: 'not_in_text', count: 1 }]);
    expect(engine).toEqual({ name: 'browser', isFallback: false });
    expect(progress.at(-1)).toEqual({ step: 'writing', share: 1 });
    expect(model.state.prompts[0]).toContain('Plants take up water');
  });

  it('leave no session behind', async () => {
    const model = createFakeModel({ answer: answerWith(OSMOSIS) });

    await make(model).made;

    expect(model.state.destroyed).toBe(model.state.sessions);
  });

  it('are made of a Vietnamese text by a model that knows Vietnamese', async () => {
    const text = 'Quang hợp là quá trình cây xanh tạo ra đường từ ánh sáng mặt trời.';
    const card = {
      term: 'quang hợp',
      quote: text,
      definition: 'quá trình cây xanh tạo ra đường từ ánh sáng mặt trời',
      importance: 5,
    };
    const model = createFakeModel({ languages: ['en', 'vi'], answer: answerWith(card) });

    const { flashcards } = await make(model, { text }).made;

    expect(flashcards.keywords.map(({ term }) => term)).toEqual(['quang hợp']);
  });

  it.each([
    ['a Vietnamese text', { text: 'Quang hợp là quá trình cây xanh tạo ra đường.' }],
    ['Vietnamese cards', { isForVietnamese: true }],
  ])('are not tried by a model that does not know the language: %s', async (_, request) => {
    const model = createFakeModel({ answer: answerWith(OSMOSIS) });

    await expect(make(model, request).made).rejects.toMatchObject({ reason: 'language' });
    expect(model.state.prompts).toEqual([]);
  });

  it('are none where nothing that the model says holds', async () => {
    const model = createFakeModel({
      answer: answerWith({ ...OSMOSIS, definition: 'the work of ghosts in old houses' }),
    });

    await expect(make(model).made).rejects.toMatchObject({ reason: 'nothing_usable' });
  });

  it.each([
    ['breaks down', new DOMException('The model crashed.', 'UnknownError')],
    ['finds the text too long', new DOMException('Too much.', 'QuotaExceededError')],
    ['is lost', new Error('gone')],
  ])('are none where the model %s', async (_, error) => {
    const model = createFakeModel({
      answer: async () => {
        throw error;
      },
    });

    await expect(make(model).made).rejects.toMatchObject({ reason: 'failed' });
    expect(model.state.destroyed).toBe(model.state.sessions);
  });

  it('end with whoever waits for them', async () => {
    const leaving = new AbortController();
    const seen: AbortSignal[] = [];
    const model = createFakeModel({
      answer: (_prompt, _system, signal) => {
        seen.push(signal);
        return new Promise(() => undefined);
      },
    });
    const { made } = make(model, { signal: leaving.signal });
    await expect.poll(() => seen.length).toBe(1);

    leaving.abort();

    await expect(made).rejects.toThrow('aborted');
    expect(seen[0]?.aborted).toBe(true);
  });

  it('wait for a model that is fetched first, and say how far it is', async () => {
    const model = createFakeModel({ availability: 'downloadable', answer: answerWith(OSMOSIS) });
    const { made, progress } = make(model);

    await expect.poll(() => (model.fetch(0.34), progress.length)).toBeGreaterThan(0);
    model.endFetch(true);

    expect((await made).flashcards.keywords).toHaveLength(1);
    expect(progress[0]).toEqual({ step: 'fetching', share: 0.34 });
  });
});
