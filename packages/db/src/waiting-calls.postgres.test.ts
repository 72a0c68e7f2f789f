import {
  createDocumentsService,
  createInvitationsService,
  createLimitKeys,
  createPlanLimits,
  createSetsService,
  toOwnerId,
} from '@scholar/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type Store } from './store';
import { openTestDatabase, type TestDatabase } from './testing';

const OWNER = toOwnerId(1);
const AUTHOR = toOwnerId(2);
const INVITED = toOwnerId(3);
const TOKEN = 'token';
const CALLER = { address: '192.0.2.1', language: 'en', requestId: 'r' } as const;

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStore(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.reset();
  await database.query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, 3) n`);
  await database.query(`insert into plan_grants (user_id, plan, starts_at, ends_at)
    values (1, 'team', now() - interval '1 day', now() + interval '9 days')`);
  await store.teams.create(OWNER);
});

/** Holds a lock, lets a call run into it, changes something under its feet and lets go. */
async function changeWhileWaiting<T>(lock: string, call: () => Promise<T>, change: string) {
  let outcome: Promise<PromiseSettledResult<T>[]> | undefined;
  await database.database.transaction(async (tx) => {
    await tx.execute(sql.raw(lock));
    let isOver = false;
    outcome = Promise.allSettled([call().finally(() => (isOver = true))]);
    await expect.poll(async () => isOver || (await countWaiting()) === 1).toBe(true);
    expect(isOver, 'it did not wait').toBe(false);
    await tx.execute(sql.raw(change));
  });
  const [settled] = (await outcome) ?? [];
  return settled;
}

const countWaiting = async () =>
  (
    await database.query(`select pid from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
  ).length;

const limits = createPlanLimits({
  basic: { cards: 10, sets: 10 },
  mediaMegabytes: { basic: 100, paid: 2_000 },
  documentMegabytes: { basic: 1, paid: 1 },
});

it.each([
  ['saving', undefined],
  ['editing', 1],
])(
  '[D-54] %s a document that waited is refused when the space is taken meanwhile',
  async (_, id) => {
    const documents = createDocumentsService({ store, limits });
    const draft = { title: 'B', field: 'Biology' as const };
    await documents.save(AUTHOR, { ...draft, content: 'x' });
    const long = { ...draft, content: 'x'.repeat(400_000) };

    const settled = await changeWhileWaiting(
      'select 1 from users where id = 2 for no key update',
      () => (id === undefined ? documents.save(AUTHOR, long) : documents.update(AUTHOR, id, long)),
      `insert into documents (user_id, title, search_title, field, bytes)
       values (2, 'A', 'a', 'Biology', 700000)`,
    );

    expect(settled).toMatchObject({ status: 'rejected', reason: { code: 'plan_limit' } });
  },
);

describe('a change of a shared set that waited', () => {
  const sets = () => createSetsService({ store, limits });

  it.each([
    ['the set was taken back', 'delete from team_sets'],
    ['the author left', 'delete from team_sets; delete from team_members where user_id = 2'],
    ['the owner gave the team away', `update team_members set role = 'admin' where user_id = 1`],
  ])('[A-38] is refused when meanwhile %s', async (_, change) => {
    await store.teams.insertMember(1, AUTHOR);
    const { setId } = await store.sets.insert(AUTHOR, 'Cells');
    await store.teamSets.insert(1, AUTHOR, setId);

    const settled = await changeWhileWaiting(
      'select 1 from quizzes for update',
      () => sets().update(OWNER, setId, { title: 'Mine now', order: undefined }),
      change,
    );

    expect(settled).toMatchObject({ status: 'rejected' });
    expect(await store.sets.find(AUTHOR, setId)).toMatchObject({ title: 'Cells' });
  });
});

describe('an acceptance that waited', () => {
  it.each([
    ['was withdrawn', `update team_invitations set state = 'withdrawn'`],
    ['ran out', `update team_invitations set expires_at = now() - interval '1 second'`],
  ])('is refused when the invitation meanwhile %s', async (_, change) => {
    await store.teams.saveInvitation(1, {
      email: 'student3@example.com',
      tokenHash: TOKEN,
      invitedBy: OWNER,
      lifeDays: 7,
    });
    const invitations = createInvitationsService({
      store,
      mails: { enqueue: async () => {} },
      tokens: { make: () => TOKEN, hash: (token) => token },
      keys: createLimitKeys((value) => value),
      audit: () => {},
    });

    const settled = await changeWhileWaiting(
      'select 1 from teams for update',
      () => invitations.accept(INVITED, TOKEN, CALLER),
      change,
    );

    expect(settled).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } });
    expect(await store.teams.findMembership(INVITED)).toBeUndefined();
  });
});

describe('[O-12] the mail queue', () => {
  const queue = async (count: number) => {
    for (let mail = 0; mail < count; mail += 1) {
      await store.mailJobs.insert(new Uint8Array([mail]), {});
    }
  };

  it('gives a worker what others are not about to take, without waiting for them', async () => {
    await queue(4);

    const [first, second] = await store.transaction(async ({ mailJobs }) => [
      await mailJobs.claim(2, 60),
      // On a connection of its own, while the claim above is not committed.
      await store.mailJobs.claim(4, 60),
    ]);

    expect([first?.length, second?.length]).toEqual([2, 2]);
    expect(new Set([...(first ?? []), ...(second ?? [])].map(({ id }) => id)).size).toBe(4);
  });

  it('gives every mail to one of many workers', async () => {
    await queue(40);

    const claims = await Promise.all(Array.from({ length: 10 }, () => store.mailJobs.claim(4, 60)));

    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
