import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStore, type Store } from '../../store';
import { openTestDatabase, type TestDatabase } from '../../testing';
import { watchStatements } from '../../testing/explain';

const STUDENTS = 20_000;

const { explain } = watchStatements();
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStore(database);
  await database.query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, ${STUDENTS}) n`);
  // Every second student wants reminders, all over the day.
  await database.query(`insert into memory_settings (user_id, new_per_day, reviews_per_day, buttons, next_reminder_at, unsubscribe_hash)
    select id, 20, 200, 2, case when id % 2 = 0 then now() + (id - 10) * interval '5 seconds' end, 'hash ' || id
    from users`);
  await database.query('analyze users');
  await database.query('analyze memory_settings');
});
afterAll(() => database.close());

const scansOf = async (work: () => Promise<unknown>) =>
  (await explain(work)).nodes
    .filter((node) => ['memory_settings', 'users'].includes(node['Relation Name'] ?? ''))
    .filter((node) => node['Node Type'] !== 'ModifyTable')
    .map((node) => [node['Node Type'], node['Index Name']]);

it('whose hour has come is found without a look at anybody else', async () => {
  expect(await scansOf(() => store.studyReminders.listDue(new Date(), 200))).toEqual([
    ['Index Scan', 'memory_settings_reminder_idx'],
    ['Index Scan', 'users_pkey'],
  ]);
  const due = await store.studyReminders.listDue(new Date(), 200);
  expect(due.map(({ owner }) => Number(owner))).toEqual([2, 4, 6, 8, 10]);
});

it('a token is found by its hash', async () => {
  expect(await scansOf(() => store.studyReminders.endByToken('hash 7'))).toEqual([
    ['Index Scan', 'memory_settings_unsubscribe_key'],
  ]);
});
