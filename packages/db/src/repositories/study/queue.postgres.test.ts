import { toOwnerId } from '@scholar/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../../store';
import { insertCards, openTestDatabase, type TestDatabase } from '../../testing';
import { watchStatements } from '../../testing/explain';

const CARDS = 20_000;
const BATCH = 5_000;
const NEW_FROM = 15_000;
const STUDENT = toOwnerId(1);

const { explain } = watchStatements();
let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStore(database);
  await database.query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, 20) n`);
  // In batches, because the connection lets no statement run for long.
  for (let from = 0; from < CARDS; from += BATCH) {
    await insertCards(
      database,
      Array.from({ length: BATCH }, (_, index) => ({
        userId: (from + index) % 10 === 0 ? 2 + ((from + index) % 19) : 1,
        question: `Term ${from + index}`,
        answer: 'Definition',
        isDeleted: index % 500 === 7,
      })),
    );
  }
  await database.query(`insert into quizzes (user_id, title, search_title)
    select 1, 'Set', 'set' from generate_series(1, 100)`);
  await database.query(`insert into quiz_flashcards (user_id, quiz_id, flashcard_id, position, is_started)
    select 1, 1 + id % 100, id, id, id <= ${NEW_FROM} from flashcards where user_id = 1`);
  await database.query(`insert into card_memory (user_id, author_id, flashcard_id, state, due, stability,
      difficulty, reps, reviewed_at, reviewed_day, first_day, answered_day)
    select 1, 1, id, 'review', now() + (id % 300 - 20) * interval '1 day', 5, 5, 3,
      now() - interval '30 days', 1, 1, 1
    from flashcards where user_id = 1 and id <= ${NEW_FROM}`);
  for (const table of ['flashcards', 'quizzes', 'quiz_flashcards', 'card_memory']) {
    // The server's own vacuum may be at work on the table and leave pages to the next one.
    await vi.waitUntil(() => vacuum(table), { timeout: 30_000 });
  }
});
afterAll(() => database.close());

async function vacuum(name: string) {
  await database.query(`vacuum analyze ${name}`);
  const [table] = await database.query<{ isDone: boolean }>(
    `select relallvisible = relpages as "isDone" from pg_class where relname = '${name}'`,
  );
  return table?.isDone ?? false;
}

function queueOf(team?: number) {
  const at = new Date();
  const apart = { followed: [], archived: [], slowed: [] };
  const dayEndsAt = new Date(at.getTime() + 3_600_000);
  return { owner: STUDENT, team, at, dayEndsAt, apart, stretch: 1 };
}

describe('the queue of a day', () => {
  it.each([
    ['finds what is due', () => store.queue.findDue(queueOf(), 300)],
    ['counts a pile', () => store.queue.countDue(queueOf())],
  ])('%s in its index, without a look at the table', async (_, work) => {
    const { nodes } = await explain(work);

    const scans = nodes.filter((node) => node['Relation Name'] === 'card_memory');
    expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
      ['Index Only Scan', 'card_memory_due_idx'],
    ]);
  });

  it('finds new cards in theirs, without a look at those that are learnt', async () => {
    const { nodes } = await explain(() => store.queue.listNew(queueOf(), 21));

    const scans = nodes.filter((node) => node['Relation Name'] === 'quiz_flashcards');
    expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
      ['Index Only Scan', 'quiz_flashcards_new_idx'],
    ]);
  });

  it('looks ahead no further than the next card and the next day', async () => {
    const { nodes } = await explain(() =>
      store.queue.lookAhead(queueOf(), new Date(Date.now() + 90_000_000)),
    );

    const scans = nodes.filter((node) => node['Relation Name'] === 'card_memory');
    expect(new Set(scans.map((node) => node['Index Name']))).toEqual(
      new Set(['card_memory_due_idx']),
    );
  });

  it('leaves out the sets of exams without a walk through all places', async () => {
    const queue = { ...queueOf(), apart: { followed: [1, 2, 3], archived: [4], slowed: [] } };

    const plans = [
      await explain(() => store.queue.findDue(queue, 300)),
      await explain(() => store.queue.countDue(queue)),
      await explain(() => store.queue.listNew(queue, 21)),
      await explain(() => store.queue.lookAhead(queue, new Date(Date.now() + 90_000_000))),
    ];

    const scans = plans
      .flatMap(({ nodes }) => nodes)
      .filter((node) => node['Relation Name'] === 'quiz_flashcards');
    expect(new Set(scans.map((node) => node['Node Type']))).toEqual(new Set(['Index Only Scan']));
    const [some, all] = [await store.queue.countDue(queue), await store.queue.countDue(queueOf())];
    expect(all.due - some.due).toBeGreaterThan(20);
  });

  it('knows the same cards with a team as without', async () => {
    const read = async (team?: number) => ({
      ...(await store.queue.findDue(queueOf(team), 300)),
      counts: await store.queue.countDue(queueOf(team)),
    });
    const alone = await read();

    expect(await read(1)).toEqual(alone);
    expect(alone.counts.due).toBeGreaterThan(500);
  });

  it('asks of no more cards of a pile than it lists whether they can be studied', async () => {
    const { nodes } = await explain(() => store.queue.findDue(queueOf(), 50), { analyze: true });

    const asked = nodes
      .filter((node) => node['Relation Name'] === 'quiz_flashcards')
      .reduce((sum, node) => sum + (node['Actual Loops'] ?? 0), 0);
    expect(asked).toBeGreaterThanOrEqual(50);
    expect(asked).toBeLessThan(70);
  });
});
