import { accountEndpoints, setEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drainOutbox } from '../../../testing/drain-outbox';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { aCard, aSet, cardsOf } from '../../../testing/cards';
import {
  askedCard,
  CARDS,
  DIFFUSION,
  OSMOSIS,
  PHOTOSYNTHESIS,
  renderPractice,
} from '../testing/render-practice';

// Leaves every order as it is.
beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
});
// Also before: a test of another file may have left some.
beforeEach(drainOutbox);
afterEach(drainOutbox);
beforeEach(() => localStorage.clear());

async function openWrite(options: Parameters<typeof renderPractice>[1] = {}) {
  const view = renderPractice('write', options);
  const box = await screen.findByRole('textbox');
  const write = async (answer: string) => {
    await view.user.type(screen.getByRole('textbox'), `${answer}{Enter}`);
  };
  const next = () => view.user.click(screen.getByRole('button', { name: 'Next' }));
  return { ...view, box, write, next };
}

describe('an answer', () => {
  it('asks for the short side, in a box that corrects nothing', async () => {
    const { box } = await openWrite();

    expect(screen.getByRole('region', { name: /^Definition/ })).toHaveTextContent(OSMOSIS.answer);
    expect(screen.queryByText('Osmosis')).not.toBeInTheDocument();
    expect(box).toHaveAccessibleName('Type the term');
    expect(box).toHaveFocus();
    expect(box).toHaveAttribute('autocapitalize', 'none');
    expect(box).toHaveAttribute('autocorrect', 'off');
    expect(box).toHaveAttribute('spellcheck', 'false');
    expect(box).toHaveAttribute('autocomplete', 'off');
  });

  it('that is right goes to the log as typed', async () => {
    const { write, readLog } = await openWrite();

    await write('osmosis');

    expect(screen.getByText('Right', { selector: '[role="status"]' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'I was right' })).not.toBeInTheDocument();
    expect(await readLog()).toEqual([
      expect.objectContaining({
        flashcardId: 1,
        quizId: 12,
        mode: 'write',
        how: 'typed',
        rating: 'good',
        milliseconds: expect.any(Number),
      }),
    ]);
  });

  it('without accents counts as right, and that is said', async () => {
    const { write, readLog } = await openWrite({ set: aSet({ flashcards: [PHOTOSYNTHESIS] }) });

    await write('quang hop');

    expect(screen.getByText('Right. Mind the accents.')).toBeInTheDocument();
    expect(screen.getByText('ợ')).toHaveProperty('tagName', 'INS');
    expect(await readLog()).toMatchObject([{ rating: 'good' }]);
  });

  it('that is wrong shows the difference and why', async () => {
    const { write, readLog } = await openWrite();

    await write('osmmotis');

    expect(screen.getByText('Not quite. The right answer is Osmosis.')).toBeInTheDocument();
    expect(screen.getByText('Your answer').nextSibling).toHaveTextContent('osmmotis');
    const why = screen.getByRole('region', { name: 'Why' });
    expect(within(why).getByText('Water crosses a membrane: this is osmosis.')).toHaveProperty(
      'tagName',
      'MARK',
    );
    expect(within(why).queryByText('The card of your answer')).not.toBeInTheDocument();
    expect(await readLog()).toMatchObject([{ rating: 'again' }]);
  });

  it('that asks is told without a second sign behind it', async () => {
    const card = aCard({ question: 'What does every child ask?', answer: 'But why?' });
    const { write } = await openWrite({ set: aSet({ flashcards: [card] }) });

    await write('nobody');

    expect(screen.getByText('Not quite. The right answer is But why?')).toBeInTheDocument();
  });

  it('of another card shows that card with its sentence', async () => {
    const { write } = await openWrite();

    await write('diffusion');

    const why = screen.getByRole('region', { name: 'Why' });
    expect(within(why).getByText('The card of your answer')).toBeInTheDocument();
    expect(within(why).getByText(DIFFUSION.source?.quote ?? '')).toBeInTheDocument();
  });

  it('is not given by an empty box', async () => {
    const { write, readLog } = await openWrite();

    await write('   ');

    expect(screen.getByRole('textbox')).toBeInTheDocument();
    expect(await readLog()).toEqual([]);
  });

  it('that nobody knows counts as wrong, and cannot be overruled', async () => {
    const { user, readLog } = await openWrite();

    await user.click(screen.getByRole('button', { name: 'I don’t know' }));

    expect(screen.getByText('The right answer is Osmosis.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'I was right' })).not.toBeInTheDocument();
    expect(await readLog()).toMatchObject([{ rating: 'again' }]);
  });
});

describe('I was right', () => {
  it.each([
    ['at once', false],
    ['after the wrong answer has reached the server', true],
  ])('ends as one right answer in the log: %s', async (_, isSent) => {
    const { user, write, next, readLog } = await openWrite();
    await write('water transport');
    const wrong = isSent ? await readLog() : [];

    await user.click(screen.getByRole('button', { name: 'I was right' }));

    expect(screen.getAllByText('Counted as right')).not.toHaveLength(0);
    expect(screen.queryByRole('region', { name: 'Why' })).not.toBeInTheDocument();
    await next();
    expect(screen.getByText('1 correct')).toBeInTheDocument();
    expect(screen.getByText('0 incorrect')).toBeInTheDocument();
    const [right, ...others] = await readLog();
    expect(others).toEqual([]);
    expect(right).toMatchObject({ flashcardId: 1, rating: 'good', mode: 'write', how: 'typed' });
    expect(wrong.map(({ reviewId }) => reviewId)).not.toContain(right?.reviewId);
  });

  it('is the key R', async () => {
    const { user, write, readLog } = await openWrite();
    await write('water transport');

    await user.keyboard('rr');

    expect(await readLog()).toMatchObject([{ rating: 'good' }]);
  });
});

describe('the answer first', () => {
  const CAPITALS = cardsOf(
    ['The capital of Viet Nam', 'Hà Nội'],
    ['The capital of Laos', 'Viêng Chăn'],
  );
  const prompt = () => screen.getByRole('region', { name: /^(Question|Answer)/ });
  const reverse = () => screen.getByRole('switch', { name: 'Reverse' });

  it('is a switch, remembered for the set as in the deck', async () => {
    const { user, box } = await openWrite({ set: aSet({ flashcards: CAPITALS }) });
    expect(prompt()).toHaveTextContent('The capital of Viet Nam');
    expect(box).toHaveAccessibleName('Type the answer');

    await user.click(reverse());

    expect(prompt()).toHaveTextContent('Hà Nội');
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Type the question');
    expect(localStorage.getItem('reversed:7:12')).toBe('true');
    await user.click(reverse());
    expect(localStorage.getItem('reversed:7:12')).toBeNull();
  });

  it('is as it was left, and goes to the log like any other answer', async () => {
    localStorage.setItem('reversed:7:12', 'true');
    const { write, readLog } = await openWrite({ set: aSet({ flashcards: CAPITALS }) });
    expect(reverse()).toBeChecked();

    await write('the capital of viet nam');

    expect(await readLog()).toMatchObject([
      { flashcardId: 1, mode: 'write', how: 'typed', rating: 'good' },
    ]);
  });

  it('does not ask a card again that was answered the other way', async () => {
    const { user, write, readLog } = await openWrite({ set: aSet({ flashcards: CAPITALS }) });
    await write('Hà Nội');

    await user.click(reverse());

    expect(prompt()).toHaveTextContent('Viêng Chăn');
    expect(screen.getByText('1 correct')).toBeInTheDocument();
    expect(await readLog()).toHaveLength(1);
  });

  it('is no choice where the definitions ask anyway', async () => {
    await openWrite();

    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});

describe('the end', () => {
  it('says what was wrong, and writes it again', async () => {
    const { user, write, next } = await openWrite();
    for (const answer of ['osmosis', 'no idea', 'quang hợp', 'turgor pressure']) {
      await write(answer);
      await next();
    }

    expect(screen.getByRole('heading', { name: 'All written' })).toHaveFocus();
    expect(screen.getByText('You wrote 3 of 4 right.')).toBeInTheDocument();
    const missed = screen.getByRole('list', { name: 'Worth another look (1)' });
    expect(within(missed).getAllByRole('listitem')).toHaveLength(1);
    expect(missed).toHaveTextContent('Diffusion');

    await user.click(screen.getByRole('button', { name: 'Again with the wrong one' }));

    expect(askedCard()).toEqual(DIFFUSION);
    await write('diffusion');
    await next();
    expect(screen.getByText('You wrote it right.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByText('Card 1 of 1')).toBeInTheDocument();
  });

  it('comes earlier for whoever stops, with what is left; the card on the table counts', async () => {
    const { user, write } = await openWrite();
    await write('osmosis');

    await user.click(screen.getByRole('button', { name: 'Stop here' }));

    expect(screen.getByText('You wrote 1 of 1 right.')).toBeInTheDocument();
    expect(
      within(screen.getByRole('list', { name: 'Left to learn (3)' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(askedCard()).toEqual(DIFFUSION);
  });

  it('leads back to the set', async () => {
    const { user, write, next, currentPath } = await openWrite({
      set: aSet({ flashcards: [OSMOSIS] }),
    });
    await write('osmosis');
    await next();

    await user.click(screen.getByRole('button', { name: 'Back to the set' }));

    expect(currentPath()).toBe('/study-quiz?set=12');
  });
});

describe('nothing to write', () => {
  it('is said of a set that is gone', async () => {
    renderPractice('write', {
      prepare: (api) =>
        api.answer(
          setEndpoints.get,
          new ApiError('Set not found', { code: 'not_found', status: 404 }),
        ),
    });

    expect(await screen.findByRole('alert')).toHaveTextContent('It may have been deleted');
  });

  it('is said where the address names no set', async () => {
    renderPractice('write', { route: '/write' });

    expect(await screen.findByRole('link', { name: 'Back to the sets' })).toHaveAttribute(
      'href',
      '/study-quiz',
    );
  });

  it('is said of an empty set, with the way to add cards', async () => {
    renderPractice('write', { set: aSet({ flashcards: [] }) });

    expect(await screen.findByRole('link', { name: 'Add flashcards' })).toHaveAttribute(
      'href',
      '/set-creator?set=12',
    );
  });

  it('is said where loading failed, and is tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, user } = renderPractice('write', {
      prepare: (server) =>
        server.answer(setEndpoints.get, new ApiError('Oops', { code: 'internal', status: 500 })),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });

    api.answer(setEndpoints.get, aSet({ flashcards: [...CARDS] }));
    await user.click(retry);

    expect(await screen.findByRole('textbox')).toBeInTheDocument();
  });
});

it('waits until it knows whose answers they are', async () => {
  const { readLog, write } = await openWrite({
    isKnown: false,
    prepare: (api) => api.answer(accountEndpoints.me, aUser()),
  });

  await write('osmosis');

  expect(await readLog()).toHaveLength(1);
});

it('speaks Vietnamese', async () => {
  const { user } = renderPractice('write', {
    language: 'vi',
    set: aSet({ flashcards: [aCard({ ...PHOTOSYNTHESIS })] }),
  });

  const box = await screen.findByRole('textbox', { name: 'Gõ thuật ngữ' });
  // 'Kiểm tra' would be a test.
  expect(screen.getByRole('button', { name: 'Trả lời' })).toBeInTheDocument();
  await user.type(box, 'hô hấp{Enter}');

  expect(screen.getByText('Bạn viết').nextSibling).toHaveTextContent('hô hấp');
  expect(screen.getByText('Chưa đúng. Đáp án đúng là quang hợp.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tôi trả lời đúng' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Quay lại' })).toBeInTheDocument();
});
