import type { PlanId } from '@scholar/contract';
import { describe, expect, it, vi } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
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
  };
}

const limitsOf = (plan: PlanId) => createPlanLimits({ plans: { planOf: async () => plan }, basic });

describe('a plan', () => {
  it.each([
    [0, 10],
    [9, 1],
    [10, 0],
  ])('of %i cards has room for %i more', async (held, adding) => {
    await expect(
      limitsOf('basic').refuseMore(holding(held), OWNER, 'cards', adding),
    ).resolves.toBeUndefined();
  });

  it.each([
    [0, 11],
    [10, 1],
    [500, 1],
  ])('of %i cards has no room for %i more', async (held, adding) => {
    await expect(
      limitsOf('basic').refuseMore(holding(held), OWNER, 'cards', adding),
    ).rejects.toMatchObject({
      code: 'plan_limit',
      message:
        'Your Basic plan holds up to 10 flashcards. Upgrade to Pro for unlimited flashcards.',
    });
  });

  it('names sets where those are too many', async () => {
    await expect(limitsOf('basic').refuseMore(holding(2), OWNER, 'sets', 1)).rejects.toThrow(
      'Your Basic plan holds up to 2 sets. Upgrade to Pro for unlimited sets.',
    );
  });

  it.each<PlanId>(['pro', 'team'])(
    '%s has no limit, but keeps what it held for when it ends',
    async (plan) => {
      const holdings = holding(1_000_000);

      await limitsOf(plan).refuseMore(holdings, OWNER, 'cards', 1_000);
      await limitsOf(plan).refuseReturn(holdings, OWNER, 'sets');

      expect(holdings.noteAdded).toHaveBeenCalledExactlyOnceWith(OWNER, 'cards', 1_001_000);
    },
  );

  it('refuses the return of more than there were when something was last added', async () => {
    const holdings = holding(501, { lastAdded: 500 });

    await expect(limitsOf('basic').refuseReturn(holdings, OWNER, 'cards')).rejects.toMatchObject({
      code: 'plan_limit',
    });
  });

  it.each([
    ['there is room for', holding(10, { lastAdded: 1 })],
    ['nothing replaced', holding(500, { lastAdded: 500 })],
  ])('takes back what %s', async (_, holdings) => {
    await expect(limitsOf('basic').refuseReturn(holdings, OWNER, 'cards')).resolves.toBeUndefined();
  });
});
