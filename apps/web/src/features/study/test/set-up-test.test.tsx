import { type CardStatus, setMemoryEndpoints } from '@scholar/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCard, aSet } from '../../../testing/cards';
import { passTime, stopClock } from '../../../testing/clock';
import { drainOutbox } from '../../../testing/drain-outbox';
import type { FakeApi } from '../../../testing/fake-api';
import { aStatus } from '../../../testing/review-server';
import { askedCard, renderStudy, shownSide, STUDY_CARDS } from '../testing/render-study';

// Also before: a test of another file may have left some.
beforeEach(drainOutbox);
afterEach(drainOutbox);

const USUAL = { count: null, kinds: ['options'], direction: 'toTerm', which: 'all', minutes: null };

function setUp(changes: Record<string, unknown>): void {
  localStorage.setItem('testSetup:7:12', JSON.stringify({ ...USUAL, ...changes }));
}

function remembers(...cards: CardStatus[]) {
  return (api: FakeApi) => api.answer(setMemoryEndpoints.get, { cards, bestMatch: null });
}

async function openTest(options: Parameters<typeof renderStudy>[0] = {}) {
  const view = renderStudy({ view: 'test', ...options });
  await screen.findByRole('button', { name: 'Mute sound' });
  return view;
}

function pick(isRight: boolean): void {
  const { question } = askedCard();
  const options = within(screen.getByRole('group', { name: /^Choose/ })).getAllByRole('button');
  const option = options.find((each) => each.textContent.includes(question) === isRight);
  fireEvent.click(option as HTMLElement);
}

async function goOn(): Promise<void> {
  const shown = screen.getByRole('region', { name: /^(Definition|Term|Fill)/ });
  fireEvent.click(screen.getByRole('button', { name: /^(Next|Finish)$/ }));
  await waitFor(() => expect(shown).not.toBeInTheDocument());
}

describe('an answer of the usual test', () => {
  it('[D-49] is in the log at once, as chosen', async () => {
    const { readLog } = await openTest();
    const asked = askedCard();

    pick(true);

    expect(await readLog()).toEqual([
      expect.objectContaining({
        flashcardId: asked.flashcardId,
        quizId: 12,
        mode: 'test',
        how: 'chosen',
        rating: 'good',
      }),
    ]);
  });

  it('that is wrong says why, with the sentence of the card and of the one that was chosen', async () => {
    const cards = STUDY_CARDS.slice(0, 2).map((card, place) =>
      aCard({ ...card, source: { quote: `Sentence ${place}.`, start: 0, end: 11 } }),
    );
    const { readLog } = await openTest({ set: aSet({ flashcards: cards }) });

    pick(false);

    const why = screen.getByRole('region', { name: 'Why' });
    expect(within(why).getByText('Sentence 0.')).toHaveProperty('tagName', 'MARK');
    expect(within(why).getByText('Sentence 1.')).toHaveProperty('tagName', 'MARK');
    expect(await readLog()).toMatchObject([{ rating: 'again' }]);
  });
});

describe('Set up', () => {
  it('asks as many questions as wished, and remembers it for the set', async () => {
    const { user } = renderStudy({ prepare: remembers() });
    await user.click(await screen.findByRole('button', { name: 'Set up the test' }));
    const dialog = screen.getByRole('dialog', { name: 'Set up the test' });
    const count = within(dialog).getByRole('spinbutton', { name: 'Number of questions' });
    expect(count).toHaveValue(4);

    await user.clear(count);
    await user.type(count, '2');
    await user.click(within(dialog).getByRole('button', { name: 'Start test' }));

    expect(await screen.findByText('Question 1 of 2')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('testSetup:7:12') ?? '')).toEqual({
      ...USUAL,
      count: 2,
    });
  });

  it('needs a kind of questions, and can go back to the usual test', async () => {
    setUp({ kinds: ['typed'] });
    const { user } = await openTest({ prepare: remembers() });
    await user.click(screen.getByRole('button', { name: 'Set up the test' }));
    const dialog = screen.getByRole('dialog');

    await user.click(within(dialog).getByRole('checkbox', { name: 'Written' }));
    await user.click(within(dialog).getByRole('button', { name: 'Start test' }));
    expect(within(dialog).getByText('Please choose at least one kind.')).toBeVisible();

    await user.click(within(dialog).getByRole('button', { name: 'Back to the usual test' }));
    await user.click(within(dialog).getByRole('button', { name: 'Start test' }));
    expect(await screen.findByText('Choose the matching term')).toBeVisible();
    expect(localStorage.getItem('testSetup:7:12')).toBeNull();
  });

  it('says how many cards are weak and due, and asks only those', async () => {
    const { user } = renderStudy({
      prepare: remembers(aStatus({ flashcardId: 3, due: '2100-01-01T00:00:00.000Z' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Set up the test' }));
    expect(await screen.findByRole('radio', { name: 'Due (0)' })).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Weak (1)' }));
    await user.click(screen.getByRole('button', { name: 'Start test' }));

    expect(await screen.findByText('Question 1 of 1')).toBeVisible();
    expect(askedCard().flashcardId).toBe(3);
  });

  it('with nothing weak any more offers all cards', async () => {
    setUp({ which: 'weak' });
    const { user } = renderStudy({ view: 'test', prepare: remembers() });
    expect(await screen.findByText('No card of this set is weak.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Test all cards' }));

    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
  });
});

describe('the other kinds', () => {
  it('true or false: a wrong answer names the card that it belongs to', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.3);
    setUp({ kinds: ['judged'] });
    const { readLog, user } = await openTest();
    expect(screen.getByRole('heading', { name: 'Is this the matching term?' })).toBeVisible();

    await user.keyboard('1');

    const wrong = screen.getByRole('button', { name: 'True Your answer' });
    expect(wrong).toHaveAttribute('data-state', 'wrong');
    expect(screen.getByRole('region', { name: 'Why' })).toHaveTextContent('The card it belongs to');
    expect(await readLog()).toMatchObject([{ rating: 'again', how: 'chosen', mode: 'test' }]);
  });

  it('written: judged patiently, and overruled', async () => {
    setUp({ kinds: ['typed'] });
    const { readLog, user } = await openTest();
    await user.type(screen.getByRole('textbox', { name: 'Type the term' }), 'no idea{Enter}');
    expect(screen.getByText('1 incorrect')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'I was right' }));

    expect(screen.getByText('1 correct')).toBeVisible();
    expect(await readLog()).toMatchObject([{ rating: 'good', how: 'typed', mode: 'test' }]);
  });

  it('term to definition: the term asks, definitions are chosen', async () => {
    setUp({ direction: 'toDefinition' });
    await openTest();

    const asked = screen.getByRole('region', { name: /^Term/ });
    const card = STUDY_CARDS.find(({ question }) => asked.textContent.includes(question));
    const group = screen.getByRole('group', { name: 'Choose the matching definition' });
    expect(within(group).getByText(card?.answer ?? '')).toBeVisible();
  });
});

describe('a time limit', () => {
  it('ends the test; what has no answer is told apart and is not in the log', async () => {
    setUp({ minutes: 1 });
    stopClock();
    const { readLog } = renderStudy({ view: 'test' });
    await passTime(10);
    expect(screen.getByRole('timer')).toHaveTextContent('1:00');
    pick(true);
    await passTime(40_000);
    expect(screen.getByRole('timer')).toHaveTextContent('0:20');
    expect(screen.getByText('30 seconds left.')).toBeInTheDocument();

    await passTime(20_000);

    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
    expect(screen.getByText('Not answered').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('25%')).toBeVisible();
    expect(screen.getByText('0%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Study these 3' })).toBeVisible();
    expect(await readLog()).toHaveLength(1);
    expect(localStorage.getItem('testRun:7:12')).toBeNull();
  });
});

describe('a test that is left in the middle', () => {
  it('goes on with the next question after a reload, and can start over', async () => {
    const { unmount } = await openTest();
    pick(false);
    await goOn();
    pick(true);
    unmount();

    const { user } = await openTest();

    expect(screen.getByText('Question 3 of 4')).toBeVisible();
    expect(screen.getByRole('img', { name: '1 correct, 1 incorrect' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByText('Question 1 of 4')).toBeVisible();
    expect(screen.getByText('0% complete')).toBeVisible();
  });

  it('lays out the same options again', async () => {
    const { unmount } = await openTest();
    pick(true);
    await goOn();
    const names = () =>
      within(screen.getByRole('group', { name: /^Choose/ }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    const before = names();
    unmount();

    await openTest();

    expect(names()).toEqual(before);
  });

  it('after its last answer shows the result', async () => {
    const set = aSet({ flashcards: STUDY_CARDS.slice(0, 1) });
    const { unmount } = await openTest({ set });
    pick(true);
    unmount();

    renderStudy({ view: 'test', set });

    expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });

  it('starts anew where one of its cards is gone', async () => {
    const { unmount } = await openTest();
    pick(true);
    unmount();

    await openTest({ set: aSet({ flashcards: STUDY_CARDS.slice(1) }) });

    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });
});

it('studies exactly the cards that were missed, marked as studied or not', async () => {
  localStorage.setItem('studyStatus:7:12', '{"studied":[1,2,3,4]}');
  const { user, currentPath } = await openTest();
  const missed = [];
  for (const isRight of [false, true, false, true]) {
    if (!isRight) {
      missed.push(askedCard());
    }
    pick(isRight);
    await goOn();
  }

  await user.click(screen.getByRole('button', { name: 'Study these 2' }));

  const ids = missed.map(({ flashcardId }) => flashcardId);
  expect(currentPath()).toBe(`/study-quiz?set=12&cards=${ids.join('.')}`);
  expect(await screen.findByRole('group', { name: 'Card 1 of 2' })).toBeVisible();
  const shown = [shownSide()];
  await user.keyboard('{ArrowRight}');
  shown.push(shownSide());
  expect(shown.toSorted()).toEqual(missed.map(({ question }) => question).toSorted());

  await user.click(screen.getByRole('link', { name: 'Study the whole set' }));
  expect(await screen.findByRole('group', { name: 'Card 1 of 4' })).toBeVisible();
});
