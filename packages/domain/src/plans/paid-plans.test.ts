import { describe, expect, it } from 'vitest';
import { toPlanBadge, toPlanId } from './paid-plans';

const UNTIL = new Date('2026-12-15T00:00:00Z');

describe('what is paid for', () => {
  it.each([
    [{}, 'Basic', 'basic'],
    [{ pro: UNTIL }, 'Pro', 'pro'],
    [{ team: UNTIL }, 'Team', 'team'],
    [{ pro: UNTIL, team: UNTIL }, 'Pro and Team', 'team'],
  ])('%o is shown as %s and has the limits of %s', (paidUntil, badge, plan) => {
    expect(toPlanBadge(paidUntil)).toBe(badge);
    expect(toPlanId(paidUntil)).toBe(plan);
  });
});
