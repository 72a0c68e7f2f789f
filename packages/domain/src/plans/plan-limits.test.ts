import { describe, expect, it, vi } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import type { PaidUntil } from './paid-plans';
import { createPlanLimits } from './plan-limits';
import type { HoldingsRepository } from './plans.ports';

const OWNER = toOwnerId(1);
const basic = { cards: 10, sets: 2 };

function holding(total: number, { lastAdded = 0 } = {}) {
  return {
    lock: async () => {},
    count: async () => total,
    noteAdded: vi.fn<HoldingsRepository['noteAdded']>(),
    readLastAdded: async () => lastAdded,
    measureDocuments: async () => ({ present: 0, kept: 0 }),
    measureMedia: async () => total,
  };
}

const UNTIL = new Date('2026-12-15T00:00:00Z');
const limits = createPlanLimits({
  basic,
  documentMegabytes: { basic: 2, paid: 4 },
  mediaMegabytes: { basic: 1, paid: 3 },
});

/** What a transaction brings along for somebody who has paid for this. */
function having(holdings: HoldingsRepository, paidUntil: PaidUntil = {}) {
  return { holdings, plans: { readPaidUntil: async () => paidUntil } };
}

describe('a plan', () => {
  it.each([
    [0, 10],
    [9, 1],
    [10, 0],
  ])('of %i cards has room for %i more', async (held, adding) => {
    await expect(
      limits.refuseMore(having(holding(held)), OWNER, 'cards', adding),
    ).resolves.toBeUndefined();
  });

  it.each([
    [0, 11],
    [10, 1],
    [500, 1],
  ])('of %i cards has no room for %i more', async (held, adding) => {
    await expect(
      limits.refuseMore(having(holding(held)), OWNER, 'cards', adding),
    ).rejects.toMatchObject({
      code: 'plan_limit',
      message:
        'Your Basic plan holds up to 10 flashcards. Upgrade to Pro for unlimited flashcards.',
    });
  });

  it('names sets where those are too many', async () => {
    await expect(limits.refuseMore(having(holding(2)), OWNER, 'sets', 1)).rejects.toThrow(
      'Your Basic plan holds up to 2 sets. Upgrade to Pro for unlimited sets.',
    );
  });

  it.each([['pro'], ['team']])(
    '%s has no limit, but keeps what it held for when it ends',
    async (plan) => {
      const holdings = holding(1_000_000);

      await limits.refuseMore(having(holdings, { [plan]: UNTIL }), OWNER, 'cards', 1_000);
      await limits.refuseReturn(having(holdings, { [plan]: UNTIL }), OWNER, 'sets');

      expect(holdings.noteAdded).toHaveBeenCalledExactlyOnceWith(OWNER, 'cards', 1_001_000);
    },
  );

  it('refuses the return of more than there were when something was last added', async () => {
    const holdings = holding(501, { lastAdded: 500 });

    await expect(limits.refuseReturn(having(holdings), OWNER, 'cards')).rejects.toMatchObject({
      code: 'plan_limit',
    });
  });

  it.each([
    ['there is room for', holding(10, { lastAdded: 1 })],
    ['nothing replaced', holding(500, { lastAdded: 500 })],
  ])('takes back what %s', async (_, holdings) => {
    await expect(limits.refuseReturn(having(holdings), OWNER, 'cards')).resolves.toBeUndefined();
  });
});
