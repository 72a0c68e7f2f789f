import { markEndpoints, setEndpoints } from '@scholar/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { outbox } from '../../reviews/public';
import { aCard, aCloze, aSet } from '../../../testing/cards';
import { drainOutbox } from '../../../testing/drain-outbox';
import { createReviewServer } from '../../../testing/review-server';
import { renderStudy, shownSide, STUDY_CARDS } from '../testing/render-study';

const KEY = 'studyStatus:7:12';
const GONE = new ApiError('Set not found.', { code: 'not_found', status: 404 });
const FAILURE = new ApiError('Oops', { code: 'internal', status: 500 });

// Also before: a test of another file may have left some.
beforeEach(drainOutbox);
afterEach(drainOutbox);

/** A server that knows which cards are studied. */
function serverWith(...studied: number[]) {
  const server = createReviewServer();
  server.mark({ changes: studied.map((id) => markOf(id)) });
  return server;
}

function markOf(flashcardId: number, mark: 'studied' | 'studying' = 'studied') {
  return { flashcardId, mark, markedAt: new Date(Date.now() - 60_000).toISOString() };
}

/** Once everything has arrived. */
async function studiedOn({ marks }: ReturnType<typeof createReviewServer>): Promise<number[]> {
  await act(() => outbox.flush());
  return [...marks.values()]
    .filter(({ mark }) => mark === 'studied')
    .map(({ flashcardId }) => flashcardId)
    .toSorted();
}

async function openStudy(options: Parameters<typeof renderStudy>[0] = {}) {
  const view = renderStudy(options);
  await screen.findByRole('group', { name: /^Card/ });
  return view;
}

function press(key: string, modifier: object = {}): void {
  fireEvent.keyDown(document.body, { key, ...modifier });
}

function pressTimes(key: string, times: number): void {
  for (let turn = 0; turn < times; turn += 1) {
    press(key);
  }
}

function swipe(from: number, to: number): void {
  const card = screen.getByRole('group', { name: /^Card/ });
  const pointer = { pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(card, { ...pointer, clientX: from, clientY: 300 });
  fireEvent.pointerUp(card, { ...pointer, clientX: to, clientY: 310 });
  fireEvent.click(card, { detail: 1 });
}

function counts() {
  const numberIn = (name: RegExp) =>
    Number(/\d+/.exec(screen.getByRole('heading', { name }).textContent ?? '')?.[0]);
  return {
    studied: numberIn(/^Studied Terms/),
    studying: numberIn(/^Studying Terms/),
    terms: numberIn(/^Terms in this set/),
  };
}

function position(): string {
  return screen.getByText(/^\d+$/, { selector: 'p > span' }).parentElement?.textContent ?? '';
}

describe('the card', () => {
  it('shows the question first, and a click turns it', async () => {
    const { user } = await openStudy();
    expect(shownSide()).toBe('Osmosis');
    expect(
      screen.getByText('Water moves across a membrane.', { selector: '[inert] p' }),
    ).toBeInTheDocument();

    await user.click(screen.getByRole('group', { name: 'Card 1 of 4' }));
    expect(shownSide()).toBe('Water moves across a membrane.');

    await user.click(screen.getByRole('group', { name: 'Card 1 of 4' }));
    expect(shownSide()).toBe('Osmosis');
  });

  it('[U-02] turns with its button, which keeps the focus', async () => {
    const { user } = await openStudy();
    const button = screen.getByRole('button', { name: 'Space to see the answer' });
    button.focus();

    await user.keyboard('{Enter}');

    expect(shownSide()).toBe('Water moves across a membrane.');
    expect(screen.getByRole('button', { name: 'Space to see the question' })).toHaveFocus();
  });

  it('carries the sentence it came from and the document on its back', async () => {
    const card = aCard({
      document: { documentId: 5, title: 'Membrane notes', field: 'Biology' },
      source: { quote: 'This is osmosis.', start: 3, end: 19 },
    });
    await openStudy({ set: aSet({ flashcards: [card] }) });

    press(' ');

    const source = screen.getByRole('figure', { name: 'Source' });
    expect(within(source).getByText('This is osmosis.').tagName).toBe('MARK');
    expect(source).toHaveTextContent('Membrane notes');
    expect(screen.getByText('Biology')).toBeInTheDocument();
  });

  it('names the document alone where the sentence is not known, and nothing without both', async () => {
    const document = { documentId: 5, title: 'Membrane notes', field: 'Biology' } as const;
    const cards = [aCard({ document }), aCard({ flashcardId: 2, question: 'Ion' })];
    await openStudy({ set: aSet({ flashcards: cards }) });

    press(' ');
    expect(screen.getByRole('figure', { name: 'Source' })).toHaveTextContent(/^Membrane notes$/);

    press('ArrowRight');
    press(' ');
    expect(screen.queryByRole('figure', { hidden: true })).toBeNull();
  });

  it('[D-43] of a sentence with a blank shows that first, and then what is missing', async () => {
    const { user } = await openStudy({ set: aSet({ flashcards: [aCloze()] }) });
    expect(screen.getByText('Fill in the blank')).toBeInTheDocument();
    expect(shownSide()).toBe('Water crosses a membrane by ____blank.');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Card 1 of 1. Water crosses a membrane by blank.',
    );

    await user.click(screen.getByRole('group', { name: 'Card 1 of 1' }));

    expect(shownSide()).toBe('osmosis');
    expect(screen.getByRole('status')).toHaveTextContent(/^osmosis$/);
    const whole = screen.getByText(/^Water crosses a membrane by/, {
      selector: '[data-hidden="false"] p',
    });
    expect(whole).toHaveTextContent('Water crosses a membrane by osmosis.');
    expect(within(whole).getByText('osmosis').tagName).toBe('MARK');
  });

  it('[D-43] says the whole sentence once where the document says the same', async () => {
    const document = { documentId: 5, title: 'Membrane notes', field: 'Biology' } as const;
    const source = { quote: 'Water crosses a\nmembrane by osmosis.', start: 0, end: 37 };
    await openStudy({ set: aSet({ flashcards: [aCloze({ document, source })] }) });

    press(' ');

    expect(screen.getByRole('figure', { name: 'Source' })).toHaveTextContent(/^Membrane notes$/);
  });

  it('[D-45] shows the answer first where the student wants it, and the next time too', async () => {
    const { user, unmount } = await openStudy();

    await user.click(screen.getByRole('switch', { name: 'Reverse' }));
    expect(shownSide()).toBe('Water moves across a membrane.');
    press(' ');
    expect(shownSide()).toBe('Osmosis');
    unmount();
    const { readLog } = await openStudy();

    expect(shownSide()).toBe('Water moves across a membrane.');
    expect(await readLog()).toEqual([]);
  });

  it('[D-43] leaves a sentence with a blank as it is, reversed or not', async () => {
    const { user } = await openStudy({ set: aSet({ flashcards: [aCloze()] }) });

    await user.click(screen.getByRole('switch', { name: 'Reverse' }));

    expect(shownSide()).toBe('Water crosses a membrane by ____blank.');
  });

  it('[D-43] of a sentence that has lost its blank is studied as a definition', async () => {
    await openStudy({ set: aSet({ flashcards: [aCloze({ answer: 'Water moves.' })] }) });

    expect(shownSide()).toBe('osmosis');
  });

  it('is swiped to the next and to the one before, and is not turned by that', async () => {
    await openStudy();

    swipe(300, 180);
    expect(shownSide()).toBe('Diffusion');
    swipe(100, 220);
    expect(shownSide()).toBe('Osmosis');
    swipe(200, 205);
    expect(shownSide()).toBe('Water moves across a membrane.');
  });

  it('[D-45] a swipe marks the card only if it was flipped, even if it was flipped back', async () => {
    await openStudy();

    swipe(300, 180);
    expect(shownSide()).toBe('Diffusion');
    expect(counts().studied).toBe(0);

    press(' ');
    press(' ');
    swipe(300, 180);
    expect(shownSide()).toBe('Turgor');
    expect(counts().studied).toBe(1);
    expect(
      within(screen.getByRole('list', { name: 'Studied Terms (1)' })).getByText('Diffusion'),
    ).toBeInTheDocument();
  });

  it('is turned by a tap whose click the browser swallows', async () => {
    await openStudy();
    const card = screen.getByRole('group', { name: /^Card/ });
    const pointer = { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 300 };

    fireEvent.pointerDown(card, pointer);
    fireEvent.pointerUp(card, pointer);

    expect(shownSide()).toBe('Water moves across a membrane.');
  });

  it('is not turned by a click that ends a selection', async () => {
    await openStudy();
    const card = screen.getByRole('group', { name: /^Card/ });
    window.getSelection()?.selectAllChildren(card);

    fireEvent.click(card, { detail: 1 });

    expect(shownSide()).toBe('Osmosis');
    window.getSelection()?.removeAllRanges();
  });
});

describe('going through the deck', () => {
  it('[D-45] Next marks the card as studied, counts it at once and tells the server', async () => {
    const { user, server } = await openStudy();
    expect(position()).toBe('1 / 4');
    expect(counts()).toEqual({ studied: 0, studying: 4, terms: 4 });

    await user.click(screen.getByRole('button', { name: 'Next' }));

    expect(position()).toBe('2 / 4');
    expect(counts()).toEqual({ studied: 1, studying: 3, terms: 4 });
    expect(server.marks.size).toBe(0);
    expect(
      within(screen.getByRole('list', { name: 'Studied Terms (1)' })).getByText('Osmosis'),
    ).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '1 of 4 studied' })).toBeInTheDocument();
    expect(await studiedOn(server)).toEqual([1]);
    expect(counts().studied).toBe(1);
  });

  it('[D-45] Again takes the mark off a studied card and goes on', async () => {
    const { user, server } = await openStudy({ server: serverWith(1, 2, 3, 4) });

    await user.click(screen.getByRole('button', { name: 'Again' }));

    expect(position()).toBe('2 / 4');
    expect(counts().studied).toBe(3);
    expect(await studiedOn(server)).toEqual([2, 3, 4]);
  });

  it('[D-45] there is no Again where nothing is marked', async () => {
    await openStudy();

    expect(screen.queryByRole('button', { name: 'Again' })).toBeNull();
  });

  it('[D-45] a mark shows and waits while the server cannot be reached', async () => {
    const { api, server } = await openStudy({
      prepare: (fake) =>
        fake.answer(markEndpoints.change, new ApiError('Nothing answered.', { code: 'offline' })),
    });
    press('ArrowRight');
    await act(() => outbox.flush());
    expect(counts().studied).toBe(1);

    api.answer(markEndpoints.change, ({ body }) => server.mark(body));

    expect(await studiedOn(server)).toEqual([1]);
    expect(counts().studied).toBe(1);
  });

  it('[D-45] study goes on where the marks could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await openStudy({ prepare: (api) => api.answer(markEndpoints.get, FAILURE) });

    press('ArrowRight');

    expect(counts().studied).toBe(1);
  });

  it('[U-21] Previous right after Next takes the mark back', async () => {
    const { user } = await openStudy();
    await user.click(screen.getByRole('button', { name: 'Next' }));

    await user.click(screen.getByRole('button', { name: 'Previous' }));

    expect(position()).toBe('1 / 4');
    expect(counts().studied).toBe(0);
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it('says so after the last card, and leads back to the list', async () => {
    const { user, currentPath } = await openStudy();

    pressTimes('ArrowRight', 4);

    const title = screen.getByRole('heading', {
      name: "Congratulations, You've finished this deck",
    });
    expect(title).toHaveFocus();
    expect(position()).toBe('4 / 4');
    expect(counts()).toEqual({ studied: 4, studying: 0, terms: 4 });
    await user.click(screen.getByRole('button', { name: 'Back to Quizzes' }));
    await waitFor(() => expect(currentPath()).toBe('/study-quiz'));
  });

  it('starts over when a finished set is opened again', async () => {
    const { unmount, server } = await openStudy();
    pressTimes('ArrowRight', 4);
    unmount();

    await openStudy({ server });

    expect(position()).toBe('1 / 4');
    expect(shownSide()).toBe('Osmosis');
    expect(counts().studied).toBe(4);
  });

  it('goes on at the first term that is not studied yet', async () => {
    await openStudy({ server: serverWith(1, 2) });

    expect(position()).toBe('3 / 4');
  });

  it('[D-45] what the browser held before becomes marks, and is removed after the answer', async () => {
    localStorage.setItem(KEY, '{"studied":[2,3]}');
    localStorage.setItem('studyStatus:8:12', '{"studied":[4]}');
    const server = serverWith(1);
    server.mark({ changes: [markOf(3, 'studying')] });

    await openStudy({ server });

    expect(counts()).toEqual({ studied: 2, studying: 2, terms: 4 });
    expect(position()).toBe('3 / 4');
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect(await studiedOn(server)).toEqual([1, 2]);
    expect(counts().studied).toBe(2);
    expect(localStorage.getItem('studyStatus:8:12')).not.toBeNull();
  });

  it('[D-45] what the browser held before stays until the server has it', async () => {
    localStorage.setItem(KEY, '{"studied":[2]}');

    await openStudy({ prepare: (api) => api.answer(markEndpoints.change, FAILURE) });

    expect(counts().studied).toBe(1);
    expect(localStorage.getItem(KEY)).not.toBeNull();
    localStorage.removeItem(KEY);
  });

  it('starts anew where what the browser held is damaged', async () => {
    localStorage.setItem(KEY, '{"studied":');

    await openStudy();

    expect(counts()).toEqual({ studied: 0, studying: 4, terms: 4 });
  });

  it('[D-45] sees what another device has marked', async () => {
    const { server } = await openStudy();
    press('ArrowRight');
    server.mark({ changes: [markOf(3)] });

    fireEvent(window, new Event('visibilitychange'));

    await waitFor(() => expect(counts().studied).toBe(2));
    expect(await studiedOn(server)).toEqual([1, 3]);
  });

  it('[U-25] keeps its counts when cards come and go elsewhere', async () => {
    const { api } = await openStudy();
    pressTimes('ArrowRight', 2);
    const changed = [...STUDY_CARDS.slice(1), aCard({ flashcardId: 9, question: 'Ion' })];
    api.answer(setEndpoints.get, aSet({ flashcards: changed.slice(1) }));

    fireEvent(window, new Event('visibilitychange'));

    await waitFor(() => expect(counts()).toEqual({ studied: 0, studying: 3, terms: 3 }));
    expect(shownSide()).toBe('Turgor');
    expect(position()).toBe('1 / 3');
  });
});

describe('its tools', () => {
  it('Shuffle mixes the deck and returns to card 1 on the question side', async () => {
    const { user } = await openStudy();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    press('ArrowRight');
    press(' ');

    await user.click(screen.getByRole('button', { name: 'Shuffle' }));

    expect(position()).toBe('1 / 4');
    expect(shownSide()).toBe('Diffusion');
    expect(counts().studied).toBe(1);
  });

  it('[U-30] a shuffled deck lies as it was after a reload', async () => {
    const { unmount } = await openStudy();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    press('s');
    press('ArrowRight');
    const shown = shownSide();
    unmount();

    await openStudy();

    expect(shownSide()).toBe(shown);
    expect(position()).toBe('2 / 4');
  });

  it('[U-21] Delete studied sets everything back, and Undo brings it again', async () => {
    const { user, server } = await openStudy();
    pressTimes('ArrowRight', 3);

    await user.click(screen.getByRole('button', { name: 'Delete studied' }));
    expect(counts()).toEqual({ studied: 0, studying: 4, terms: 4 });
    expect(position()).toBe('4 / 4');

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(counts().studied).toBe(3);
    expect(await studiedOn(server)).toEqual([1, 2, 3]);
  });

  it('[D-45] Delete studied also clears what another device has marked meanwhile', async () => {
    const { user, server } = await openStudy({ server: serverWith(1) });
    server.mark({ changes: [markOf(3)] });

    await user.click(screen.getByRole('button', { name: 'Delete studied' }));

    expect(await studiedOn(server)).toEqual([]);
    expect(counts().studied).toBe(0);
  });

  it('[U-30] Test is a place of its own, and its Back leads to the same card', async () => {
    const { user, currentPath } = await openStudy();
    press('ArrowRight');

    await user.click(screen.getByRole('button', { name: 'Test' }));
    await screen.findByText('Choose the matching term');
    expect(currentPath()).toBe('/study-quiz?set=12&view=test');
    await user.click(screen.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(shownSide()).toBe('Diffusion'));
    expect(currentPath()).toBe('/study-quiz?set=12');
  });

  it('[U-30] the two screens and their views have titles of their own', async () => {
    await openStudy({ kind: 'tests' });
    expect(document.title).toBe('Cell biology basics · Quiz Learning · Scholar');
    expect(screen.getByText('Quiz Learning')).toBeVisible();

    press('t');

    await screen.findByText('Choose the matching term');
    expect(document.title).toBe('Cell biology basics · Test · Quiz Learning · Scholar');
  });
});

describe('[U-02] keys', () => {
  it.each([' ', 'Enter'])('%j turns the card', async (key) => {
    await openStudy();

    press(key);

    expect(shownSide()).toBe('Water moves across a membrane.');
  });

  it('→ and ← go on and back, and Ctrl+Z takes back step by step', async () => {
    await openStudy();

    pressTimes('ArrowRight', 3);
    expect(position()).toBe('4 / 4');
    pressTimes('ArrowLeft', 2);
    expect(position()).toBe('2 / 4');
    expect(counts().studied).toBe(2);
    press('z', { ctrlKey: true });
    press('z', { metaKey: true });

    expect(counts().studied).toBe(0);
    expect(position()).toBe('1 / 4');
  });

  it('Esc leads back to the list', async () => {
    const { currentPath } = await openStudy();

    press('Escape');

    await waitFor(() => expect(currentPath()).toBe('/study-quiz'));
  });

  it('? lists them; while the list is open they are silent', async () => {
    const { user, currentPath } = await openStudy();

    press('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    press('ArrowRight');
    expect(within(dialog).getByText('Shuffle')).toBeVisible();
    await user.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentPath()).toBe('/study-quiz?set=12');
    expect(position()).toBe('1 / 4');
  });

  it('single keys can be switched off for good; the others stay', async () => {
    const { user, unmount } = await openStudy();
    await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }));
    unmount();

    const { currentPath } = await openStudy();
    press('t');
    press('?');
    press('ArrowRight');

    expect(currentPath()).toBe('/study-quiz?set=12');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(position()).toBe('2 / 4');
  });

  it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }])(
    'mean nothing with %j',
    async (modifier) => {
      const { currentPath } = await openStudy();

      press('t', modifier);
      press('ArrowRight', modifier);

      expect(currentPath()).toBe('/study-quiz?set=12');
      expect(position()).toBe('1 / 4');
    },
  );

  it('still work after leaving the screen and coming back', async () => {
    const { user } = renderStudy({ view: 'list' });
    await user.click(await screen.findByRole('link', { name: 'Cell biology basics' }));
    await screen.findByRole('group', { name: /^Card/ });
    press('Escape');
    await user.click(await screen.findByRole('link', { name: 'Cell biology basics' }));
    await screen.findByRole('group', { name: /^Card/ });

    press('ArrowRight');

    expect(position()).toBe('2 / 4');
  });
});

describe('sets that cannot be studied', () => {
  it('[B-108] says that a set has no cards', async () => {
    renderStudy({ set: aSet({ flashcards: [] }) });

    expect(await screen.findByText('This set has no cards yet.')).toBeVisible();
  });

  it('[D-25] offers to try again', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user } = renderStudy({
      prepare: (server) => server.answer(setEndpoints.get, FAILURE),
    });

    await screen.findByText('Could not load.');
    expect(warn.mock.calls).toEqual([['Failed to load quiz']]);
    api.answer(setEndpoints.get, aSet({ flashcards: STUDY_CARDS }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('group', { name: 'Card 1 of 4' })).toBeVisible();
  });

  it('[B-114] says that a set is gone, and forgets what was kept of it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem(KEY, '{"studied":[5]}');
    const { api, user, currentPath } = await openStudy({
      prepare: (fake) => fake.answer(markEndpoints.change, FAILURE),
    });
    press('ArrowRight');
    api.answer(setEndpoints.get, GONE);

    fireEvent(window, new Event('visibilitychange'));

    expect(await screen.findByRole('alert')).toHaveTextContent('Set not found.');
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to Quizzes' }));
    await waitFor(() => expect(currentPath()).toBe('/study-quiz'));
  });

  it('a look that fails later takes nothing away', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api } = await openStudy();
    api.answer(setEndpoints.get, FAILURE);

    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(api.calls(setEndpoints.get)).toHaveLength(2));

    expect(shownSide()).toBe('Osmosis');
  });
});
