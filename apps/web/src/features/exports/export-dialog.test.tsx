import {
  type ExportedCard,
  exportEndpoints,
  mediaEndpoints,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { asShown } from '../../testing/cards';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { Toaster } from '../../ui/feedback/toast';
import { ExportDialog } from './export-dialog';
import type { ExportOrder, ExportWriter } from './export-port';
import { ExportWriterContext } from './export-writer-context';
import type { Wanted } from './read-library';

const saved: string[] = [];
const orders: ExportOrder[] = [];
beforeEach(() => {
  saved.length = 0;
  orders.length = 0;
  URL.createObjectURL = () => 'blob:file';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const writeAtOnce: ExportWriter = (order) => {
  orders.push(order);
  return Promise.resolve('content');
};

function cardOf(flashcardId: number): ExportedCard {
  return {
    flashcardId,
    question: `Question ${flashcardId}`,
    answer: 'Answer',
    kind: 'definition',
    note: null,
    tags: [],
    original: null,
    memory: null,
    reviews: [],
  };
}

function open(wanted: Wanted, write = writeAtOnce) {
  const api = createFakeApi();
  api.answer(exportEndpoints.list, {
    sets: [
      { quizId: 1, title: 'Sinh học: tế bào', flashcardIds: [2, 1] },
      { quizId: 2, title: 'Empty', flashcardIds: [] },
    ],
    flashcardIds: Array.from({ length: 250 }, (_, index) => index + 3),
  });
  api.answer(exportEndpoints.cards, ({ body }) => ({ cards: body.flashcardIds.map(cardOf) }));
  const onClose = vi.fn<() => void>();
  const view = renderScreen(
    <ExportWriterContext value={write}>
      <ExportDialog wanted={wanted} isOpen onClose={onClose} />
      <Toaster />
    </ExportWriterContext>,
    { api },
  );
  const choose = (name: RegExp) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, onClose, choose };
}

const idsOf = ({ library }: ExportOrder) =>
  library.sets.map(({ title, cards }) => [title, cards.map((card) => card.flashcardId)]);

it.each([
  [/^Anki deck/, 'anki', 'Sinh học tế bào.apkg'],
  [/^Spreadsheet/, 'csv', 'Sinh học tế bào.csv'],
  [/^Text for Quizlet/, 'quizlet', 'Sinh học tế bào.txt'],
  [/^Markdown/, 'markdown', 'Sinh học tế bào.md'],
])('saves a set for %s under its title', async (button, format, name) => {
  const { choose, onClose, api } = open({ kind: 'set', quizId: 1, title: 'Sinh học: tế bào' });

  await choose(button);

  expect(await screen.findByText(`Saved as ${name}`)).toBeVisible();
  expect(saved).toEqual([name]);
  expect(orders).toMatchObject([{ format, origin: location.origin }]);
  expect(api.calls(exportEndpoints.list)[0]?.query).toEqual({ quizIds: '1' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks for a large library in pieces; cards in no set get one, sets without cards none', async () => {
  const { choose, api } = open({ kind: 'library' });

  await choose(/^Spreadsheet/);

  await waitFor(() => expect(saved).toEqual(['Scholar library.csv']));
  expect(api.calls(exportEndpoints.cards).map(({ body }) => body?.flashcardIds.length)).toEqual([
    200, 52,
  ]);
  expect(orders.map(idsOf)).toEqual([
    [
      ['Sinh học: tế bào', [2, 1]],
      ['Flashcards', Array.from({ length: 250 }, (_, index) => index + 3)],
    ],
  ]);
});

it('takes the cards that were chosen and asks for no others', async () => {
  const { choose, api } = open({ kind: 'cards', flashcardIds: [7, 5] });

  await choose(/^Markdown/);

  await waitFor(() => expect(orders.map(idsOf)).toEqual([[['Flashcards', [7, 5]]]]));
  expect(api.calls(exportEndpoints.list)).toEqual([]);
});

it('says why there is no file, and lets the student choose again', async () => {
  const { choose, api } = open({ kind: 'cards', flashcardIds: [7] });
  api.answer(
    exportEndpoints.cards,
    new ApiError(STUDY_MESSAGES.cardNotFound, { code: 'not_found', status: 404 }),
  );

  await choose(/^Markdown/);

  expect(await screen.findByText(STUDY_MESSAGES.cardNotFound)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Markdown/ })).toBeVisible();
  expect(saved).toEqual([]);
});

it('can be stopped while the file is written', async () => {
  const { choose, user } = open(
    { kind: 'cards', flashcardIds: [7] },
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  await choose(/^Anki deck/);

  await user.click(await screen.findByRole('button', { name: 'Cancel' }));

  expect(await screen.findByRole('button', { name: /^Anki deck/ })).toBeVisible();
  expect(saved).toEqual([]);
});

it('takes pictures and sounds along in an Anki deck, each read once; one that is gone stays away', async () => {
  const { choose, api } = open({ kind: 'set', quizId: 1, title: 'Cells' });
  const media = ['here', 'gone'].map((mediaId) => asShown({ mediaId, side: 'question' }));
  api.answer(exportEndpoints.cards, ({ body }) => ({
    cards: body.flashcardIds.map((id) => ({ ...cardOf(id), media })),
  }));
  const notFound = new ApiError(STUDY_MESSAGES.mediaNotFound, { code: 'not_found', status: 404 });
  api.answer(mediaEndpoints.read, ({ params }) =>
    params.mediaId === 'gone' ? notFound : new Blob(['bytes'], { type: 'image/webp' }),
  );

  await choose(/^Anki deck/);

  await waitFor(() => expect(orders).toHaveLength(1));
  const files = [...(orders[0]?.library.media ?? [])];
  expect(files.map(([id, { mime, bytes }]) => [id, mime, String.fromCharCode(...bytes)])).toEqual([
    ['here', 'image/webp', 'bytes'],
  ]);
  expect(api.calls(mediaEndpoints.read)).toHaveLength(2);
});

it('reads no pictures for files of words', async () => {
  const { choose, api } = open({ kind: 'set', quizId: 1, title: 'Cells' });

  await choose(/^Markdown/);

  await waitFor(() => expect(orders).toHaveLength(1));
  expect(api.calls(mediaEndpoints.read)).toHaveLength(0);
});
