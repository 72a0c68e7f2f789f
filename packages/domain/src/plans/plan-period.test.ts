import { PLAN_DAYS } from '@scholar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPeriod } from './plan-period';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-15T10:00:00.000Z');
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const instants = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('a paid period', () => {
  it('starts with the payment where nothing is left', () => {
    expect(nextPeriod(undefined, NOW, PLAN_DAYS)).toEqual({ startsAt: NOW, endsAt: inDays(30) });
    expect(nextPeriod(inDays(-1), NOW, PLAN_DAYS)).toEqual({ startsAt: NOW, endsAt: inDays(30) });
  });

  it('is added to what is left', () => {
    expect(nextPeriod(inDays(12), NOW, PLAN_DAYS)).toEqual({
      startsAt: inDays(12),
      endsAt: inDays(42),
    });
  });

  it('has exactly its days, never in the past and never over another one', () => {
    fc.assert(
      fc.property(
        fc.option(instants, { nil: undefined }),
        instants,
        fc.integer({ min: 1, max: 400 }),
        (paidUntil, now, days) => {
          const { startsAt, endsAt } = nextPeriod(paidUntil, now, days);

          expect(endsAt.getTime() - startsAt.getTime()).toBe(days * DAY_MS);
          expect(startsAt.getTime()).toBe(Math.max(paidUntil?.getTime() ?? 0, now.getTime()));
        },
      ),
    );
  });

  it('loses no day, whenever the payments come', () => {
    fc.assert(
      fc.property(fc.array(instants, { minLength: 1, maxLength: 24 }), (payments) => {
        const inOrder = payments.toSorted((a, b) => a.getTime() - b.getTime());
        let paidUntil: Date | undefined;
        let covered = 0;
        for (const at of inOrder) {
          const { startsAt, endsAt } = nextPeriod(paidUntil, at, PLAN_DAYS);
          covered += endsAt.getTime() - startsAt.getTime();
          paidUntil = endsAt;
        }
        const first = inOrder[0]?.getTime() ?? 0;

        expect(covered).toBe(payments.length * PLAN_DAYS * DAY_MS);
        expect(paidUntil?.getTime()).toBeGreaterThanOrEqual(first + covered);
      }),
    );
  });
});
