import {
  type DocumentRow,
  documentEndpoints,
  type Flashcard,
  flashcardEndpoints,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { screen } from '@testing-library/react';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { aCard, editedCard } from '../../../testing/cards';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { SavedFlashcardsScreen } from '../saved-flashcards-screen';

export const ROUTE = '/created-flashcards';
export const serverDown = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
export const noAnswer = new ApiError('Nothing answered.', { code: 'offline' });
export const notFound = new ApiError(STUDY_MESSAGES.cardNotFound, {
  code: 'not_found',
  status: 404,
});

export const MEMBRANES = { documentId: 12, title: 'Membrane transport', field: 'Biology' } as const;
const documents: DocumentRow[] = [
  { ...MEMBRANES, uploadDate: '2025-09-14T13:42:00.000Z', updateDate: '2025-09-14T13:42:00.000Z' },
  {
    documentId: 13,
    title: 'Ions',
    field: 'Chemistry',
    uploadDate: '2025-09-10T13:42:00.000Z',
    updateDate: '2025-09-10T13:42:00.000Z',
  },
];

export function someCards(count: number): Flashcard[] {
  return Array.from({ length: count }, (_, index) =>
    aCard({ flashcardId: index + 1, question: `Question ${index + 1}` }),
  );
}

/** A server with these cards on it: it finds, adds, changes, deletes and restores them. */
export function createFlashcardServer(cards: Flashcard[]) {
  const api = createFakeApi();
  const stored = [...cards];
  const deleted = new Map<number, Flashcard>();

  api.answer(flashcardEndpoints.tags, { tags: [] });
  api.answer(documentEndpoints.list, { documents, totalPages: 1, totalItems: documents.length });
  api.answer(flashcardEndpoints.list, ({ query, body }) => {
    const size = Number(query?.pageSize);
    const page = Number(query?.pageNumber);
    const found = stored.filter(
      ({ question, document }) =>
        question.toLowerCase().includes((body?.keyword ?? '').toLowerCase()) &&
        (!body?.fieldName || document?.title === body.fieldName),
    );
    return {
      items: found.slice(page * size, (page + 1) * size),
      currentPage: page,
      totalPages: Math.max(1, Math.ceil(found.length / size)),
      totalItems: found.length,
      pageSize: size,
    };
  });
  api.answer(flashcardEndpoints.edit, ({ params, body }) => {
    const place = stored.findIndex((card) => String(card.flashcardId) === params.flashcardId);
    const card = stored[place];
    if (!card) {
      return notFound;
    }
    const saved = editedCard(card, body);
    stored[place] = saved;
    return saved;
  });
  api.answer(flashcardEndpoints.addBulk, ({ body }) => {
    const added = body.flashcardList.map(({ question, answer }, place) =>
      aCard({ flashcardId: 100 + stored.length + place, question, answer }),
    );
    stored.unshift(...added);
    return { flashcardList: added };
  });
  api.answer(flashcardEndpoints.remove, ({ body: { flashcardIds } }) => {
    if (flashcardIds.some((id) => !stored.some((card) => card.flashcardId === id))) {
      return notFound;
    }
    for (const id of flashcardIds) {
      const place = stored.findIndex((card) => card.flashcardId === id);
      for (const card of stored.splice(place, 1)) {
        deleted.set(id, card);
      }
    }
    return null;
  });
  api.answer(flashcardEndpoints.restore, ({ body: { flashcardIds } }) => {
    const back = flashcardIds.flatMap((id) => deleted.get(id) ?? []);
    stored.push(...back);
    stored.sort((one, other) => one.flashcardId - other.flashcardId);
    return null;
  });
  return { api, stored };
}

/** The screen of a signed-in student, with the notices of the shell. */
export function openFlashcards(route = ROUTE, server = createFlashcardServer([aCard()])) {
  const view = renderScreen(
    <>
      <SavedFlashcardsScreen />
      <Toaster />
    </>,
    { route, api: server.api, session: { user: aUser() } },
  );
  return { ...view, ...server };
}

export const questionsShown = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('button[id^="flashcard-"]')?.textContent);
