import type { DocumentFilter } from '@scholar/contract';
import { toOwnerId } from '@scholar/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../../store';
import { openTestDatabase, type TestDatabase } from '../../testing';
import { watchStatements } from '../../testing/explain';

const ROWS = 50_000;
const BATCH = 5_000;
const BUSY = toOwnerId(1);
const ORDINARY = toOwnerId(2);
const NO_FILTER: DocumentFilter = {
  keyword: undefined,
  dateFrom: undefined,
  dateTo: undefined,
  field: undefined,
};

const { explain } = watchStatements();
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStore(database);
  await database.query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, 100) n`);
  // In batches, because the connection lets no statement run for long.
  for (let from = 1; from <= ROWS; from += BATCH) {
    await insertDocuments(from, from + BATCH - 1);
  }
  // The server's own vacuum may be at work on the table and leave pages to the next one.
  await vi.waitUntil(vacuum, { timeout: 30_000 });
});
afterAll(() => database.close());

/** Every other one is one student's, the rest is shared by many. */
async function insertDocuments(from: number, to: number) {
  await database.query(`insert into documents
      (user_id, title, search_title, field, upload_date, deleted_at)
    select case when n % 2 = 0 then 1 else 2 + n % 99 end, 'Chapter ' || n, 'chapter ' || n,
      (array['Biology', 'Law', 'History', 'Arts'])[1 + n % 4],
      timestamptz '2026-01-01' + n * interval '1 minute', case when n % 50 = 0 then now() end
    from generate_series(${from}, ${to}) n`);
}

async function vacuum() {
  await database.query('vacuum analyze documents');
  const [table] = await database.query<{ isDone: boolean }>(
    `select relallvisible = relpages as "isDone" from pg_class where relname = 'documents'`,
  );
  return table?.isDone;
}

describe.each([
  ['half of all documents', BUSY],
  ['a few of them', ORDINARY],
])(`a list among ${ROWS} documents, for the owner of %s`, (_, owner) => {
  it.each<[string, Partial<DocumentFilter>, number]>([
    ['without a filter', {}, 0],
    ['on a deep page', {}, 200],
    ['by one letter', { keyword: 'c' }, 0],
    ['by two letters', { keyword: 'ch' }, 3],
    ['by a word', { keyword: 'chapter 12345' }, 0],
    ['by what nobody has', { keyword: 'zzz' }, 0],
    ['by field', { field: 'Law' }, 0],
    ['from a date on', { dateFrom: '2026-01-20T00:00:00.000Z' }, 0],
    [
      'by everything',
      {
        keyword: 'chapter',
        field: 'Biology',
        dateFrom: '2026-01-02T00:00:00.000Z',
        dateTo: '2026-01-30T00:00:00.000Z',
      },
      1,
    ],
  ])('%s walks through its index only and reads no text', async (_kind, filter, index) => {
    const { statements, nodes } = await explain(() =>
      store.documents.list(owner, { ...NO_FILTER, ...filter }, { index, size: 20 }),
    );

    const scans = nodes
      .filter((node) => node['Node Type'].includes('Index'))
      .map((node) => `${node['Node Type']}: ${node['Index Name']}`);
    expect(new Set(scans)).toEqual(
      new Set(['Index Only Scan: documents_list_idx', 'Index Scan: documents_user_id_id_pk']),
    );
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    expect(statements.map(({ text }) => text)).toEqual([
      expect.not.stringMatching(/content|document_texts/),
    ]);
  });
});

describe.each<[NonNullable<DocumentFilter['sort']>, string]>([
  ['oldest', 'documents_list_idx'],
  ['name', 'documents_name_idx'],
  ['updated', 'documents_updated_idx'],
])('a list by %s', (sort, name) => {
  it.each<[string, Partial<DocumentFilter>]>([
    ['without a filter', {}],
    ['by a word', { keyword: 'chapter' }],
    ['by field and date', { field: 'Law', dateFrom: '2026-01-20T00:00:00.000Z' }],
  ])('%s walks through the index of that order and sorts nothing', async (_kind, filter) => {
    const { nodes } = await explain(() =>
      store.documents.list(BUSY, { ...NO_FILTER, ...filter, sort }, { index: 3, size: 20 }),
    );

    const walks = nodes.filter((node) => node['Node Type'] === 'Index Only Scan');
    expect(walks.map((node) => node['Index Name'])).toEqual([name]);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });
});

it.each<[string, () => Promise<unknown>]>([
  ['reading', () => store.documents.find(ORDINARY, 1)],
  ['deleting', () => store.documents.remove(ORDINARY, [2_147_483_647])],
  ['restoring', () => store.documents.restore(ORDINARY, [2_147_483_647], 30)],
  ['purging', () => store.documents.purgeRemoved(30)],
])('%s needs no look at the whole table', async (_, work) => {
  const { nodes } = await explain(work);

  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});

it('measuring the space of an account reads nothing but an index', async () => {
  const { nodes } = await explain(() => store.holdings.measureDocuments(BUSY));

  expect(nodes.map((node) => node['Index Name'] ?? node['Node Type'])).toEqual([
    'Aggregate',
    'documents_bytes_idx',
  ]);
  expect(nodes.at(-1)?.['Node Type']).toBe('Index Only Scan');
});
