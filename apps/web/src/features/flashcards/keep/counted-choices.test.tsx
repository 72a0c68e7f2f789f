import { aiEndpoints, flashcardEndpoints } from '@scholar/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { drafts } from '../../../lib/drafts/drafts';
import type { FakeApi } from '../../../testing/fake-api';
import { fill } from '../../../testing/fill';
import {
  ANSWER,
  createServer,
  open,
  openWithCards,
  planLimit,
  press,
  question,
} from '../testing/open-generator';

const noAnswer = new ApiError('Nothing answered.', { code: 'offline' });
const choicesOf = (api: FakeApi) =>
  api.calls(flashcardEndpoints.addBulk).map(({ body }) => body.choices);

beforeEach(async () => {
  await drafts.dropAll();
});

describe('[D-40] what a student keeps', () => {
  it('is sent along with the cards, as numbers', async () => {
    const { api } = await openWithCards();
    await press('Selected card 1');
    fill(question(3), 'What is a pump?');

    await press('Save Selected');

    expect(choicesOf(api)).toEqual([
      {
        engine: 'other',
        language: 'other',
        counts: [{ kind: 'definition', shownAs: 'selected', kept: 1, edited: 1, dropped: 1 }],
      },
    ]);
  });

  it('counts doubtful cards once they have been unfolded, although they are folded again', async () => {
    const api = createServer();
    const maybe = [{ term: 'Wax', definition: 'covers some leaves' }];
    api.answer(aiEndpoints.flashcards, {
      ...ANSWER,
      flashcards: { ...ANSWER.flashcards, maybe },
    });
    await openWithCards({ api });
    await press('Maybe (1)');
    await press('Maybe (1)');

    await press('Save Selected');

    expect(choicesOf(api)).toMatchObject([
      { counts: [{ shownAs: 'selected' }, { shownAs: 'maybe', kept: 0, dropped: 1 }] },
    ]);
  });

  it('is counted with the first cards that are saved, and not with later ones', async () => {
    const { api } = await openWithCards();
    await press('Selected card 1');
    await press('Save Selected');
    await press('OK');
    await press('Selected card 1');

    await press('Save Selected');

    expect(choicesOf(api)).toMatchObject([{ counts: [{ kept: 2, dropped: 1 }] }, undefined]);
  });

  it('[B-78] is sent again as it was where the answer was lost, after a reload too', async () => {
    const { api, unmount } = await openWithCards();
    await press('Selected card 1');
    api.answer(flashcardEndpoints.addBulk, noAnswer);
    await press('Save Selected');
    await press('OK');
    await press('Selected card 1');
    unmount();
    const second = createServer();
    await open({ api: second });

    await press('Save Selected');

    expect(choicesOf(second)).toEqual([...choicesOf(api), undefined]);
  });

  it('is counted with the cards that are taken, where others were refused before', async () => {
    const { api } = await openWithCards();
    api.answer(flashcardEndpoints.addBulk, planLimit);
    await press('Save Selected');
    await press('Not now');
    await press('Selected card 1');

    await press('Save Selected');

    expect(choicesOf(api)).toMatchObject([
      { counts: [{ kept: 3, dropped: 0 }] },
      { counts: [{ kept: 2, dropped: 1 }] },
    ]);
  });
});
