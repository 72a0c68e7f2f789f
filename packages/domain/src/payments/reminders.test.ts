import { expect, it } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import type { EndingPlan, PaymentsStore } from './payments.ports';
import { createRemindersService } from './reminders.service';

const BATCH = 200;

function endings(count: number): EndingPlan[] {
  return Array.from({ length: count }, (_, index) => ({
    owner: toOwnerId(index + 1),
    plan: 'pro',
    endsAt: new Date('2026-11-20T10:00:00.000Z'),
    daysBefore: 5,
    daysLeft: 5,
  }));
}

/** Plans that end, of which some cannot be told. */
function createSetup({ count, isBroken }: { count: number; isBroken: (owner: number) => boolean }) {
  const waiting = new Map(endings(count).map((ending) => [ending.owner, ending]));
  const told: string[] = [];
  const failed: number[] = [];
  const repositories = {
    ledger: {
      listEnding: async (_: unknown, limit: number) => [...waiting.values()].slice(0, limit),
      async noteReminder({ owner }: EndingPlan) {
        if (isBroken(owner)) {
          throw new Error('The database is in trouble.');
        }
        return waiting.delete(owner);
      },
    },
    accounts: {
      findContact: async (owner: number) => ({ email: `${owner}@example.com`, language: 'en' }),
    },
    mailJobs: {},
  };
  const store = {
    ...repositories,
    transaction: <T>(work: (tx: typeof repositories) => Promise<T>) => work(repositories),
    // Only what a reminder needs.
  } as unknown as PaymentsStore;
  const reminders = createRemindersService({
    store,
    mails: { enqueue: async (_, { to }) => void told.push(to) },
    onFailed: (_, { owner }) => failed.push(owner),
  });
  return { reminders, told, failed };
}

it('tells the others when one cannot be told, and says which', async () => {
  const { reminders, told, failed } = createSetup({ count: 3, isBroken: (owner) => owner === 1 });

  await reminders.remindOfEnds();

  expect(told).toEqual(['2@example.com', '3@example.com']);
  expect(failed).toEqual([1]);
});

it('goes on behind a full batch', async () => {
  const { reminders, told } = createSetup({
    count: BATCH + 5,
    isBroken: (owner) => owner % 50 === 0,
  });

  await reminders.remindOfEnds();

  expect(told).toHaveLength(BATCH + 5 - 4);
});

it('ends when none of a full batch can be told', async () => {
  const { reminders, told, failed } = createSetup({ count: BATCH, isBroken: () => true });

  await reminders.remindOfEnds();

  expect([told.length, failed.length]).toEqual([0, BATCH]);
});
