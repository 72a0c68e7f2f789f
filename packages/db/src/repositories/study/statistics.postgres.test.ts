import { toOwnerId } from '@scholar/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../../store';
import { insertCards, openTestDatabase, type TestDatabase } from '../../testing';
import { watchStatements } from '../../testing/explain';

const CARDS = 10_000;
const BATCH = 5_000;
const STUDENT = toOwnerId(1);
const DAY_MS = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY_MS);

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
        userId: index % 10 === 0 ? 2 + (index % 19) : 1,
        question: `Term ${from + index}`,
        answer: 'Definition',
      })),
    );
  }
  await database.query(
    `insert into quizzes (user_id, title, search_title) select 1, 'Set', 'set' from generate_series(1, 50)`,
  );
  await database.query(`insert into quiz_flashcards (user_id, quiz_id, flashcard_id, position, is_started)
    select 1, 1 + id % 50, id, id, true from flashcards where user_id = 1`);
  await database.query(`insert into card_memory (user_id, author_id, flashcard_id, state, due, stability,
      difficulty, reps, reviewed_at, reviewed_day, first_day, answered_day)
    select 1, 1, id, 'review', now() + (id % 300 - 20) * interval '1 day', 5, 5, 3,
      now() - (id % 200) * interval '1 day', ${TODAY} - id % 200, 1, 1
    from flashcards where user_id = 1`);
  await database.query(`insert into study_days (user_id, day, answers, milliseconds, recalls, remembered)
    select student, ${TODAY} - n, 10, 1000, 8, 7 from generate_series(0, 500) n, generate_series(1, 20) student`);
  for (const table of ['flashcards', 'quizzes', 'quiz_flashcards', 'card_memory', 'study_days']) {
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

async function findIndexes(table: string, work: () => Promise<unknown>) {
  const { nodes } = await explain(work);
  const scans = nodes.filter((node) => node['Relation Name'] === table);
  return scans.map((node) => node['Index Name']);
}

describe('the numbers of a student', () => {
  const borders = Array.from({ length: 30 }, (_, place) =>
    new Date((TODAY + 1 + place) * DAY_MS).toISOString(),
  );
  const count = (team: number | undefined, slowed: number[] = []) => {
    const apart = { followed: [], archived: [], slowed };
    return store.statistics.countDue({ owner: STUDENT, team, apart, stretch: 3 }, borders);
  };

  it('never ask the log', async () => {
    const asked = [
      await explain(() => store.statistics.listDays(STUDENT)),
      await explain(() => count(undefined)),
      await explain(() => store.statistics.listAnswered(STUDENT, new Date(), 2_000)),
    ].flatMap(({ nodes }) => nodes.map((node) => node['Relation Name']));

    expect(asked).not.toContain('reviews');
  });

  it('find what is due in the index of the queue', async () => {
    expect(await findIndexes('card_memory', () => count(undefined))).toEqual([
      'card_memory_due_idx',
    ]);
    expect(await findIndexes('card_memory', () => count(undefined, [1, 2]))).toEqual([
      'card_memory_due_idx',
    ]);
  });

  it('find the cards answered last in the index of days', async () => {
    const work = () => store.statistics.listAnswered(STUDENT, new Date(), 500);

    expect(await findIndexes('card_memory', work)).toEqual(['card_memory_day_idx']);
  });

  it('are the same in a team as without', async () => {
    const byPlace = (left: { place: number }, right: { place: number }) => left.place - right.place;
    const alone = (await count(undefined)).toSorted(byPlace);

    expect((await count(1)).toSorted(byPlace)).toEqual(alone);
    expect(alone.length).toBeGreaterThan(20);
    expect(alone[0]?.due).toBeGreaterThan(alone[1]?.due ?? 0);
  });
});
