import type { CardSetFilter, FlashcardFilter } from '@scholar/contract';
import { toOwnerId } from '@scholar/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../../store';
import { insertCards, openTestDatabase, type StoredCard, type TestDatabase } from '../../testing';
import { watchStatements } from '../../testing/explain';

const ROWS = 50_000;
const BATCH = 2_000;
const SETS = 1_000;
const BUSY = toOwnerId(1);
const ORDINARY = toOwnerId(2);
const NOBODYS = 2_147_483_647;

const { explain } = watchStatements();
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStore(database);
  await database.query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, 100) n`);
  await database.query(`insert into documents (user_id, title, search_title, field)
    select 1 + n % 100, 'Chapter ' || n / 100, 'chapter ' || n / 100, 'Biology' from generate_series(0, 9999) n`);
  // In batches, because the connection lets no statement run for long.
  for (let from = 1; from <= ROWS; from += BATCH) {
    await insertCards(
      database,
      Array.from({ length: BATCH }, (_, index) => toCard(from + index)),
    );
  }
  await insertSets();
  for (const table of ['documents', 'flashcards', 'quizzes', 'quiz_flashcards', 'study_sessions']) {
    // The server's own vacuum may be at work on the table and leave pages to the next one.
    await vi.waitUntil(() => vacuum(table), { timeout: 30_000 });
  }
});
afterAll(() => database.close());

/** Every other one is one student's, the rest is shared by many. A few are long, a few deleted. */
function toCard(n: number): StoredCard {
  const userId = n % 2 === 0 ? 1 : 2 + (n % 99);
  return {
    userId,
    // Documents go round among the students.
    documentId: 1 + ((userId + 99) % 100) + (n % 50) * 100,
    question: `Term ${n}`,
    answer: `Definition${' of the cell'.repeat(n % 500 === 0 ? 200 : n % 20)}`,
    createDate: new Date(Date.UTC(2026, 0, 1, 0, n)),
    isDeleted: n % 100 === 7,
  };
}

async function insertSets() {
  await database.query(`insert into quizzes (user_id, title, search_title, created_date)
    select 1 + n % 2, 'Set ' || n, 'set ' || n, timestamptz '2026-01-01' + n * interval '1 hour'
    from generate_series(1, ${SETS}) n`);
  await database.query(`insert into quiz_flashcards (user_id, quiz_id, flashcard_id, position)
    select q.user_id, q.id, c.id, row_number() over (partition by q.id order by c.id)
    from quizzes q join flashcards c on c.user_id = q.user_id and c.id % 50 = q.id % 50 and c.id < 2000`);
  await database.query(`insert into study_sessions (user_id, session_id, quiz_id, kind, seconds, correct, incorrect, at)
    select q.user_id, gen_random_uuid(), q.id, 'test', 60, 3, 1, now() - n * interval '1 day'
    from quizzes q, generate_series(1, 20) n`);
}

async function vacuum(name: string) {
  await database.query(`vacuum analyze ${name}`);
  const [table] = await database.query<{ isDone: boolean }>(
    `select relallvisible = relpages as "isDone" from pg_class where relname = '${name}'`,
  );
  return table?.isDone;
}

const filterOf = (filter: Partial<FlashcardFilter>): FlashcardFilter => ({
  keyword: undefined,
  from: undefined,
  to: undefined,
  fieldName: undefined,
  ...filter,
});

describe.each([
  ['half of all cards', BUSY],
  ['a few of them', ORDINARY],
])(`a list among ${ROWS} cards, for the owner of %s`, (_, owner) => {
  it.each<[string, Partial<FlashcardFilter>, number]>([
    ['without a filter', {}, 0],
    ['on a deep page', {}, 200],
    ['by one letter', { keyword: 't' }, 0],
    ['by a word', { keyword: 'cell' }, 3],
    ['by what nobody has', { keyword: 'zzz' }, 0],
    ['by document', { fieldName: 'Chapter 1' }, 0],
    ['from a date on', { from: '2026-01-20T00:00:00.000Z' }, 0],
    [
      'by everything',
      {
        keyword: 'term',
        fieldName: 'Chapter 1',
        from: '2026-01-02T00:00:00.000Z',
        to: '2026-01-30T00:00:00.000Z',
      },
      1,
    ],
  ])('%s is one statement that finds the page in the index alone', async (_kind, filter, index) => {
    const { statements, nodes } = await explain(() =>
      store.flashcards.list(owner, filterOf(filter), { index, size: 20 }),
    );

    expect(statements).toHaveLength(1);
    const walks = nodes.filter((node) => node['Index Name'] === 'flashcards_list_idx');
    expect(walks.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
    expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  });
});

it.each<[NonNullable<FlashcardFilter['sort']>, string]>([
  ['newest', 'flashcards_list_idx'],
  ['oldest', 'flashcards_list_idx'],
  ['name', 'flashcards_name_idx'],
])('cards by %s are found in the index of that order alone', async (sort, name) => {
  const { nodes } = await explain(() =>
    store.flashcards.list(BUSY, filterOf({ sort }), { index: 3, size: 20 }),
  );

  const walks = nodes.filter((node) => node['Node Type'] === 'Index Only Scan');
  expect(walks.map((node) => node['Index Name'])).toContain(name);
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});

it('sets by when they were studied look at no more of the sessions than their index', async () => {
  const { nodes } = await explain(() => listSets({ sort: 'studied' }));

  expect(nodes).toContainEqual(
    expect.objectContaining({
      'Node Type': 'Index Only Scan',
      'Index Name': 'study_sessions_quiz_idx',
    }),
  );
});

it.each<[string, () => Promise<unknown>]>([
  [
    'editing a card',
    () => store.flashcards.update(ORDINARY, NOBODYS, { question: 'q', answer: 'a' }),
  ],
  ['deleting cards', () => store.flashcards.remove(ORDINARY, [NOBODYS])],
  ['restoring cards', () => store.flashcards.restore(ORDINARY, [NOBODYS], 30)],
  ['purging cards', () => store.flashcards.purgeRemoved(30)],
  ['listing sets', () => listSets({})],
  ['listing sets by keyword', () => listSets({ keyword: 'set 77' })],
  ['listing sets by date', () => listSets({ from: '2026-01-20T00:00:00.000Z' })],
  ['listing sets by name', () => listSets({ sort: 'name' })],
  ['listing sets by when they were studied', () => listSets({ sort: 'studied' })],
  ['cards by name and keyword', () => listByName('cell')],
  ['reading a set', () => store.sets.find(BUSY, 2)],
  ['reading a set with its cards', () => store.sets.findWithCards(BUSY, 2)],
  ['renaming a set', () => store.sets.rename(BUSY, NOBODYS, 'New')],
  ['adding cards to a set', () => store.sets.addCards(BUSY, NOBODYS, [])],
  ['listing the ids of a set', () => store.sets.listCardIds(BUSY, 2)],
  ['putting a set in order', () => store.sets.reorder(BUSY, NOBODYS, [])],
  ['looking for a card in a set', () => store.sets.hasCard(BUSY, 2, 2)],
  ['taking a card out of a set', () => store.sets.removeCards(BUSY, NOBODYS, [2])],
  ['deleting a set', () => store.sets.remove(BUSY, [NOBODYS])],
  ['restoring a set', () => store.sets.restore(BUSY, [NOBODYS], 30)],
  ['purging sets', () => store.sets.purgeRemoved(30)],
  ['statistics', () => store.reports.readStatistics(BUSY)],
  ['the seconds of a day', () => store.reports.sumSeconds(BUSY, new Date())],
  ['the seconds of a week', () => store.reports.sumBetween(BUSY, [new Date(0), new Date()])],
  ['cards by field', () => store.reports.countByField(BUSY, 5)],
  ['finding texts', () => store.imports.findPresent(ORDINARY, [{ question: 'q', answer: 'a' }])],
  ['cards with a tag', () => listTagged('cells')],
  ['the tags of a student', () => store.flashcards.listTags(BUSY)],
  ['sets in a folder', () => listSets({ folder: 1 })],
  ['the folders of a student', () => store.folders.list(BUSY)],
  ['counting cards', () => store.holdings.count(BUSY, 'cards')],
  ['counting sets', () => store.holdings.count(BUSY, 'sets')],
])('%s needs no look at a whole table', async (_, work) => {
  const { nodes } = await explain(work);

  const wholeTables = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']);
  expect(wholeTables).toEqual([]);
});

it('which of 500 texts the owner of thousands has, the index of texts tells', async () => {
  const texts = Array.from({ length: 500 }, (_, n) => ({
    question: `Term ${n}`,
    answer: `Definition${' of the cell'.repeat(n % 20)}`,
  }));
  let present: number[] = [];

  const { statements, nodes } = await explain(async () => {
    present = await store.imports.findPresent(BUSY, texts);
  });

  expect(statements).toHaveLength(1);
  expect(nodes.map((node) => node['Index Name'])).toContain('flashcards_text_idx');
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
  expect(present).toEqual(texts.flatMap((_, n) => (n > 0 && toCard(n).userId === BUSY ? [n] : [])));
});

it('finds cards that ask the same in the index of the list alone', async () => {
  const { nodes } = await explain(() => store.duplicates.list(BUSY, { index: 0, size: 20 }));

  const walks = nodes.filter((node) => node['Index Name'] === 'flashcards_list_idx');
  expect(walks.map((node) => node['Node Type'])).toContain('Index Only Scan');
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan');
});

function listTagged(tag: string) {
  return store.flashcards.list(BUSY, filterOf({ tag }), { index: 0, size: 20 });
}

function listByName(keyword: string) {
  return store.flashcards.list(BUSY, filterOf({ keyword, sort: 'name' }), { index: 0, size: 20 });
}

function listSets(filter: {
  keyword?: string;
  from?: string;
  folder?: number;
  sort?: CardSetFilter['sort'];
}) {
  return store.sets.list(
    BUSY,
    { keyword: undefined, from: undefined, to: undefined, ...filter },
    { index: 1, size: 20 },
  );
}
