import { memoryEndpoints, type PutAwayCard, putAwayEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aCard } from '../../../testing/cards';
import type { FakeApi } from '../../../testing/fake-api';
import { aStatus } from '../../../testing/review-server';
import { aToday, renderToday } from '../testing/today-server';

function aPutAwayCard(changes: Partial<PutAwayCard> = {}): PutAwayCard {
  return {
    ...aCard(),
    quizId: 12,
    setTitle: 'Cell biology basics',
    isSuspended: false,
    isFlagged: false,
    buriedUntil: null,
    ...changes,
  };
}

const SUSPENDED = aPutAwayCard({ flashcardId: 1, question: 'Osmosis', isSuspended: true });
const BURIED = aPutAwayCard({
  flashcardId: 2,
  question: 'Diffusion',
  buriedUntil: '2030-01-02T21:00:00.000Z',
});
const FLAGGED = aPutAwayCard({ flashcardId: 3, question: 'Turgor', isFlagged: true });

/** A server that knows what is put away, in pages of two. */
function putAway(...cards: PutAwayCard[]) {
  const kept = new Map(cards.map((card) => [card.flashcardId, card]));
  return (api: FakeApi) => {
    api.answer(putAwayEndpoints.list, ({ query }) => {
      const left = [...kept.values()].filter(
        ({ flashcardId }) => flashcardId > Number(query?.after ?? 0),
      );
      const page = left.slice(0, 2);
      const next = left.length > 2 ? (page[1]?.flashcardId ?? null) : null;
      return { total: kept.size, cards: page, next };
    });
    api.answer(memoryEndpoints.handleCard, ({ params, body }) => {
      const flashcardId = Number(params.flashcardId);
      const card = { ...aPutAwayCard(), ...kept.get(flashcardId), ...(body as object) };
      kept.delete(flashcardId);
      if (card.isSuspended || card.isFlagged || card.buriedUntil) {
        kept.set(flashcardId, card);
      }
      return aStatus({ flashcardId });
    });
  };
}

async function openList(prepare: (api: FakeApi) => void, count: number) {
  const view = renderToday({ today: aToday(), prepare });
  const name = `Put away and flagged (${count})`;
  await view.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Put away and flagged' }));
  return { ...view, dialog };
}

describe('cards that were put away', () => {
  it('have no button while there are none', async () => {
    const { api } = renderToday();
    await waitFor(() => expect(api.calls(putAwayEndpoints.list)).toHaveLength(1));

    expect(screen.queryByRole('button', { name: /Put away/ })).toBeNull();
  });

  it('are listed with their set, why, and when they come back', async () => {
    const { dialog } = await openList(putAway(SUSPENDED, BURIED), 2);

    const rows = dialog.getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent('OsmosisCell biology basicsSuspended');
    expect(rows[1]).toHaveTextContent(/DiffusionCell biology basicsBack on \w+, Jan [23]/);
  });

  it('are brought back one by one, and Today is asked for again when the list closes', async () => {
    const { api, user, dialog } = await openList(putAway(SUSPENDED, BURIED), 2);

    await user.click(dialog.getByRole('button', { name: /Bring back .*Osmosis/ }));

    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    expect(api.calls(memoryEndpoints.handleCard)).toMatchObject([
      { params: { flashcardId: '1' }, body: { isSuspended: false, buriedUntil: null } },
    ]);
    const asked = api.calls(memoryEndpoints.today).length;
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(api.calls(memoryEndpoints.today).length).toBeGreaterThan(asked));
  });

  it('are brought back several at once, those on the next page too', async () => {
    const more = aPutAwayCard({ flashcardId: 4, question: 'Aquaporin', isSuspended: true });
    const { user, dialog } = await openList(putAway(SUSPENDED, BURIED, FLAGGED, more), 4);
    expect(dialog.queryByText('Aquaporin')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show more' }));
    await dialog.findByText('Aquaporin');

    await user.click(dialog.getByRole('checkbox', { name: 'Select all' }));
    await user.click(dialog.getByRole('button', { name: 'Bring back 3 selected' }));

    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    expect(dialog.getByRole('listitem')).toHaveTextContent('Turgor');
    expect(await screen.findByText('3 cards come again')).toBeVisible();
  });

  it('that are only flagged lose their flag, and nothing else', async () => {
    const { api, user, dialog } = await openList(putAway(FLAGGED), 1);
    expect(dialog.queryByRole('button', { name: /Bring back/ })).toBeNull();

    await user.click(dialog.getByRole('button', { name: /Remove flag from .*Turgor/ }));

    expect(await dialog.findByText(/^Nothing is put away/)).toBeVisible();
    expect(api.calls(memoryEndpoints.handleCard)).toMatchObject([{ body: { isFlagged: false } }]);
  });

  it('stay in the list when they could not be changed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { api, user, dialog } = await openList(putAway(SUSPENDED), 1);
    api.answer(memoryEndpoints.handleCard, new ApiError('Oops', { code: 'internal' }));

    await user.click(dialog.getByRole('button', { name: /Bring back .*Osmosis/ }));

    expect(await screen.findByText('One card could not be changed.')).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent('Osmosis');
  });
});
