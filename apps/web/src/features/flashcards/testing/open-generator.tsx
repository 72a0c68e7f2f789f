import {
  aiEndpoints,
  documentEndpoints,
  FIELDS,
  type Flashcards,
  flashcardEndpoints,
  setEndpoints,
  STUDY_MESSAGES,
  type StudyDocument,
  type Summary,
} from '@scholar/contract';
import { act, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { Link, Route, Routes } from 'react-router';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { aCard, editedCard } from '../../../testing/cards';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { startWorkerHere } from '../../../testing/fake-language-model';
import { fill } from '../../../testing/fill';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { renderScreen } from '../../../testing/render-screen';
import { CardsWorkerContext } from '../../browser-model/public';
import { ImporterContext, NO_SOURCE } from '../../import-document/public';
import { FlashcardsScreen } from '../flashcards-screen';

export const TEXT =
  'Cells have a membrane.\n\nWater moves toward solute. This is osmosis.\n\nPumps need ATP.';

export const ANSWER: Flashcards = {
  flashcards: {
    keywords: [
      {
        term: 'Membrane',
        definition: 'It wraps cells.',
        source: sourceOf('Cells have a membrane.'),
      },
      {
        term: 'Osmosis',
        definition: 'The movement of water.',
        source: sourceOf('Water moves toward solute.'),
      },
      { term: 'Pump', definition: 'It needs energy.', source: sourceOf('Pumps need ATP.') },
    ],
  },
};

const SUMMARY: Summary = {
  summarized_content: 'Water follows the solute.',
  generated_document_name: 'Transport in cells',
  field_of_document: 'biology',
};

export function sourceOf(quote: string, text = TEXT) {
  const start = text.indexOf(quote);
  return { quote, start, end: start + quote.length };
}

export const serverDown = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
export const notFound = new ApiError(STUDY_MESSAGES.documentNotFound, {
  code: 'not_found',
  status: 404,
});
export const planLimit = new ApiError(STUDY_MESSAGES.cardLimit(1000), {
  code: 'plan_limit',
  status: 402,
});

export function aDocument(changes: Partial<StudyDocument> = {}): StudyDocument {
  return {
    documentId: 12,
    title: 'Membrane transport',
    field: 'Biology',
    content: 'Water follows the solute.',
    uploadDate: '2025-09-14T13:42:00.000Z',
    updateDate: '2025-09-16T00:15:00.000Z',
    sourceText: null,
    sourceEmphasis: [],
    summarySources: [],
    ...changes,
  };
}

/** A server with these documents; it makes three cards and saves what it is sent. */
export function createServer(documents: StudyDocument[] = [aDocument()]): FakeApi {
  const api = createFakeApi();
  let lastId = 40;
  api.answer(aiEndpoints.flashcards, ANSWER);
  api.answer(flashcardEndpoints.addBulk, ({ body }) => ({
    flashcardList: body.flashcardList.map(({ question, answer }) =>
      aCard({ flashcardId: (lastId += 1), question, answer }),
    ),
  }));
  api.answer(flashcardEndpoints.edit, ({ body, params }) =>
    editedCard(aCard({ flashcardId: Number(params.flashcardId) }), body),
  );
  api.answer(setEndpoints.create, ({ body }) => ({
    quizId: 5,
    title: body.title,
    createdDate: '2025-09-14T08:42:00.000Z',
    flashcardCount: body.flashcardList.length,
  }));
  api.answer(aiEndpoints.summarize, SUMMARY);
  api.answer(documentEndpoints.upload, ({ body }) => {
    const document = aDocument({ documentId: 30, title: body.title, content: body.content });
    documents.push(document);
    return document;
  });
  api.answer(documentEndpoints.fields, [...FIELDS]);
  api.answer(documentEndpoints.list, ({ body }) => {
    const found = documents.filter(
      ({ title, field }) =>
        title.toLowerCase().includes((body?.keyword ?? '').toLowerCase()) &&
        (!body?.field || field === body.field),
    );
    return { documents: found.slice(0, 20), totalPages: 1, totalItems: found.length };
  });
  api.answer(
    documentEndpoints.get,
    ({ params }) =>
      documents.find(({ documentId }) => documentId === Number(params.documentId)) ?? notFound,
  );
  return api;
}

type Importer = ComponentProps<typeof ImporterContext>['value'];

/** Reads every file at once, into the same text. */
export const importAnyFile: Importer = async ({ name }) => ({
  source: { ...NO_SOURCE, text: 'A cell wall is stiff.', file: { name, pages: 0 } },
  isCut: false,
  recognisedPages: [],
  emptyPages: [],
  picturePages: [],
});

type Options = { api?: FakeApi; isGuest?: boolean; route?: string; importer?: Importer };

export async function open({
  api = createServer(),
  isGuest = false,
  route = '/flashcards',
  importer = unanswered,
}: Options = {}) {
  stubNativeDialogs();
  const view = renderScreen(
    <ImporterContext value={importer}>
      <CardsWorkerContext value={startWorkerHere}>
        <Link to="/home">Home</Link>
        <Routes>
          <Route path="/flashcards" element={<FlashcardsScreen />} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
      </CardsWorkerContext>
    </ImporterContext>,
    { route, api, ...(isGuest ? {} : { session: { user: aUser() } }) },
  );
  await screen.findByRole('heading', { name: 'Flashcard Generator' });
  return view;
}

/** Opens the screen with three cards on it. */
export async function openWithCards(options: Options = {}) {
  const view = await open(options);
  fill(source(), TEXT);
  await press('AI Generate');
  await screen.findByRole('listitem', { name: 'Card 3' });
  return view;
}

/** The same, all of them saved. */
export async function openSaved() {
  const view = await openWithCards();
  await press('Save Selected');
  await press('OK');
  return view;
}

export function source() {
  return screen.getByRole('textbox', { name: 'Original Document' });
}

/** In the document, not the quote in a card. */
export function highlight(): HTMLElement | null {
  const area = document.querySelector('textarea[name="document"]');
  return area?.parentElement?.querySelector('mark') ?? null;
}

export function cardsPanel() {
  return screen.getByRole('region', { name: 'Flashcards' });
}

export function card(number: number) {
  return within(screen.getByRole('listitem', { name: `Card ${number}` }));
}

export function question(number: number) {
  return screen.getByRole('textbox', { name: `Question of card ${number}` });
}

export async function press(name: string | RegExp) {
  await act(async () => screen.getByRole('button', { name }).click());
}

export function unanswered() {
  return new Promise<never>(() => undefined);
}
