import {
  accountEndpoints,
  documentEndpoints,
  type Endpoint,
  flashcardEndpoints,
  paymentEndpoints,
  setEndpoints,
  reportEndpoints,
} from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SavedDocumentsScreen } from '../features/documents/saved-documents-screen';
import { HomeScreen } from '../features/home/home-screen';
import { ProfileScreen } from '../features/profile/profile-screen';
import { SavedFlashcardsScreen } from '../features/saved-flashcards/saved-flashcards-screen';
import { SetCreatorScreen } from '../features/sets/set-creator-screen';
import { StudyScreen } from '../features/study/study-screen';
import { ApiError } from '../lib/api/api';
import { readSession, storeUser } from '../lib/session/session';
import { createFakeApi } from '../testing/fake-api';
import { fill } from '../testing/fill';
import { stubNativeDialogs } from '../testing/native-dialogs';
import { renderScreen } from '../testing/render-screen';
import { checkSession } from './guards/check-session';

const DATE = '2026-11-02T08:00:00.000Z';
const document = { title: 'Membranes', field: 'Biology' };
const row = { documentId: 3, ...document, uploadDate: DATE, updateDate: DATE };
const card = { flashcardId: 1, question: 'Osmosis', answer: 'Water moves.' };
const set = { quizId: 12, title: 'Cells', createdDate: DATE, flashcardCount: 1 };

/** What a server answers that knows the specification and nothing of ours. */
const ANSWERS: [Endpoint, unknown][] = [
  [
    accountEndpoints.me,
    {
      userId: 7,
      name: 'Minh Anh',
      email: 'minh.anh@example.edu',
      phoneNumber: '0900',
      profilePicture: null,
      createdDate: DATE,
      userRoles: [{ role: { roleName: 'User' } }],
    },
  ],
  [paymentEndpoints.checkPlan, { response: 'Basic' }],
  [reportEndpoints.statistics, { flashcardsCreated: 1 }],
  [documentEndpoints.fields, ['Biology']],
  [documentEndpoints.list, { documents: [row] }],
  [documentEndpoints.get, { ...document, content: 'Water.', uploadDate: DATE, updateDate: DATE }],
  [documentEndpoints.update, undefined],
  [flashcardEndpoints.list, { items: [card, { ...card, flashcardId: 2, document }] }],
  [flashcardEndpoints.edit, undefined],
  [setEndpoints.list, { quizzes: [set] }],
  [setEndpoints.get, { flashcards: [card] }],
];

const unknownCall = new ApiError('Not found.', { code: 'not_found', status: 404 });

function createSpecServer() {
  const api = createFakeApi();
  // Calls of ours that such a server does not have.
  for (const endpoint of [reportEndpoints.activity, reportEndpoints.studySession]) {
    api.answer(endpoint, unknownCall);
  }
  api.answer(paymentEndpoints.billing, unknownCall);
  for (const [endpoint, answer] of ANSWERS) {
    api.answer(endpoint, () => endpoint.data.parse(answer));
  }
  return api;
}

async function open(shown: ReactNode, route: string) {
  const api = createSpecServer();
  storeUser(await api(accountEndpoints.me));
  return renderScreen(shown, { route, api, session: {} });
}

beforeEach(() => {
  stubNativeDialogs();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('with answers that hold only what the specification lists', () => {
  it('the guard signs in', async () => {
    localStorage.setItem('authToken', 't');

    const signal = new AbortController().signal;
    expect(await checkSession({ api: createSpecServer(), signal })).toBe('signed-in');
    expect(readSession().user).toMatchObject({ name: 'Minh Anh', language: 'en' });
  });

  it('Home shows its numbers', async () => {
    await open(<HomeScreen />, '/home');

    const figures = () => screen.getAllByRole('definition').map((figure) => figure.textContent);
    await waitFor(() => expect(figures()).toEqual(['0', '1', '0', '0h 0m']));
  });

  it('documents are listed', async () => {
    await open(<SavedDocumentsScreen />, '/saved-documents');

    expect(await screen.findByRole('link', { name: 'Membranes' })).toBeVisible();
    // Seen, and said to those who listen.
    expect(screen.getAllByText(/^1 document/)).toHaveLength(2);
  });

  it('a document is opened and saved', async () => {
    const { api, user } = await open(<SavedDocumentsScreen />, '/saved-documents?document=3');
    await screen.findByLabelText('Document Title');

    fill('Document Title', 'Cell membranes');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));

    expect(await screen.findByText('The document has been saved successfully!')).toBeVisible();
    await waitFor(() => expect(api.calls(documentEndpoints.get)).toHaveLength(2));
    expect(api.calls(documentEndpoints.update)[0]?.params).toEqual({ documentId: '3' });
  });

  it('cards are listed and edited', async () => {
    const { user } = await open(<SavedFlashcardsScreen />, '/created-flashcards');
    await screen.findAllByRole('button', { name: 'Osmosis' });
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Document: N/A - N/A');
    expect(second).toHaveTextContent('Document: Membranes - Biology');

    await user.click(screen.getAllByRole('button', { name: 'Osmosis' })[0]!);
    await screen.findByLabelText('Question');
    fill('Question', 'Osmosis, again');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByRole('button', { name: 'Osmosis, again' })).toBeVisible();
  });

  it('a set is opened under the title that its list tells', async () => {
    await open(<SetCreatorScreen />, '/set-creator?set=12');

    expect(await screen.findByLabelText('Question of card 1')).toHaveValue('Osmosis');
    expect(screen.getByRole('heading', { name: 'Cells' })).toBeVisible();
  });

  it.each(['cards', 'tests'] as const)('a set is studied (%s)', async (kind) => {
    const path = kind === 'cards' ? '/study-quiz' : '/study-quiz-flashcard';
    const { user } = await open(<StudyScreen kind={kind} />, path);

    await user.click(await screen.findByRole('link', { name: 'Cells' }));

    expect(await screen.findByRole('group', { name: 'Card 1 of 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Cells' })).toBeVisible();
  });

  it('the profile is shown, without the payments that nobody tells', async () => {
    await open(<ProfileScreen />, '/profile');

    expect(await screen.findByText('Could not load.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Minh Anh' })).toBeVisible();
  });
});
