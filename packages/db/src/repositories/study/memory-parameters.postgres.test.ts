import { toOwnerId } from '@scholar/domain';
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
  // Every third has enough answers, for most of them the week is not over.
  await database.query(`insert into memory_parameters (user_id, reviews, next_fit_at)
    select id, 500, case when id % 3 = 0 then now() + (id - 10) * interval '5 seconds' end from users`);
  await database.query('analyze users');
  await database.query('analyze memory_parameters');
});
afterAll(() => database.close());

const scansOf = async (work: () => Promise<unknown>) =>
  (await explain(work)).nodes
    .filter((node) => node['Relation Name'] === 'memory_parameters')
    .filter((node) => node['Node Type'] !== 'ModifyTable')
    .map((node) => [node['Node Type'], node['Index Name']]);

it('whose time has come is found without a look at anybody else', async () => {
  expect(await scansOf(() => store.memoryParameters.isAnyDue(new Date()))).toEqual([
    [expect.stringMatching(/^Index/), 'memory_parameters_next_fit_idx'],
  ]);
  expect(await scansOf(() => store.memoryParameters.claimDue(new Date()))).toEqual([
    ['Index Scan', 'memory_parameters_next_fit_idx'],
    ['Index Scan', 'memory_parameters_pkey'],
  ]);
});

it('an answer costs two looks by the student’s id', async () => {
  const lan = toOwnerId(7);
  expect(await scansOf(() => store.memoryParameters.findWeights(lan))).toEqual([
    ['Index Scan', 'memory_parameters_pkey'],
  ]);
  expect(await scansOf(() => store.memoryParameters.count(lan, 1, new Date()))).toEqual([]);
});

it('those who are due are given to one server each', async () => {
  const due = await Promise.all(
    Array.from({ length: 6 }, () => store.memoryParameters.claimDue(new Date())),
  );

  const claimed = due.flatMap((owner) => owner ?? []).map(Number);
  expect(new Set(claimed).size).toBe(claimed.length);
  expect(await store.memoryParameters.claimDue(new Date())).toBe(undefined);
});
