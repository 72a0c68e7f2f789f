import {
  accountEndpoints,
  DEFAULT_MEMORY_SETTINGS,
  flashcardEndpoints,
  mediaEndpoints,
  memoryEndpoints,
  memorySettingsEndpoints,
  reportEndpoints,
  type Review,
} from '@scholar/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drainOutbox } from '../../testing/drain-outbox';
import { ApiError } from '../../lib/api/api';
import { aUser } from '../../testing/builders';
import { aCloze, asShown } from '../../testing/cards';
import { speak } from '../../testing/speak';
import { aStatus } from '../../testing/review-server';
import { aDueCard, aToday, aTodayCard, renderToday, shownSide } from './testing/today-server';

const FAILURE = new ApiError('Oops', { code: 'internal', status: 500 });
const OSMOSIS = aTodayCard({ flashcardId: 1 });
const TURGOR = aTodayCard({
  flashcardId: 2,
  question: 'Turgor',
  answer: 'Water pushes against the wall.',
});
const DUE = aDueCard({ flashcardId: 3, question: 'Aquaporin', answer: 'A channel for water.' });
const CITED = aDueCard({
  document: { documentId: 5, title: 'Membrane notes', field: 'Biology' },
  source: { quote: 'This is osmosis.', start: 3, end: 19 },
});

// Also before: a test of another file may have left some.
beforeEach(drainOutbox);
afterEach(drainOutbox);

async function openToday(options: Parameters<typeof renderToday>[0] = {}) {
  const view = renderToday(options);
  await screen.findByRole('group', { name: /^Card from/ });
  return view;
}

function press(key: string): void {
  fireEvent.keyDown(document.body, { key });
}

function card(): HTMLElement {
  return screen.getByRole('group', { name: /^Card from/ });
}

function pull(to: number, { isLetGo = true } = {}): void {
  const pointer = { pointerType: 'touch', isPrimary: true };
  fireEvent.pointerDown(card(), { ...pointer, clientX: 180, clientY: 300 });
  fireEvent.pointerMove(card(), { ...pointer, clientX: to, clientY: 305 });
  if (isLetGo) {
    fireEvent.pointerUp(card(), { ...pointer, clientX: to, clientY: 305 });
  }
}

function answers() {
  const group = screen.getByRole('group', { name: 'How well did you know it?', hidden: true });
  return within(group)
    .getAllByRole('button', { hidden: true })
    .map((button) => button.textContent);
}

async function sent(log: Map<string, Review>, count: number): Promise<Review[]> {
  await waitFor(() => expect(log.size).toBe(count));
  return [...log.values()];
}

describe('[D-21] the time of a sitting', () => {
  function stopClock(): (milliseconds: number) => void {
    let passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => passed);
    return (milliseconds) => {
      passed += milliseconds;
    };
  }

  it('counts as study time, once, whatever sets its cards are from', async () => {
    const passTime = stopClock();
    const other = { ...DUE, quizId: 13, setTitle: 'Plants' };
    const { api, unmount } = await openToday({ today: aToday({ cards: [OSMOSIS, other] }) });
    passTime(4_700);
    press(' ');
    press('2');
    passTime(3_600);
    press(' ');

    unmount();

    expect(api.calls(reportEndpoints.studySession)).toMatchObject([
      {
        body: { kind: 'study', seconds: 8, correct: 0, incorrect: 0 },
        options: { isQuiet: true, keepalive: true },
      },
    ]);
  });

  it('ends with the last card: looking at what was achieved is not studying', async () => {
    const passTime = stopClock();
    const { api, unmount } = await openToday({ today: aToday({ cards: [DUE] }) });
    api.answer(memoryEndpoints.today, aToday());
    passTime(5_000);
    press(' ');
    press('2');
    await screen.findByRole('heading', { name: 'Done for today' });

    passTime(60_000);
    unmount();

    const reports = api.calls(reportEndpoints.studySession).map(({ body }) => body);
    expect(reports).toMatchObject([{ quizId: 12, seconds: 5 }]);
  });
});

describe('the card', () => {
  it('[U-02] shows its question first; Space, Enter and a click turn it', async () => {
    const { user } = await openToday({ today: aToday({ cards: [OSMOSIS, TURGOR] }) });
    expect(document.title).toBe('Today · Scholar');
    expect(shownSide()).toBe('Osmosis');

    press(' ');
    expect(shownSide()).toBe('The movement of water across a membrane.');
    press('Enter');
    expect(shownSide()).toBe('Osmosis');
    await user.click(card());
    expect(shownSide()).toBe('The movement of water across a membrane.');
  });

  it('[U-08] is said when it comes and when it is turned', async () => {
    await openToday({ today: aToday({ cards: [OSMOSIS, TURGOR] }) });
    const [status] = screen.getAllByRole('status');
    expect(status).toHaveTextContent('2 cards left. Osmosis');

    press(' ');

    expect(status).toHaveTextContent(/^The movement of water across a membrane\.$/);
  });

  it('[D-43] of a sentence with a blank shows that first, and then what is missing', async () => {
    await openToday({ today: aToday({ cards: [{ ...OSMOSIS, ...aCloze() }] }) });
    expect(shownSide()).toBe('Water crosses a membrane by ____blank.');

    press(' ');

    expect(shownSide()).toBe('osmosis');
  });

  it('carries its sentence, with a link to the document that does not turn it', async () => {
    const { user, currentPath } = await openToday({ today: aToday({ cards: [CITED] }) });
    press(' ');
    const source = within(screen.getByRole('figure', { name: 'Source' }));
    expect(source.getByText('This is osmosis.').tagName).toBe('MARK');

    await user.click(source.getByRole('link', { name: 'Membrane notes' }));

    expect(currentPath()).toBe('/saved-documents?document=5&passage=3-19');
  });

  it('says what is left and how long that takes', async () => {
    await openToday({ today: aToday({ cards: [DUE, OSMOSIS, TURGOR] }) });

    // 20 seconds an answer: one for the due card, two for each new one.
    expect(screen.getByText('3 left · about 2 min')).toBeVisible();
  });

  it('says after a break that the pile was cut into days', async () => {
    await openToday({ today: aToday({ cards: [DUE], pile: { cards: 1_240, days: 7 } }) });

    expect(screen.getByText(/^1,240 cards piled up.* cut into 7 days/)).toBeVisible();
  });
});

describe('an answer', () => {
  it('[D-47] has two buttons with their next interval, only once the answer is seen', async () => {
    await openToday({ today: aToday({ cards: [DUE] }) });
    const group = screen.getByRole('group', { name: 'How well did you know it?' });
    expect(group).toHaveAttribute('inert');

    press(' ');

    expect(group).not.toHaveAttribute('inert');
    expect(screen.getByRole('button', { name: 'Again 10 min' })).toBeVisible();
    expect(answers()).toEqual(['Again 10 min1', 'Knew it 23 days2']);
  });

  it('has four buttons for those who want them', async () => {
    const { log } = await openToday({
      today: aToday({ cards: [DUE] }),
      settings: { buttons: 4 },
    });
    await waitFor(() => expect(answers()).toHaveLength(4));
    expect(answers()).toEqual([
      'Again 10 min1',
      'Hard 10 days2',
      'Good 23 days3',
      'Easy 1.5 months4',
    ]);

    press(' ');
    press('4');

    expect(await sent(log, 1)).toMatchObject([{ rating: 'easy' }]);
  });

  it('is sent as a review, once', async () => {
    const { log, user } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });
    press('2');
    press(' ');

    await user.click(screen.getByRole('button', { name: /^Knew it/ }));

    expect(shownSide()).toBe('Osmosis');
    const [review] = await sent(log, 1);
    expect(review).toMatchObject({
      flashcardId: 3,
      quizId: 12,
      rating: 'good',
      mode: 'today',
      utcOffset: -new Date().getTimezoneOffset(),
    });
    expect(review?.reviewId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Date.now() - Date.parse(review?.answeredAt ?? '')).toBeLessThan(60_000);
  });

  it('[D-45] does nothing before the answer is seen', async () => {
    const { api } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });

    press('1');
    press('2');
    pull(400);

    expect(shownSide()).toBe('Aquaporin');
    expect(api.calls(memoryEndpoints.review)).toHaveLength(0);
  });

  it('brings the card back in the same sitting, early where nothing else is left', async () => {
    await openToday({ today: aToday({ cards: [OSMOSIS, TURGOR] }) });
    press(' ');
    press('1');
    expect(shownSide()).toBe('Turgor');
    press(' ');
    press('2');
    expect(shownSide()).toBe('Osmosis');

    press(' ');

    expect(answers()[0]).toMatch(/^Again 1 min/);
  });

  it('[U-03] takes the keyboard along to the next card', async () => {
    await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });
    press(' ');
    press('2');

    expect(card()).toHaveFocus();
  });

  it('can be swiped: left is Again, right is Knew it, with the word at the finger', async () => {
    const { log } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS, TURGOR] }) });
    press(' ');
    pull(60, { isLetGo: false });
    expect(screen.getByText('Again', { selector: 'p' })).toHaveAttribute('data-answers', 'true');
    pull(60);
    expect(shownSide()).toBe('Osmosis');

    press(' ');
    pull(300);

    const reviews = await sent(log, 2);
    expect(reviews.map(({ rating }) => rating)).toEqual(['again', 'good']);
  });

  it('is not given by a pull that is too short', async () => {
    await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });
    press(' ');

    pull(130);

    expect(shownSide()).toBe('A channel for water.');
  });
});

describe('undo', () => {
  it('[U-21] lays the card down again with its answer, and takes the answer back', async () => {
    const { api, log } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });
    expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
    press(' ');
    press('1');
    expect(shownSide()).toBe('Osmosis');

    press('z');

    expect(shownSide()).toBe('A channel for water.');
    const [review] = await sent(log, 1);
    await waitFor(() =>
      expect(api.calls(memoryEndpoints.undo)).toMatchObject([
        { body: { reviewId: review?.reviewId } },
      ]),
    );

    press('2');
    expect(await sent(log, 2)).toMatchObject([{ rating: 'again' }, { rating: 'good' }]);
  });

  it('works from the end, too', async () => {
    await openToday({ today: aToday({ cards: [DUE] }) });
    press(' ');
    press('2');
    await screen.findByRole('heading', { name: 'Done for today' });

    press('z');

    expect(shownSide()).toBe('A channel for water.');
  });
});

describe('editing in place', () => {
  it('changes the card where it lies', async () => {
    const { user, api } = await openToday({ today: aToday({ cards: [CITED, TURGOR] }) });
    press('e');
    const question = await screen.findByRole('textbox', { name: 'Question' });
    expect(question).toHaveFocus();
    expect(screen.getByText('This is osmosis.')).toBeVisible();

    await user.clear(question);
    await user.type(question, 'What is osmosis?');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(shownSide()).toBe('What is osmosis?'));
    expect(card()).toHaveFocus();
    expect(api.calls(flashcardEndpoints.edit)).toMatchObject([
      { body: { question: 'What is osmosis?' }, params: { flashcardId: '1' } },
    ]);
  });

  it('has the pictures of the card beside what is written', async () => {
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => {};
    const media = [{ ...asShown({ mediaId: 'membrane', side: 'answer' }), alt: 'A membrane' }];
    await openToday({
      today: aToday({ cards: [{ ...CITED, media }] }),
      prepare: (api) => api.answer(mediaEndpoints.read, new Blob(['bytes'])),
    });

    press('e');

    const editor = within(await screen.findByRole('form', { name: 'Edit card' }));
    expect(await editor.findByRole('button', { name: /A membrane/ })).toBeVisible();
  });

  it('names both sides in Vietnamese as cards do elsewhere', async () => {
    speak('vi');
    renderToday({ today: aToday({ cards: [CITED] }) });
    await screen.findByRole('group', { name: /^Thẻ trong/ });

    press('e');

    expect(await screen.findByRole('textbox', { name: 'Câu hỏi' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Đáp án' })).toBeVisible();
  });

  it('keeps the text of a failed save, and Escape leaves without one', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = await openToday({
      today: aToday({ cards: [CITED] }),
      prepare: (api) => api.answer(flashcardEndpoints.edit, FAILURE),
    });
    press('e');
    const question = await screen.findByRole('textbox', { name: 'Question' });
    await user.type(question, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Oops Your text is kept.')).toBeVisible();
    expect(question).toHaveValue('Osmosis!');

    await user.type(question, '{Escape}');

    expect(shownSide()).toBe('Osmosis');
  });

  it('refuses an empty side before it asks the server', async () => {
    const { user, api } = await openToday({ today: aToday({ cards: [CITED] }) });
    press('e');
    await user.clear(await screen.findByRole('textbox', { name: 'Answer' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByRole('textbox', { name: 'Answer' })).toBeInvalid();
    expect(api.calls(flashcardEndpoints.edit)).toHaveLength(0);
  });
});

describe('the menu of a card', () => {
  it('buries until tomorrow, and Undo brings the card back', async () => {
    const today = aToday({ cards: [DUE, OSMOSIS] });
    const { user, api } = await openToday({ today });
    await user.click(screen.getByRole('button', { name: 'More' }));

    await user.click(screen.getByRole('menuitem', { name: 'Bury until tomorrow' }));

    expect(shownSide()).toBe('Osmosis');
    expect(api.calls(memoryEndpoints.handleCard)).toMatchObject([
      { params: { flashcardId: '3' }, body: { buriedUntil: today.dayEndsAt } },
    ]);

    await user.click(await screen.findByText('Undo', { selector: 'button span' }));
    expect(shownSide()).toBe('Aquaporin');
    expect(api.calls(memoryEndpoints.handleCard)[1]?.body).toEqual({ buriedUntil: null });
  });

  it.each([
    ['s', { isSuspended: true }, 'This card no longer comes'],
    ['b', { buriedUntil: expect.any(String) }, 'This card comes back tomorrow'],
  ])('has the key %s', async (key, body, said) => {
    const { api } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });

    press(key);

    expect(await screen.findByText(said)).toBeVisible();
    expect(api.calls(memoryEndpoints.handleCard)[0]?.body).toEqual(body);
    expect(shownSide()).toBe('Osmosis');
  });

  it('puts the card back when that fails', async () => {
    await openToday({
      today: aToday({ cards: [DUE, OSMOSIS] }),
      prepare: (api) => api.answer(memoryEndpoints.handleCard, FAILURE),
    });

    press('s');

    expect(await screen.findByText('That did not work. The card is back.')).toBeVisible();
    expect(shownSide()).toBe('Aquaporin');
  });

  it('flags a card, and says so beside it', async () => {
    const { api } = await openToday({ today: aToday({ cards: [DUE] }) });

    press('f');
    expect(screen.getByText('Flagged')).toBeVisible();
    press('f');
    expect(screen.queryByText('Flagged')).toBeNull();

    expect(api.calls(memoryEndpoints.handleCard).map(({ body }) => body)).toEqual([
      { isFlagged: true },
      { isFlagged: false },
    ]);
  });
});

describe('a leech', () => {
  it('is set aside, and rewritten beside its source', async () => {
    const { user, api } = await openToday({
      today: aToday({ cards: [CITED, TURGOR], leeches: [CITED] }),
      prepare: (server) =>
        server.answer(memoryEndpoints.review, {
          accepted: 1,
          repeated: 0,
          refused: [],
          states: [aStatus({ flashcardId: 1, isLeech: true, state: 'relearning', lapses: 8 })],
        }),
    });
    press(' ');
    press('1');
    await waitFor(() => expect(screen.getByText(/^1 left/)).toBeVisible());
    press(' ');
    press('2');
    expect(await screen.findByRole('heading', { name: 'This card will not stick' })).toBeVisible();
    expect(screen.getByText('This is osmosis.')).toBeVisible();

    await user.type(screen.getByRole('textbox', { name: 'Question' }), '?');
    await user.click(screen.getByRole('button', { name: 'Save and study it again' }));

    await waitFor(() => expect(shownSide()).toBe('Osmosis?'));
    expect(api.calls(memoryEndpoints.handleCard)).toMatchObject([
      { params: { flashcardId: '1' }, body: { isLeech: false } },
    ]);
  });

  it('from before waits at the end of the day', async () => {
    const { user } = renderToday({ today: aToday({ leeches: [CITED] }) });
    expect(await screen.findByRole('heading', { name: 'Set aside (1)' })).toBeVisible();
    expect(screen.getByText('This is osmosis.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: /^Rewrite/ }));

    expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveFocus();
  });
});

describe('the end', () => {
  it('says what was learnt and when to come back', async () => {
    let isAnswered = false;
    const today = aToday({ cards: [OSMOSIS] });
    await openToday({
      today,
      prepare: (api) =>
        api.answer(memoryEndpoints.today, () =>
          isAnswered
            ? aToday({ nextDueAt: today.dayEndsAt, dayEndsAt: today.dayEndsAt, dueTomorrow: 12 })
            : today,
        ),
    });
    press(' ');
    press('2');
    isAnswered = true;
    press(' ');
    press('2');

    const heading = await screen.findByRole('heading', { name: 'Done for today' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('1 card in 1 minute. You knew all of them.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'New in your memory (1)' })).toBeVisible();
    expect(screen.getByText(/^back in \d days?$/)).toBeVisible();
    expect(await screen.findByText('Come back tomorrow: 12 cards are due.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Study more' })).toBeNull();
  });

  it('[D-50] offers more than the day’s share, without pushing it', async () => {
    const { user, api } = renderToday({
      today: aToday({ waiting: { due: 40, hasNew: false }, done: { due: 200, new: 0 } }),
    });
    expect(await screen.findByText('Nothing is due right now')).toBeVisible();
    api.answer(memoryEndpoints.today, ({ query }) =>
      aToday({ cards: query?.more === 'true' ? [DUE] : [] }),
    );

    await user.click(screen.getByRole('button', { name: 'Study more' }));

    await screen.findByRole('group', { name: /^Card from/ });
    expect(shownSide()).toBe('Aquaporin');
  });

  it('asks for what had no room in the list', async () => {
    const first = aToday({ cards: [DUE], counts: { due: 2, new: 0, learning: 0 } });
    const { api } = await openToday({ today: first });
    const rest = aDueCard({ flashcardId: 9, question: 'Stoma' });
    api.answer(memoryEndpoints.today, aToday({ cards: [rest] }));

    press(' ');
    press('2');

    await waitFor(() => expect(shownSide()).toBe('Stoma'));
  });
});

describe('without cards', () => {
  it('says when the next one comes', async () => {
    const today = aToday();
    renderToday({ today: { ...today, nextDueAt: today.dayEndsAt, dueTomorrow: 3 } });

    expect(await screen.findByText('Nothing is due right now')).toBeVisible();
    expect(screen.getByText('Come back tomorrow: 3 cards are due.')).toBeVisible();
  });

  it('says what to do first', async () => {
    renderToday();

    expect(await screen.findByText('No cards to study yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make cards' })).toHaveAttribute('href', '/flashcards');
    expect(screen.getByRole('link', { name: 'Make a set' })).toHaveAttribute(
      'href',
      '/set-creator',
    );
  });

  it('[U-22] shows where they come while they load', () => {
    const { container } = renderToday();

    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  });

  it('[U-32] offers to try again after a failure', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user, api } = renderToday({
      prepare: (server) => server.answer(memoryEndpoints.today, FAILURE),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.answer(memoryEndpoints.today, aToday({ cards: [DUE] }));

    await user.click(retry);

    expect(await screen.findByRole('group', { name: /^Card from/ })).toBeVisible();
  });
});

it('finds out who studies before the first card is shown', async () => {
  const { log } = renderToday({
    today: aToday({ cards: [DUE, OSMOSIS] }),
    prepare: (api) => {
      api.answer(accountEndpoints.me, aUser());
    },
    isKnown: false,
  });
  await screen.findByRole('group', { name: /^Card from/ });
  press(' ');
  press('2');

  expect(await sent(log, 1)).toMatchObject([{ flashcardId: 3 }]);
});

describe('several devices', () => {
  it('go on from where the other one stopped', async () => {
    const { api } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });
    api.answer(memoryEndpoints.today, aToday({ cards: [OSMOSIS] }));

    act(() => void window.dispatchEvent(new Event('visibilitychange')));

    await waitFor(() => expect(shownSide()).toBe('Osmosis'));
  });

  it('send what they have before they ask what is left', async () => {
    const { api } = await openToday({ today: aToday({ cards: [DUE, OSMOSIS] }) });
    press(' ');
    press('2');

    act(() => void window.dispatchEvent(new Event('visibilitychange')));

    await waitFor(() => expect(api.calls(memoryEndpoints.today)).toHaveLength(2));
    expect(api.calls(memoryEndpoints.review)).toHaveLength(1);
    expect(shownSide()).toBe('Osmosis');
  });

  it('[D-63] say how many answers wait to be sent', async () => {
    await openToday({
      today: aToday({ cards: [DUE, OSMOSIS] }),
      prepare: (api) =>
        api.answer(memoryEndpoints.review, new ApiError('Nothing answered.', { code: 'offline' })),
    });
    press(' ');
    press('2');

    expect(await screen.findByText('1 answer waits to be sent.')).toBeVisible();
  });
});

describe('settings', () => {
  it('change limits and buttons', async () => {
    const { user, api } = await openToday({ today: aToday({ cards: [DUE] }) });
    api.answer(memorySettingsEndpoints.change, {
      timeZone: null,
      newPerDay: 5,
      reviewsPerDay: 200,
      buttons: 4,
      isReminderOn: false,
      reminderHour: 18,
      reminderWay: 'mail',
      showsStreak: true,
    });
    await user.click(screen.getByRole('button', { name: 'Study settings' }));
    await user.click(await screen.findByRole('radio', { name: 'Again, Hard, Good, Easy' }));
    const fresh = screen.getByRole('textbox', { name: 'New cards a day' });
    await user.clear(fresh);
    await user.type(fresh, 'many');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(fresh).toBeInvalid();
    await user.clear(fresh);
    await user.type(fresh, '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(answers()).toHaveLength(4));
    expect(api.calls(memorySettingsEndpoints.change)[0]?.body).toEqual({
      buttons: 4,
      newPerDay: 5,
      reviewsPerDay: 200,
      isReminderOn: false,
      reminderHour: 18,
      reminderWay: 'mail',
      showsStreak: true,
    });
  });

  it('hide streaks with one switch', async () => {
    const { user, api } = await openToday({ today: aToday({ cards: [DUE] }) });
    api.answer(memorySettingsEndpoints.change, { ...DEFAULT_MEMORY_SETTINGS, showsStreak: false });
    await user.click(screen.getByRole('button', { name: 'Study settings' }));

    await user.click(await screen.findByRole('switch', { name: 'Show days in a row' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(api.calls(memorySettingsEndpoints.change)[0]?.body).toMatchObject({
        showsStreak: false,
      }),
    );
  });

  it('turn the reminder on, at an hour of one’s choice', async () => {
    const { user, api } = await openToday({ today: aToday({ cards: [DUE] }) });
    api.answer(memorySettingsEndpoints.change, {
      ...DEFAULT_MEMORY_SETTINGS,
      isReminderOn: true,
      reminderHour: 7,
    });
    await user.click(screen.getByRole('button', { name: 'Study settings' }));
    const reminder = await screen.findByRole('switch', { name: 'Remind me' });
    expect(reminder).not.toBeChecked();
    expect(screen.queryByRole('combobox', { name: 'At' })).not.toBeInTheDocument();

    await user.click(reminder);
    const hour = screen.getByRole('combobox', { name: 'At' });
    expect(hour).toHaveDisplayValue('6:00 PM');
    await user.selectOptions(hour, '7:00 AM');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(api.calls(memorySettingsEndpoints.change)[0]?.body).toMatchObject({
        isReminderOn: true,
        reminderHour: 7,
      }),
    );
  });

  it('hear of the time zone of this browser', async () => {
    const { api } = await openToday({
      today: aToday({ cards: [DUE] }),
      settings: { timeZone: null },
      prepare: (server) => server.answer(memorySettingsEndpoints.change, FAILURE),
    });

    await waitFor(() =>
      expect(api.calls(memorySettingsEndpoints.change)[0]?.body).toEqual({
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    );
  });
});
