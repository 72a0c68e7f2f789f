import {
  documentEndpoints,
  flashcardEndpoints,
  importEndpoints,
  setEndpoints,
} from '@scholar/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { aUser } from '../../../testing/builders';
import type { FakeApi } from '../../../testing/fake-api';
import { FLASHCARDS_DRAFT } from '../flashcards-draft';
import {
  card,
  createServer,
  importAnyFile,
  open,
  openSaved,
  openWithCards,
  planLimit,
  press,
  TEXT,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

function createImportingServer(): FakeApi {
  const api = createServer();
  api.answer(importEndpoints.bring, ({ body }) => ({
    cards: 3,
    repeated: 0,
    overLimit: 0,
    reviews: 0,
    sets: body.sets.map(({ title }) => ({
      quizId: 31,
      documentId: 30,
      title,
      cards: 3,
      repeated: 0,
    })),
  }));
  return api;
}

describe('Study now', () => {
  it('saves document, cards and a set named after it in one call, and opens the set', async () => {
    const { api, currentPath } = await openWithCards({ api: createImportingServer() });
    await press('Selected card 2');

    await press('Study now');

    expect(currentPath()).toBe('/study-quiz?set=31');
    expect(api.calls(importEndpoints.bring).map(({ body }) => body)).toMatchObject([
      {
        sets: [
          {
            title: 'Transport in cells',
            document: { title: 'Transport in cells', sourceText: TEXT, reuse: true },
            cards: [{ question: 'Membrane' }, { question: 'Pump' }],
          },
        ],
      },
    ]);
    expect(api.calls(flashcardEndpoints.addBulk)).toEqual([]);
    expect(api.calls(documentEndpoints.upload)).toEqual([]);
  });

  it('names the set after the file', async () => {
    const { api, user } = await open({ api: createImportingServer(), importer: importAnyFile });
    await user.upload(
      screen.getByLabelText('Import file', { selector: 'input' }),
      new File(['text'], 'Lecture_03.txt'),
    );
    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 3' });

    await press('Study now');

    expect(api.calls(importEndpoints.bring)[0]?.body.sets[0]?.title).toBe('Lecture 03');
  });

  it('leaves no unsaved cards behind', async () => {
    await openWithCards({ api: createImportingServer() });

    await press('Study now');

    expect(await drafts.find(aUser().userId, FLASHCARDS_DRAFT)).toMatchObject({
      source: { text: TEXT },
      shown: null,
      earlier: [],
    });
  });

  it('makes a set of cards that are saved already', async () => {
    const { api, currentPath } = await openSaved();

    await press('Study now');

    expect(api.calls(setEndpoints.create).map(({ body }) => body)).toEqual([
      { title: 'Transport in cells', flashcardList: [41, 42, 43] },
    ]);
    expect(currentPath()).toBe('/study-quiz?set=5');
  });

  it('says why it could not, and keeps the cards', async () => {
    const api = createImportingServer();
    api.answer(importEndpoints.bring, planLimit);
    const { currentPath } = await openWithCards({ api });

    await press('Study now');

    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(planLimit.message);
    await press('Not now');
    expect(currentPath()).toBe('/flashcards');
    expect(card(3).getByDisplayValue('Pump')).toBeVisible();
  });
});
