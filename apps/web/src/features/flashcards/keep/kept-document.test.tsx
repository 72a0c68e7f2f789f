import { aiEndpoints, documentEndpoints, flashcardEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { drafts } from '../../../lib/drafts/drafts';
import { storeToken, storeUser } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import type { FakeApi } from '../../../testing/fake-api';
import { fill } from '../../../testing/fill';
import {
  ANSWER,
  createServer,
  open,
  openWithCards,
  planLimit,
  press,
  serverDown,
  source,
  sourceOf,
  TEXT,
} from '../testing/open-generator';

beforeEach(async () => {
  await drafts.dropAll();
});

const uploads = (api: FakeApi) => api.calls(documentEndpoints.upload).map(({ body }) => body);
const documentIds = (api: FakeApi) =>
  api.calls(flashcardEndpoints.addBulk).map(({ body }) => body.documentId);
const choice = () => screen.queryByRole('checkbox', { name: 'Save the document with them' });

describe('the document of cards that are saved', () => {
  it('[44] is saved with them, named, sorted and summed up by the AI', async () => {
    const { api } = await openWithCards();

    await press('Save Selected');

    expect(uploads(api)).toEqual([
      {
        title: 'Transport in cells',
        field: 'Biology',
        content: 'Water follows the solute.',
        sourceText: TEXT,
        sourceEmphasis: [],
        summarySources: [],
        reuse: true,
      },
    ]);
    expect(documentIds(api)).toEqual([30]);
  });

  it('[44] is read without the Vietnamese instruction, as the passages are counted', async () => {
    const api = createServer();
    const prefix = 'Write the flashcards in Vietnamese.\n\n';
    const [first] = ANSWER.flashcards.keywords;
    const { start, end, quote } = sourceOf('Cells have a membrane.');
    const moved = { quote, start: start + prefix.length, end: end + prefix.length };
    api.answer(aiEndpoints.flashcards, {
      flashcards: { keywords: [{ term: 'x', definition: 'y', ...first, source: moved }] },
    });
    await open({ api });
    fill(source(), TEXT);
    await userEvent.click(screen.getByRole('switch', { name: 'Create in Vietnamese' }));
    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 1' });

    await press('Save Selected');

    expect(api.calls(aiEndpoints.summarize)[0]?.body.document_text).toBe(TEXT);
    const [card] = api.calls(flashcardEndpoints.addBulk)[0]?.body.flashcardList ?? [];
    expect(card?.source).toEqual({ quote, start, end });
    expect(uploads(api)[0]?.sourceText?.slice(start, end)).toBe(quote);
  });

  it('[44] is called by its first words where the AI has no answer, and holds the text itself', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, serverDown);
    await openWithCards({ api });

    await press('Save Selected');

    expect(uploads(api)).toEqual([
      { title: 'Cells have a membrane.', field: 'Other', content: TEXT, reuse: true },
    ]);
    expect(documentIds(api)).toEqual([30]);
  });

  it('[44] has no name of more than 60 letters from a text without an end', async () => {
    const api = createServer();
    api.answer(aiEndpoints.summarize, serverDown);
    await open({ api });
    fill(source(), `\n\n# ${'ộ'.repeat(200)}`);
    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 3' });

    await press('Save Selected');

    expect(uploads(api)[0]?.title).toBe('ộ'.repeat(60));
  });

  it('[44] is the text they were made from, not what was typed since', async () => {
    const { api } = await openWithCards();
    fill(source(), 'Something else entirely.');

    await press('Save Selected');

    expect(uploads(api)[0]?.sourceText).toBe(TEXT);
  });

  it('[44] is not saved where the student does not want it', async () => {
    const { api } = await openWithCards();
    expect(choice()).toBeChecked();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Save the document with them' }));
    await press('Save Selected');

    expect(uploads(api)).toEqual([]);
    expect(api.calls(aiEndpoints.summarize)).toEqual([]);
    expect(documentIds(api)).toEqual([0]);
  });

  it('is saved once: cards of the same text that come later belong to it', async () => {
    const { api } = await openWithCards();
    await press('Save Selected');
    await press('OK');

    await press('AI Generate');
    await screen.findByRole('listitem', { name: 'Card 3' });
    expect(choice()).toBeNull();
    await press('Save Selected');

    expect(uploads(api)).toHaveLength(1);
    expect(documentIds(api)).toEqual([30, 30]);
  });

  it('is not saved again after the cards failed', async () => {
    const api = createServer();
    const answerCards = api.answer;
    answerCards(flashcardEndpoints.addBulk, serverDown);
    await openWithCards({ api });
    await press('Save Selected');
    await press('OK');
    api.answer(flashcardEndpoints.addBulk, { flashcardList: [] });

    await press('Save Selected');

    expect(uploads(api)).toHaveLength(1);
    expect(documentIds(api).at(-1)).toBe(30);
  });

  it('that does not fit keeps the cards unsaved and says why', async () => {
    const api = createServer();
    api.answer(documentEndpoints.upload, planLimit);
    await openWithCards({ api });

    await press('Save Selected');

    expect(documentIds(api)).toEqual([]);
    expect(screen.getByText(planLimit.message)).toBeVisible();
  });

  it('[U-20] is still known after a guest has logged in', async () => {
    const { unmount } = await openWithCards({ isGuest: true });
    await press('Save Selected');
    unmount();
    storeToken('new');
    storeUser(aUser());

    const { api } = await open();
    await press('Save Selected');

    expect(uploads(api)[0]?.sourceText).toBe(TEXT);
    expect(documentIds(api)).toEqual([30]);
  });
});
