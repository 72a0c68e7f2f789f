import { createStore } from '@scholar/db';
import type { TestDatabase } from '@scholar/db/testing';
import { createExamsService, createTodayService, type OwnerId } from '@scholar/domain';
import type { Figure } from './figure';
import { timeCall, toLimitFigure } from './study-lists';

/** Of 200 cards each. */
const SETS = 10;
const DAYS = 60;
/** Where a plan is reckoned: in Today once a day. */
const PLAN_LIMIT_MS = 100;
const now = () => new Date();

/** What an exam adds to the day of the same student: half of its cards learnt, half of them new. */
export async function measureExams(database: TestDatabase, student: OwnerId): Promise<Figure[]> {
  await fillExam(database, student);
  const store = createStore(database);
  const today = createTodayService({ store, now });
  const exams = createExamsService({ store, now });
  const forget = () => database.query('update exams set chosen = null');
  const scene = `an exam on ${SETS * 200} of them in ${DAYS} days`;
  const first = await timeCall(async () => {
    await forget();
    return today.read(student, { more: false });
  });
  const later = await timeCall(() => today.read(student, { more: false }));
  const plan = await timeCall(() => exams.get(student, 1, {}));
  const { counts } = later.answer;
  return [
    toLimitFigure(`Today with ${scene}, first look of the day`, first, PLAN_LIMIT_MS),
    toLimitFigure(`Today with ${scene} (${counts.due} due, ${counts.new} new)`, later),
    toLimitFigure(`the plan of ${scene}`, plan, PLAN_LIMIT_MS),
  ];
}

async function fillExam(database: TestDatabase, student: OwnerId) {
  await database.query(`insert into exams (user_id, title, date, goal)
    values (${student}, 'Exam', current_date + ${DAYS}, 90)`);
  await database.query(`insert into exam_sets (user_id, exam_id, author_id, quiz_id, position)
    select ${student}, 1, ${student}, n, n from generate_series(1, ${SETS}) n`);
  const ofExam = `user_id = ${student} and flashcard_id in (
    select flashcard_id from quiz_flashcards where user_id = ${student} and quiz_id <= ${SETS})`;
  await database.query(`delete from card_memory where ${ofExam} and flashcard_id % 2 = 0`);
  await database.query(`update quiz_flashcards set is_started = false
    where ${ofExam} and flashcard_id % 2 = 0`);
  await database.query(`update card_memory set reviewed_day = today - flashcard_id % 30 - 1,
      first_day = today - flashcard_id % 60 - 30, difficulty = 1 + flashcard_id % 9
    from (select (extract(epoch from now()) / 86400)::int as today) clock
    where ${ofExam}`);
  // Of a few dead rows vacuum would leave the indexes alone, and the pages not visible to all.
  await database.query('vacuum (analyze, index_cleanup on) quiz_flashcards');
  await database.query('vacuum (analyze, index_cleanup on) card_memory');
}
