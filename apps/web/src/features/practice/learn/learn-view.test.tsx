import { reportEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drainOutbox } from '../../../testing/drain-outbox';
import { aUser } from '../../../testing/builders';
import { aSet, cardsOf } from '../../../testing/cards';
import { askedCard, CARDS, DIFFUSION, OSMOSIS, renderPractice } from '../testing/render-practice';

// Leaves every order as it is.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
});
// Also before: a test of another file may have left some.
beforeEach(drainOutbox);
afterEach(drainOutbox);
beforeEach(() => localStorage.clear());

async function openLearn(options: Parameters<typeof renderPractice>[1] = {}) {
  const view = renderPractice('learn', options);
  await screen.findByRole('region', { name: /^(Definition|Fill in|Question)/ });
  const next = () => view.user.click(screen.getByRole('button', { name: 'Next' }));
  return {
    ...view,
    next,
    async choose(term: string) {
      await view.user.click(screen.getByRole('button', { name: new RegExp(`^${term}`) }));
    },
    async type(answer: string) {
      await view.user.type(screen.getByRole('textbox'), `${answer}{Enter}`);
    },
  };
}

it('asks with the answers where the student wants them first', async () => {
  const capitals = cardsOf(
    ['The capital of Viet Nam', 'Hà Nội'],
    ['The capital of Laos', 'Viêng Chăn'],
  );
  const { user, choose, next, readLog } = await openLearn({ set: aSet({ flashcards: capitals }) });

  await user.click(screen.getByRole('switch', { name: 'Reverse' }));

  expect(screen.getByRole('region', { name: /^Answer/ })).toHaveTextContent('Hà Nội');
  expect(screen.getByText('Choose the matching question')).toBeInTheDocument();
  await choose('The capital of Viet Nam');
  await next();
  await choose('The capital of Viet Nam');
  expect(await readLog()).toMatchObject([
    { flashcardId: 1, mode: 'learn', how: 'chosen', rating: 'good' },
    { flashcardId: 2, mode: 'learn', how: 'chosen', rating: 'again' },
  ]);
  expect(localStorage.getItem('reversed:7:12')).toBe('true');
});

describe('what was learnt so far', () => {
  it('is still there after a reload, and another student begins anew', async () => {
    const first = await openLearn();
    for (const { question } of CARDS) {
      await first.choose(question);
      await first.next();
    }
    await first.type('osmosis');
    await first.next();
    first.unmount();

    const again = await openLearn();
    expect(screen.getByText('1 of 4 learnt')).toBeInTheDocument();
    expect(askedCard()).toEqual(DIFFUSION);
    again.unmount();

    await openLearn({ user: aUser({ userId: 8 }) });
    expect(screen.getByText('0 of 4 learnt')).toBeInTheDocument();
    expect(askedCard()).toEqual(OSMOSIS);
  });

  it('[D-21] took time that counts as study time', async () => {
    let passed = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => passed);
    const { api, unmount } = await openLearn();
    passed += 5_400;

    unmount();

    const reports = api.calls(reportEndpoints.studySession).map(({ body }) => body);
    expect(reports).toMatchObject([{ quizId: 12, kind: 'study', seconds: 5 }]);
  });
});

describe('a card', () => {
  it('goes from choosing to typing, and leaves after a right typed answer', async () => {
    const { choose, type, next, readLog } = await openLearn();
    for (const { question } of CARDS) {
      await choose(question);
      await next();
    }
    expect(screen.getByText('0 of 4 learnt')).toBeInTheDocument();
    expect(askedCard()).toEqual(OSMOSIS);

    await type('osmosis');
    await next();

    expect(screen.getByText('1 of 4 learnt')).toBeInTheDocument();
    expect(askedCard()).toEqual(DIFFUSION);
    const reviews = await readLog();
    expect(reviews.map(({ flashcardId, how }) => `${flashcardId} ${how}`)).toEqual([
      '1 chosen',
      '2 chosen',
      '3 chosen',
      '4 chosen',
      '1 typed',
    ]);
    expect(reviews.every(({ mode, quizId }) => mode === 'learn' && quizId === 12)).toBe(true);
  });

  it('comes back in the round after a wrong choice, and shows both cards with their sentences', async () => {
    const { choose, next, readLog } = await openLearn();

    await choose('Diffusion');

    const why = screen.getByRole('region', { name: 'Why' });
    expect(within(why).getByText(OSMOSIS.source?.quote ?? '')).toBeInTheDocument();
    expect(within(why).getByText(DIFFUSION.source?.quote ?? '')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Osmosis Correct answer' })).toBeInTheDocument();
    expect(screen.getByText('Incorrect. The correct answer is Osmosis.')).toBeInTheDocument();
    await next();
    for (const { question } of CARDS.slice(1)) {
      await choose(question);
      await next();
    }
    expect(askedCard()).toEqual(OSMOSIS);
    expect(screen.getByRole('heading', { name: 'Choose the matching term' })).toBeInTheDocument();
    expect((await readLog())[0]).toMatchObject({ flashcardId: 1, rating: 'again', how: 'chosen' });
  });

  it('is answered with keys alone', async () => {
    const { user, readLog } = await openLearn();
    const right = within(screen.getByRole('group', { name: 'Choose the matching term' }))
      .getAllByRole('button')
      .findIndex((option) => option.textContent.includes('Osmosis'));

    await user.keyboard(String(right + 1));
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(askedCard()).toEqual(DIFFUSION);
    expect(await readLog()).toMatchObject([{ rating: 'good' }]);
  });

  it('is typed at once where it has no wrong options, and leaves', async () => {
    const { type, next } = await openLearn({ set: aSet({ flashcards: [OSMOSIS] }) });

    await type('osmosis');
    await next();

    expect(screen.getByRole('heading', { name: 'Everything learnt' })).toHaveFocus();
    expect(screen.getByText('You typed this card right.')).toBeInTheDocument();
  });

  it('is chosen from fewer than four in a small set', async () => {
    await openLearn({ set: aSet({ flashcards: [OSMOSIS, DIFFUSION] }) });

    expect(
      within(screen.getByRole('group', { name: 'Choose the matching term' })).getAllByRole(
        'button',
      ),
    ).toHaveLength(2);
  });

  it('that was typed wrong is right when the student says so', async () => {
    const { user, type, next, readLog } = await openLearn({
      set: aSet({ flashcards: [OSMOSIS] }),
    });
    await type('water transport');

    await user.click(screen.getByRole('button', { name: 'I was right' }));
    await next();

    expect(screen.getByRole('heading', { name: 'Everything learnt' })).toBeInTheDocument();
    expect(await readLog()).toMatchObject([{ rating: 'good', how: 'typed', mode: 'learn' }]);
  });
});

describe('the end', () => {
  const NINE = cardsOf(
    ...['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Hazel', 'Larch', 'Maple', 'Oak'].map(
      (tree) => [tree, `Grows as number ${tree.length} of the ${tree[0]} row.`] as const,
    ),
  );

  it('of a round says what is left to learn, and the next one begins', async () => {
    const { user, choose, type, next } = await openLearn({ set: aSet({ flashcards: NINE }) });
    expect(screen.getByText('Round 1 of 2')).toBeInTheDocument();
    for (const { question } of NINE.slice(0, 7)) {
      await choose(question);
      await next();
    }
    for (const { question } of NINE.slice(0, 7)) {
      await type(question);
      await next();
    }

    expect(screen.getByRole('heading', { name: 'Round 1 done' })).toBeInTheDocument();
    expect(screen.getByText('7 cards learnt, 2 left to learn.')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Left to learn (2)' })).toHaveTextContent(/Maple.*Oak/);

    await user.click(screen.getByRole('button', { name: 'Next round' }));

    await waitFor(() => expect(screen.getByText('Round 2 of 2')).toBeInTheDocument());
    expect(askedCard(NINE).question).toBe('Maple');
  });

  it('comes earlier for whoever stops', async () => {
    const { user, choose } = await openLearn();
    await choose('Osmosis');

    await user.click(screen.getByRole('button', { name: 'Stop here' }));

    expect(screen.getByText('0 cards learnt, 4 left to learn.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(askedCard()).toEqual(DIFFUSION);
  });

  it('of all rounds offers the wrong ones again', async () => {
    const { user, type, next } = await openLearn({ set: aSet({ flashcards: [OSMOSIS] }) });
    await type('no idea');
    await next();
    await type('osmosis');
    await next();

    await user.click(screen.getByRole('button', { name: 'Again with the wrong one' }));

    expect(askedCard()).toEqual(OSMOSIS);
    expect(screen.getByText('Round 1 of 1')).toBeInTheDocument();
  });
});
