import { setMemoryEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aSet } from '../../../testing/cards';
import { drainOutbox } from '../../../testing/drain-outbox';
import { DIFFUSION, OSMOSIS, renderPractice } from '../testing/render-practice';

// Also before: a test of another file may have left some.
beforeEach(drainOutbox);
afterEach(drainOutbox);

const TWO = aSet({ flashcards: [OSMOSIS, DIFFUSION] });

async function openMatch(options: Parameters<typeof renderPractice>[1] = {}) {
  const view = renderPractice('match', {
    set: TWO,
    ...options,
    prepare: (api) => {
      api.answer(setMemoryEndpoints.match, ({ body }) => ({ best: body, isBest: true }));
      options.prepare?.(api);
    },
  });
  await screen.findByRole('group', { name: 'Tiles to match' });
  return view;
}

const tile = (text: string) => screen.getByRole('button', { name: text });
const tiles = () =>
  within(screen.getByRole('group', { name: 'Tiles to match' })).getAllByRole('button');

/** With keys alone: the letter that stands on the tile. */
function letterOf(text: string): string {
  return tile(text).getAttribute('aria-keyshortcuts')?.toLowerCase() ?? '';
}

describe('a pair', () => {
  it('that belongs together is taken off and logged as chosen', async () => {
    const { user, readLog } = await openMatch();

    await user.click(tile('Osmosis'));
    expect(tile('Osmosis')).toHaveAttribute('aria-pressed', 'true');
    await user.click(tile(OSMOSIS.answer));

    expect(tile('Osmosis')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Matched. 1 left.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    expect(await readLog()).toEqual([
      expect.objectContaining({
        flashcardId: 1,
        quizId: 12,
        mode: 'match',
        how: 'chosen',
        rating: 'good',
      }),
    ]);
  });

  it('that does not is wrong for the card asked for, once', async () => {
    const { user, readLog } = await openMatch();

    for (let turn = 0; turn < 2; turn += 1) {
      await user.click(tile('Osmosis'));
      await user.click(tile(DIFFUSION.answer));
    }

    expect(tile('Osmosis')).toHaveAttribute('data-state', 'wrong');
    expect(screen.getByText('These two do not belong together.')).toBeInTheDocument();
    expect(await readLog()).toMatchObject([{ flashcardId: 1, rating: 'again' }]);
    await waitFor(() => expect(tile('Osmosis')).toHaveAttribute('data-state', 'open'));
  });
});

describe('with keys alone', () => {
  it('arrows go from tile to tile, and one of them is in the tab order', async () => {
    const { user } = await openMatch();
    const [first, second] = tiles();
    expect(first).toHaveFocus();

    await user.keyboard('{ArrowRight}');

    expect(second).toHaveFocus();
    expect(tiles().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
    await user.keyboard('{Enter}');
    expect(second).toHaveAttribute('aria-pressed', 'true');
  });

  it('letters pick tiles to the end, whose time is brought to the server', async () => {
    const { user, api } = await openMatch();

    for (const { question, answer } of [OSMOSIS, DIFFUSION]) {
      await user.keyboard(letterOf(question) + letterOf(answer));
    }

    expect(await screen.findByRole('heading', { name: 'All matched' })).toHaveFocus();
    expect(await screen.findByText('A new best time for this set.')).toBeVisible();
    expect(screen.getByText('Wrong pairs').nextSibling).toHaveTextContent('0');
    expect(api.calls(setMemoryEndpoints.match)).toMatchObject([
      { params: { quizId: '12' }, body: { pairs: 2, milliseconds: expect.any(Number) } },
    ]);

    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(tiles()).toHaveLength(4);
  });
});

it('shows the time to beat, and says when it was not beaten', async () => {
  const best = { pairs: 2, milliseconds: 900 };
  const { user } = await openMatch({
    prepare: (api) => {
      api.answer(setMemoryEndpoints.get, { cards: [], bestMatch: best });
      api.answer(setMemoryEndpoints.match, { best, isBest: false });
    },
  });
  expect(await screen.findByText('Best 0.9 s')).toBeVisible();

  for (const { question, answer } of [OSMOSIS, DIFFUSION]) {
    await user.keyboard(letterOf(question) + letterOf(answer));
  }

  expect(await screen.findByText('You found all 2 pairs.')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByText('Best time').nextSibling).toHaveTextContent('0.9 seconds'),
  );
});

it('says when the time could not be kept, and tries again', async () => {
  const { user, api } = await openMatch({
    prepare: (server) =>
      server.answer(
        setMemoryEndpoints.match,
        new ApiError('Something went wrong.', { code: 'internal', status: 500 }),
      ),
  });
  for (const { question, answer } of [OSMOSIS, DIFFUSION]) {
    await user.keyboard(letterOf(question) + letterOf(answer));
  }
  expect(await screen.findByText(/The time could not be kept/)).toBeVisible();

  api.answer(setMemoryEndpoints.match, ({ body }) => ({ best: body, isBest: true }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('A new best time for this set.')).toBeVisible();
});

it('needs two cards', async () => {
  renderPractice('match', { set: aSet({ flashcards: [OSMOSIS] }) });

  expect(await screen.findByText('Match needs at least two cards.')).toBeVisible();
});
