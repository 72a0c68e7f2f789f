import { createStore } from '@scholar/db';
import type { TestDatabase } from '@scholar/db/testing';
import { createTodayService, toOwnerId } from '@scholar/domain';
import type { Figure } from './figure';
import { measureExams } from './today-exams';
import { fillCards, fillUsers } from './fill-cards';
import { measureReviews } from './reviews';
import { onOwnPostgres, timeCall, toLimitFigure, vacuumWhole } from './study-lists';

const CARDS = 100_000;
const CARDS_OF_SET = 200;
const OTHERS_CARDS = 50_000;
const BATCH = 20_000;
/** The first two have documents, and ids that follow from them. */
const STUDENT = toOwnerId(3);

type Scenario = {
  what: string;
  /** How many of the cards were learnt, from the oldest on. */
  known: number;
  /** Over how many days from a week ago they are due. */
  dueWithinDays: number;
  awayDays?: number;
};
const ALL_LEARNT: Scenario = { what: 'all of them learnt', known: CARDS, dueWithinDays: 365 };
const SCENARIOS: Scenario[] = [
  { what: 'half of them new', known: CARDS / 2, dueWithinDays: 365 },
  ALL_LEARNT,
  {
    what: 'all of them learnt, after a month away',
    known: CARDS,
    dueWithinDays: 365,
    awayDays: 30,
  },
  { what: 'all of them due, after years away', known: CARDS, dueWithinDays: 365, awayDays: 1_000 },
  { what: 'all of them new', known: 0, dueWithinDays: 365 },
];

/** What a student with 100,000 cards waits for in the morning, and what their answers cost. */
export async function measureToday(): Promise<Figure[]> {
  return [...(await measureQueue()), await measureReviews()];
}

function measureQueue(): Promise<Figure[]> {
  return onOwnPostgres(async (database) => {
    await fillUsers(database);
    await fillCards(database, {
      from: 1,
      to: CARDS + OTHERS_CARDS,
      ownerOf: (n) => (n % 3 === 0 ? 4 + (n % 800) : STUDENT),
    });
    await fillSets(database);
    const figures: Figure[] = [];
    for (const scenario of SCENARIOS) {
      await fillMemory(database, scenario);
      const today = createTodayService({ store: createStore(database), now: () => new Date() });
      const timed = await timeCall(() => today.read(STUDENT, { more: false }));
      const { counts, waiting } = timed.answer;
      figures.push(
        toLimitFigure(
          `Today of ${CARDS.toLocaleString('en-US')} cards, ${scenario.what} (${counts.due} due, ${waiting.due} waiting, ${counts.new} new)`,
          timed,
        ),
      );
    }
    await fillMemory(database, ALL_LEARNT);
    return [...figures, ...(await measureExams(database, STUDENT))];
  });
}

async function fillSets(database: TestDatabase) {
  await database.query(`insert into quizzes (user_id, title, search_title)
    select ${STUDENT}, 'Set ' || n, 'set ' || n from generate_series(1, ${CARDS / CARDS_OF_SET}) n`);
  for (let first = 1; first <= CARDS; first += BATCH) {
    await database.query(`insert into quiz_flashcards (user_id, quiz_id, flashcard_id, position)
      select ${STUDENT}, 1 + (place - 1) / ${CARDS_OF_SET}, id, place
      from (select id, row_number() over (order by id) as place from flashcards where user_id = ${STUDENT}) card
      where place between ${first} and ${first + BATCH - 1}`);
  }
  await vacuumWhole(database, 'quizzes');
  await vacuumWhole(database, 'quiz_flashcards');
}

async function fillMemory(
  database: TestDatabase,
  { known, dueWithinDays, awayDays = 0 }: Scenario,
) {
  await database.query('truncate card_memory');
  for (let first = 1; first <= known; first += BATCH) {
    await database.query(`insert into card_memory (user_id, author_id, flashcard_id, state, due,
        stability, difficulty, reps, reviewed_at, reviewed_day, first_day, answered_day)
      select ${STUDENT}, ${STUDENT}, id, 'review', due, days, 5, 4, due - days * interval '1 day', 1, 1, 1
      from (select id, place, 1 + place % 90 as days, now() - interval '${awayDays} days'
          + (hashint4(id) & 65535) / 65536.0 * interval '${dueWithinDays} days' as due
        from (select id, row_number() over (order by id) as place from flashcards where user_id = ${STUDENT}) own
      ) card
      where place between ${first} and ${Math.min(first + BATCH - 1, known)}`);
  }
  await database.query(`update quiz_flashcards set is_started = exists (
    select 1 from card_memory m where m.user_id = ${STUDENT} and m.flashcard_id = quiz_flashcards.flashcard_id)`);
  await vacuumWhole(database, 'quiz_flashcards');
  await vacuumWhole(database, 'card_memory');
}
