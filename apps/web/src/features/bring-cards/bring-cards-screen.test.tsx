import { importEndpoints, type ImportResult } from '@scholar/contract';
import {
  type CardFile,
  EXTRACTION_MESSAGES,
  ExtractionError,
  type FieldRole,
  recognisePairs,
} from '@scholar/extract';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { stubNativeDialogs } from '../../testing/native-dialogs';
import { renderScreen } from '../../testing/render-screen';
import { BringCardsScreen } from './bring-cards-screen';
import { handOver, handOverList } from './given-cards';
import type { CardReader } from './read/card-port';
import { CardReaderContext } from './read/read-in-worker';

// Other files of tests share this module, and may leave what they have given away.
beforeEach(() => handOver([]));

const LIST = 'quả táo\tapple\nquả cam\torange\nquả chuối\tbanana';

function aDeck(roles: FieldRole[]): CardFile {
  const samples = { Word: '漢字', Reading: 'かんじ', Meaning: 'sign' };
  return {
    kind: 'deck',
    deck: {
      name: 'Words',
      noteCount: 1,
      cards: [],
      media: [],
      tags: [],
      reviewCount: 0,
      skipped: [],
      wideTypes: [
        {
          name: 'Words',
          isChosen: false,
          fields: Object.entries(samples).map(([name, sample], place) => ({
            name,
            sample,
            role: roles[place] ?? 'nothing',
          })),
        },
      ],
    },
  };
}

const RESULT: ImportResult = { cards: 3, repeated: 0, overLimit: 0, reviews: 0, sets: [] };

/** Reads pasted lists as the worker does; files are what the test says. */
function readerOf(file?: CardFile | ExtractionError): CardReader {
  return async (given, { pairs }) => {
    const list = 'text' in given ? recognisePairs(given.text, pairs) : undefined;
    const read = list ? { kind: 'list' as const, list } : file;
    if (read === undefined || read instanceof ExtractionError) {
      throw read ?? new ExtractionError('no_cards', EXTRACTION_MESSAGES.no_cards);
    }
    return read;
  };
}

function open({
  reader = readerOf(),
  result = {},
}: { reader?: CardReader; result?: Partial<ImportResult> } = {}) {
  stubNativeDialogs();
  const api = createFakeApi();
  api.answer(importEndpoints.bring, ({ body }) => ({
    ...RESULT,
    ...result,
    sets: body.sets.map(({ title, cards }) => ({
      quizId: body.dryRun ? null : 7,
      documentId: null,
      title,
      cards: cards.length,
      repeated: 0,
    })),
  }));
  const view = renderScreen(
    <CardReaderContext value={reader}>
      <Routes>
        <Route path="/import-cards" element={<BringCardsScreen />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </CardReaderContext>,
    { route: '/import-cards', api, session: { user: aUser() } },
  );
  const sent = () => api.calls(importEndpoints.bring).map(({ body }) => body);
  return { ...view, api, sent };
}

async function pasteList({ user }: ReturnType<typeof open>, text = LIST) {
  await user.click(screen.getByLabelText('Paste a list'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'Show cards' }));
}

describe('bringing cards', () => {
  it('shows a pasted list word for word, and what will happen, before anything is written', async () => {
    const view = open({ result: { cards: 2, repeated: 1 } });

    await pasteList(view);

    expect(await screen.findByText('2 cards, 1 you have already')).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'quả chuối' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'banana' })).toBeVisible();
    expect(view.sent()).toMatchObject([{ dryRun: true }]);
  });

  it('studies the new set with one more click', async () => {
    const view = open();
    await pasteList(view);
    await screen.findByText('3 cards');
    await view.user.clear(screen.getByLabelText('Name of the set'));
    await view.user.type(screen.getByLabelText('Name of the set'), 'Fruit');

    await view.user.click(screen.getByRole('button', { name: 'Study now' }));

    await vi.waitFor(() => expect(view.currentPath()).toBe('/study-quiz?set=7'));
    expect(view.sent().at(-1)).toEqual({
      sets: [
        {
          title: 'Fruit',
          cards: [
            { question: 'quả táo', answer: 'apple' },
            { question: 'quả cam', answer: 'orange' },
            { question: 'quả chuối', answer: 'banana' },
          ],
        },
      ],
    });
  });

  it('cuts the list where the student says', async () => {
    const view = open();
    await pasteList(view, 'a - b: c\nd - e: f\ng - h: i');
    await screen.findByText('3 cards');

    await view.user.selectOptions(screen.getByLabelText('Between term and meaning'), 'Colon');

    expect(await screen.findByRole('rowheader', { name: 'a - b' })).toBeVisible();
  });

  it('says that a text holds no pairs', async () => {
    const view = open();

    await pasteList(view, 'Water is wet.');

    expect(await screen.findByText(/^No pairs were found/)).toBeVisible();
    expect(view.sent()).toEqual([]);
  });

  it('reads a file that was dropped elsewhere, and says why it cannot', async () => {
    const corrupt = new ExtractionError('corrupt', EXTRACTION_MESSAGES.corrupt);
    handOver([new File(['x'], 'deck.apkg')]);
    open({ reader: readerOf(corrupt) });

    expect(await screen.findByText(EXTRACTION_MESSAGES.corrupt)).toBeVisible();
  });

  it('shows a list that was pasted elsewhere', async () => {
    handOverList(LIST);
    open();

    expect(await screen.findByRole('rowheader', { name: 'quả cam' })).toBeVisible();
    expect(screen.getByLabelText('Name of the set')).toHaveValue('Pasted list');
  });

  it('[D-58] lets the student say what becomes of the fields of a deck', async () => {
    const reader = vi.fn<CardReader>((_, { fields }) =>
      Promise.resolve(aDeck(fields?.['Words'] ?? ['question', 'note', 'answer'])),
    );
    handOver([new File(['x'], 'deck.apkg')]);
    const { user } = open({ reader });
    expect(await screen.findByLabelText('Reading')).toHaveValue('note');
    expect(screen.getByText('かんじ')).toBeVisible();

    await user.selectOptions(screen.getByLabelText('Reading'), 'Answer');

    await vi.waitFor(() => expect(screen.getByLabelText('Reading')).toHaveValue('answer'));
    expect(reader.mock.lastCall?.[1]).toEqual({
      fields: { Words: ['question', 'answer', 'answer'] },
    });
  });

  it('[D-54] offers what fits where the plan holds fewer', async () => {
    const view = open({ result: { cards: 2, overLimit: 1 } });
    await pasteList(view);
    await screen.findByText('1 card more than your plan holds.');
    const full = new ApiError('2 of these fit.', { code: 'plan_limit', status: 402 });
    view.api.answer(importEndpoints.bring, ({ body }) => {
      if (!body.onlyWhatFits) {
        throw full;
      }
      return {
        ...RESULT,
        sets: [{ quizId: 9, documentId: null, title: 'x', cards: 2, repeated: 0 }],
      };
    });
    await view.user.click(screen.getByRole('button', { name: 'Study now' }));

    await view.user.click(await screen.findByRole('button', { name: 'Save what fits' }));

    await vi.waitFor(() => expect(view.currentPath()).toBe('/study-quiz?set=9'));
  });

  it('asks for a name', async () => {
    const view = open();
    await pasteList(view);
    await view.user.clear(await screen.findByLabelText('Name of the set'));

    await view.user.click(screen.getByRole('button', { name: 'Study now' }));

    expect(screen.getByText('Please enter a name for the set.')).toBeVisible();
  });
});
