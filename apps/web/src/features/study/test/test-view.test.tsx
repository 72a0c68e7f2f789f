import { setEndpoints, reportEndpoints } from '@scholar/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aCloze, aSet, cardsOf } from '../../../testing/cards';
import { passTime, stopClock } from '../../../testing/clock';
import { askedCard, renderStudy, STUDY_CARDS } from '../testing/render-study';

const GONE = new ApiError('Set not found.', { code: 'not_found', status: 404 });

async function openTest(options: Parameters<typeof renderStudy>[0] = {}) {
  const view = renderStudy({ view: 'test', ...options });
  await screen.findByText('Choose the matching term');
  return view;
}

function options(): HTMLElement[] {
  return within(screen.getByRole('group', { name: 'Choose the matching term' })).getAllByRole(
    'button',
  );
}

function rightOption(): HTMLElement {
  return screen.getByRole('button', { name: askedCard().question });
}

function wrongOption(): HTMLElement {
  const right = rightOption();
  return options().find((option) => option !== right) as HTMLElement;
}

/** Answers and goes on; the next question has come when it ends. */
async function answer(pick: () => HTMLElement, cards = STUDY_CARDS): Promise<void> {
  const asked = askedCard(cards).answer;
  fireEvent.click(pick());
  const next = screen.getByRole('button', { name: /^(Next|Finish)$/ });
  fireEvent.click(next);
  await waitFor(() => expect(screen.queryByText(asked, { selector: 'section > p' })).toBeNull());
}

describe('a question', () => {
  it('shows a definition and four different terms', async () => {
    await openTest();

    const terms = options().map((option) => option.querySelector('[dir]')?.textContent);
    expect(new Set(terms)).toEqual(new Set(STUDY_CARDS.map((card) => card.question)));
    expect(screen.getByText('Question 1 of 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('[D-43] shows the sentence with its blank, and terms to fill it with', async () => {
    const cloze = aCloze({ flashcardId: 9 });
    await openTest({ set: aSet({ flashcards: [cloze] }) });

    expect(
      screen.getByRole('region', { name: 'Fill in the blank Water crosses a membrane by blank.' }),
    ).toBeVisible();
    expect(screen.queryByText('Definition')).toBeNull();
    expect(options().map((option) => option.textContent)).toEqual([
      expect.stringContaining('osmosis'),
    ]);
  });

  it('[U-06] a right choice is said in words, not by its colour alone', async () => {
    const { user } = await openTest();
    const right = rightOption();

    await user.click(right);

    expect(right).toHaveTextContent('Correct answer');
    expect(right).toHaveAttribute('data-state', 'correct');
    expect(screen.getByText('Correct.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('[U-06] a wrong choice is shown beside the right one, and is locked in', async () => {
    const { user } = await openTest();
    const [right, wrong] = [rightOption(), wrongOption()];

    await user.click(wrong);
    await user.click(right);

    expect(wrong).toHaveTextContent('Your answer');
    expect(wrong).toHaveAttribute('data-state', 'wrong');
    expect(right).toHaveTextContent('Correct answer');
    expect(options().filter((option) => option.dataset['state'] === 'muted')).toHaveLength(2);
    expect(
      screen.getByText(`Incorrect. The correct answer is ${askedCard().question}.`),
    ).toBeInTheDocument();
    expect(screen.getByText('1 incorrect')).toBeVisible();
    expect(screen.getByText('0 correct')).toBeVisible();
  });

  it('counts in both bars', async () => {
    await openTest();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');

    await answer(rightOption);
    fireEvent.click(wrongOption());

    expect(screen.getByText('50% complete')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByRole('img', { name: '1 correct, 1 incorrect' })).toBeInTheDocument();
  });

  it('goes after a transition of 300 ms, and the next one takes the focus', async () => {
    stopClock();
    renderStudy({ view: 'test' });
    await passTime(10);
    const asked = askedCard();
    fireEvent.click(rightOption());
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));

    await passTime(299);
    expect(askedCard()).toBe(asked);
    await passTime(1);

    expect(askedCard()).not.toBe(asked);
    expect(screen.getByText('Question 2 of 4')).toBeVisible();
    expect(screen.getByRole('region', { name: /^Definition/ })).toHaveFocus();
  });

  it('[U-07] goes at once without motion', async () => {
    stopClock();
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media.includes('reduced-motion'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    renderStudy({ view: 'test' });
    await passTime(10);
    fireEvent.click(rightOption());
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));

    await passTime(1);

    expect(screen.getByText('Question 2 of 4')).toBeVisible();
  });
});

describe('[B-108] [B-109] unusual sets', () => {
  it.each([1, 2, 3])('a set of %i has as many options and can be finished', async (count) => {
    const cards = STUDY_CARDS.slice(0, count);
    await openTest({ set: aSet({ flashcards: cards }) });

    for (let turn = 0; turn < count; turn += 1) {
      expect(options()).toHaveLength(count);
      await answer(rightOption, cards);
    }

    expect(screen.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  });

  it('equal terms are one option, and it is right', async () => {
    const cards = cardsOf(['Ion', 'A charged atom.'], ['ion', 'A charged molecule.']);
    await openTest({ set: aSet({ flashcards: cards }) });

    for (const _ of cards) {
      expect(options()).toHaveLength(1);
      await answer(() => options()[0] as HTMLElement, cards);
    }

    expect(screen.getByText('Correct Answers').nextSibling).toHaveTextContent('2');
  });
});

describe('[U-02] keys', () => {
  it.each([
    ['1', 0],
    ['4', 3],
    ['a', 0],
    ['C', 2],
  ])('%s chooses, Enter goes on', async (key, place) => {
    await openTest();
    const asked = askedCard();

    fireEvent.keyDown(document.body, { key });
    expect(options()[place]?.dataset['state']).toMatch(/correct|wrong/);
    fireEvent.keyDown(document.body, { key: 'Enter' });

    await waitFor(() => expect(askedCard()).not.toBe(asked));
  });

  it('a key without an option does nothing', async () => {
    await openTest({ set: aSet({ flashcards: STUDY_CARDS.slice(0, 2) }) });

    fireEvent.keyDown(document.body, { key: '3' });
    fireEvent.keyDown(document.body, { key: 'Enter' });

    expect(screen.getByText('0% complete')).toBeVisible();
  });
});

describe('the ways out', () => {
  it.each([
    ['cards', '/study-quiz?set=12'],
    ['tests', '/study-quiz-flashcard'],
  ] as const)('Back from a test on the %s screen leads to %s', async (kind, path) => {
    const { user, currentPath } = await openTest({ kind });

    await user.click(screen.getByRole('button', { name: 'Back' }));

    await waitFor(() => expect(currentPath()).toBe(path));
  });

  it('[U-30] Quiz Learning: list, study, test and in one step back to the list', async () => {
    const { user, currentPath } = renderStudy({ kind: 'tests', view: 'list' });
    await user.click(await screen.findByRole('link', { name: 'Cell biology basics' }));
    await user.click(await screen.findByRole('button', { name: 'Test' }));
    await screen.findByText('Choose the matching term');

    fireEvent.keyDown(document.body, { key: 'Escape' });

    await waitFor(() => expect(currentPath()).toBe('/study-quiz-flashcard'));
    expect(await screen.findByRole('link', { name: 'Cell biology basics' })).toHaveFocus();
  });
});

describe('the result', () => {
  it('shows right, wrong, time, percentages and what to look at again', async () => {
    const { user, currentPath } = await openTest();
    await answer(wrongOption);
    await answer(rightOption);
    await answer(rightOption);
    expect(askedCard()).toBeDefined();
    await answer(rightOption);

    expect(screen.getByRole('heading', { level: 1, name: 'Congratulations!' })).toHaveFocus();
    expect(screen.getByText('Correct Answers').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('Incorrect Answers').nextSibling).toHaveTextContent('1');
    expect(screen.getByText('Time Taken').nextSibling).toHaveTextContent(/^\d+ seconds?$/);
    expect(screen.getByText('75%')).toBeVisible();
    expect(screen.getByText('25%')).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Worth another look (1)' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    expect(document.title).toContain('Congratulations!');

    await user.click(screen.getByRole('button', { name: 'Back to study' }));
    await waitFor(() => expect(currentPath()).toBe('/study-quiz?set=12'));
  });

  it.each([
    [4, 'All 4 right. You know this set.'],
    [3, 'A good start. Go over the one you missed, then try again.'],
    [2, 'A good start. Go over the 2 you missed, then try again.'],
    [1, 'Not there yet, but now you know where to look. Study these 3, then try again.'],
    [0, 'Not there yet, but now you know where to look. Study these 4, then try again.'],
  ])('[D-66] speaks to the score below its title: %i of 4 right', async (right, words) => {
    await openTest();

    for (let asked = 0; asked < 4; asked += 1) {
      await answer(asked < right ? rightOption : wrongOption);
    }

    const title = screen.getByRole('heading', { level: 1, name: 'Congratulations!' });
    expect(title.nextElementSibling).toHaveTextContent(words);
  });

  it('the last question has Finish, and Try again begins anew', async () => {
    const { user } = await openTest({ set: aSet({ flashcards: STUDY_CARDS.slice(0, 1) }) });
    await user.click(rightOption());
    await user.click(screen.getByRole('button', { name: 'Finish' }));

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('0% complete')).toBeVisible();
    expect(document.title).toBe('Cell biology basics · Test · Study Flashcards · Scholar');
  });

  it('[B-114] a set that was deleted while its test ran is told of', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('studyStatus:7:12', '{"studied":[1]}');
    const { api } = await openTest({ set: aSet({ flashcards: STUDY_CARDS.slice(0, 1) }) });
    api.answer(reportEndpoints.studySession, GONE);
    api.answer(setEndpoints.get, GONE);

    await answer(rightOption);

    expect(await screen.findByRole('alert')).toHaveTextContent('Set not found.');
    expect(localStorage.getItem('studyStatus:7:12')).toBeNull();
  });
});
