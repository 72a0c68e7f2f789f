import {
  documentEndpoints,
  examEndpoints,
  type Flashcard,
  flashcardEndpoints,
  folderEndpoints,
  foldForSearch,
  type CardSet,
  type SetWithCards,
  setEndpoints,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { aSet, cardsOf } from '../../../testing/cards';
import { createFakeApi } from '../../../testing/fake-api';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { SetCreatorScreen } from '../set-creator-screen';

export const serverDown = new ApiError('Something went wrong.', { code: 'internal', status: 500 });
export const planFull = new ApiError(STUDY_MESSAGES.setLimit(50), {
  code: 'plan_limit',
  status: 402,
});
const setNotFound = new ApiError(STUDY_MESSAGES.setNotFound, { code: 'not_found', status: 404 });
export const cardNotFound = new ApiError(STUDY_MESSAGES.cardNotFound, {
  code: 'not_found',
  status: 404,
});

export const CARDS = cardsOf(
  ['Osmosis', 'Water crosses a membrane.'],
  ['Diffusion', 'Particles spread out.'],
  ['Turgor', 'Water pushes against the wall.'],
  ['Thẩm thấu', 'Nước đi qua màng bán thấm.'],
  ['Buffer', 'It resists changes in pH.'],
);

export function someSets(count: number): SetWithCards[] {
  return Array.from({ length: count }, (_, index) =>
    aSet({ quizId: index + 1, title: `Set ${index + 1}`, flashcards: CARDS.slice(0, 3) }),
  );
}

/** A server with these cards and sets on it: it finds, makes, changes, deletes and restores them. */
export function createSetServer(sets: SetWithCards[] = someSets(2), cards: Flashcard[] = CARDS) {
  const api = createFakeApi();
  const stored = sets.map((set) => ({ ...set, flashcards: set.flashcards.map(copy) }));
  const saved = cards.map(copy);
  const deleted = new Map<number, SetWithCards>();
  const find = (setId: unknown) => stored.find((set) => set.quizId === Number(setId));
  const idsOf = (set: SetWithCards) => set.flashcards.map((card) => card.flashcardId);
  const pick = (ids: readonly unknown[]) =>
    ids.flatMap((id) => saved.filter((card) => card.flashcardId === id));

  api.answer(folderEndpoints.list, { folders: [] });
  api.answer(examEndpoints.list, { exams: [] });
  api.answer(documentEndpoints.list, { documents: [], totalPages: 1, totalItems: 0 });
  api.answer(setEndpoints.list, ({ query }) => {
    const found = stored.filter(({ title }) => has(title, query?.keyword));
    return { ...toPage(found.map(toRow), query?.page, query?.pageSize, 'quizzes') };
  });
  api.answer(setEndpoints.get, ({ params }) => {
    const set = find(params.quizId);
    return set ? { ...set, flashcards: [...set.flashcards] } : setNotFound;
  });
  api.answer(setEndpoints.create, ({ body }) => {
    const flashcards = pick(body.flashcardList);
    const made = aSet({ quizId: 100 + stored.length, title: body.title, flashcards });
    stored.unshift(made);
    return toRow(made);
  });
  api.answer(setEndpoints.update, ({ params, body }) => {
    const set = find(params.quizId);
    if (!set) {
      return setNotFound;
    }
    const order = body.order ?? idsOf(set);
    const hasAll =
      order.length === set.flashcards.length &&
      new Set([...order, ...idsOf(set)]).size === order.length;
    if (!hasAll) {
      return new ApiError(STUDY_MESSAGES.order, { code: 'invalid_input', status: 400 });
    }
    Object.assign(set, { title: body.title, flashcards: pick(order) });
    return toRow(set);
  });
  api.answer(setEndpoints.editCard, ({ params, body }) => {
    const card = find(params.quizId)?.flashcards.find(
      ({ flashcardId }) => flashcardId === Number(params.flashcardId),
    );
    return card ? { ...Object.assign(card, body) } : cardNotFound;
  });
  api.answer(setEndpoints.removeCard, ({ params, query }) => {
    const set = find(params.quizId);
    const flashcardId = Number(query.flashcardId);
    if (!set || !idsOf(set).includes(flashcardId)) {
      return cardNotFound;
    }
    set.flashcards = set.flashcards.filter((card) => card.flashcardId !== flashcardId);
    return null;
  });
  api.answer(setEndpoints.addCards, ({ params, body }) => {
    const set = find(params.quizId);
    if (!set) {
      return setNotFound;
    }
    const added = pick(body.flashcardList).filter(
      ({ flashcardId }) => !idsOf(set).includes(flashcardId),
    );
    set.flashcards = [...set.flashcards, ...added];
    return {
      added: added.length,
      addedIds: added.map(({ flashcardId }) => flashcardId),
      flashcardCount: set.flashcards.length,
    };
  });
  api.answer(setEndpoints.removeCards, ({ params, body }) => {
    const set = find(params.quizId);
    if (!set) {
      return setNotFound;
    }
    const out = new Set(body.flashcardList);
    set.flashcards = set.flashcards.filter(({ flashcardId }) => !out.has(flashcardId));
    return null;
  });
  api.answer(setEndpoints.remove, ({ params }) => {
    const set = find(params.quizId);
    if (!set) {
      return setNotFound;
    }
    deleted.set(set.quizId, set);
    stored.splice(stored.indexOf(set), 1);
    return null;
  });
  api.answer(setEndpoints.restore, ({ params }) => {
    const set = deleted.get(Number(params.quizId));
    if (!set) {
      return setNotFound;
    }
    stored.unshift(set);
    return toRow(set);
  });
  api.answer(flashcardEndpoints.list, ({ query, body }) => {
    const found = saved.filter(
      ({ question, answer, document }) =>
        (has(question, body?.keyword) || has(answer, body?.keyword)) &&
        (!body?.fieldName || document?.title === body.fieldName),
    );
    const { pageNumber = '0', pageSize = '5' } = query ?? {};
    return {
      ...toPage(found, pageNumber, pageSize, 'items'),
      currentPage: Number(pageNumber),
      pageSize: Number(pageSize),
    };
  });

  /** In another tab. */
  function deleteElsewhere(setId: number): void {
    stored.splice(
      stored.findIndex((set) => set.quizId === setId),
      1,
    );
  }
  return { api, stored, saved, deleteElsewhere, idsOf: (setId: number) => idsOf(find(setId)!) };
}

function copy(card: Flashcard): Flashcard {
  return { ...card };
}

function has(text: string, keyword: string | null | undefined): boolean {
  return foldForSearch(text).includes(foldForSearch(keyword ?? ''));
}

function toRow({ quizId: setId, title, createdDate, flashcards }: SetWithCards): CardSet {
  return { quizId: setId, title, createdDate, flashcardCount: flashcards.length };
}

function toPage<Row, Name extends string>(found: Row[], page: unknown, size: unknown, name: Name) {
  const start = Number(page ?? 0) * Number(size ?? 5);
  return {
    [name]: found.slice(start, start + Number(size ?? 5)),
    totalPages: Math.max(1, Math.ceil(found.length / Number(size ?? 5))),
    totalItems: found.length,
  } as Record<Name, Row[]> & { totalPages: number; totalItems: number };
}

/** The screen of a signed-in student, with the notices of the shell and a Back button like the browser's. */
export function openSets(route = '/set-creator', server = createSetServer()) {
  stubNativeDialogs();
  // jsdom lays nothing out: every list is as tall as this, and everything is in sight.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(390);
  HTMLElement.prototype.checkVisibility = () => true;
  Element.prototype.scrollIntoView = () => undefined;
  const view = renderScreen(
    <>
      <SetCreatorScreen />
      <BackButton />
      <Toaster />
    </>,
    { route, api: server.api, session: { user: aUser() } },
  );
  return { ...view, ...server };
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

export const setsShown = () =>
  within(screen.getByRole('list', { name: 'Sets' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

/** The questions of the open set, from top to bottom. */
export const questionsShown = () =>
  screen
    .getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Question of card/ })
    .map((field) => field.value);
