import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStore, type Store } from '../../store';
import { insertCards, openTestDatabase, type TestDatabase } from '../../testing';

const BATCH_ROWS = 3;
const DAYS = 30;
const PER_STUDENT = 8;
const TABLES = [
  'documents',
  'document_texts',
  'flashcards',
  'quizzes',
  'quiz_flashcards',
  'media',
  'card_media',
  'reviews',
  'study_days',
  'card_memory',
  'study_marks',
  'exams',
  'exam_sets',
  'match_bests',
  'study_sessions',
  'idempotency_keys',
  'sessions',
  'known_addresses',
  'orders',
  'payments',
  'payment_settlements',
  'plan_grants',
  'plan_reminders',
  'team_members',
  'team_sets',
];

let database: TestDatabase;
let store: Store;
beforeAll(async () => {
  database = await openTestDatabase();
  store = createStore(database, { batchRows: BATCH_ROWS });
  await database.query('create table changes (transaction bigint)');
  await database.query(`create function note_change() returns trigger language plpgsql as
    $$ begin insert into changes values (txid_current()); return null; end $$`);
  for (const table of TABLES) {
    await database.query(`create trigger note after update or delete on ${table}
      for each row execute function note_change()`);
  }
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.reset();
  await database.query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, 3) n`);
  for (const userId of [1, 2, 3]) {
    await insertEverything(userId);
  }
});

/** So many rows of each kind; ids are counted over all students. Every card is in every set. */
async function insertEverything(userId: number) {
  const numbers = `generate_series(1, ${PER_STUDENT}) n`;
  await database.query(`insert into documents (user_id, title, search_title, field)
    select ${userId}, 'Chapter', 'chapter', 'Biology' from ${numbers}`);
  await database.query(`insert into document_texts (user_id, document_id, content)
    select user_id, id, 'Cells' from documents where user_id = ${userId}`);
  const documentId = (userId - 1) * PER_STUDENT + 1;
  await insertCards(
    database,
    Array.from({ length: PER_STUDENT }, () => ({ userId, documentId, question: 'q', answer: 'a' })),
  );
  await database.query(`insert into quizzes (user_id, title, search_title)
    select ${userId}, 'Set', 'set' from ${numbers}`);
  await database.query(`insert into quiz_flashcards (user_id, quiz_id, flashcard_id, position)
    select ${userId}, q.id, f.id, 1 from quizzes q join flashcards f using (user_id)
    where user_id = ${userId}`);
  await database.query(`insert into media (id, user_id, kind, sha256, bytes, mime)
    select gen_random_uuid(), ${userId}, 'sound', lpad(n::text, 64, '0'), 1, 'audio/mpeg' from ${numbers}`);
  await database.query(`insert into card_media (user_id, flashcard_id, position, media_id, side)
    select user_id, f.id, row_number() over (partition by f.id), m.id, 'answer'
    from flashcards f join media m using (user_id) where user_id = ${userId}`);
  await database.query(`insert into reviews
      (user_id, review_id, author_id, flashcard_id, rating, mode, how, answered_at, utc_offset)
    select user_id, gen_random_uuid(), user_id, id, 'good', 'today', 'shown', now(), 420
    from flashcards where user_id = ${userId}`);
  await database.query(`insert into study_days (user_id, day, answers, milliseconds, recalls, remembered)
    select ${userId}, n, 1, 1000, 0, 0 from ${numbers}`);
  await database.query(`insert into card_memory (user_id, author_id, flashcard_id)
    select user_id, user_id, id from flashcards where user_id = ${userId}`);
  await database.query(`insert into study_marks
      (user_id, author_id, quiz_id, flashcard_id, mark, marked_at)
    select user_id, user_id, quiz_id, flashcard_id, 'studied', now() from quiz_flashcards
    where user_id = ${userId}`);
  await database.query(`insert into exams (user_id, title, date, goal)
    select ${userId}, 'Exam', current_date, 90 from ${numbers}`);
  await database.query(`insert into exam_sets (user_id, exam_id, author_id, quiz_id, position)
    select ${userId}, ${documentId}, ${userId}, id, 0 from quizzes where user_id = ${userId}`);
  await database.query(`insert into match_bests (user_id, author_id, quiz_id, pairs, milliseconds)
    select user_id, user_id, id, 6, 30000 from quizzes where user_id = ${userId}`);
  await database.query(`insert into study_sessions
      (user_id, session_id, quiz_id, kind, seconds, correct, incorrect)
    select ${userId}, gen_random_uuid(), ${documentId}, 'study', 60, 0, 0 from ${numbers}`);
  await database.query(`insert into idempotency_keys (user_id, key, fingerprint)
    select ${userId}, n::text, 'x' from ${numbers}`);
  await database.query(`insert into sessions (user_id) select ${userId} from ${numbers}`);
  await database.query(`insert into known_addresses (user_id, address_key)
    select ${userId}, n::text from ${numbers}`);
  await database.query(`insert into orders
      (user_id, number, plan, amount_vnd, provider, status, expires_at)
    select ${userId}, n::text, 'pro', 49000, 'sandbox', 'paid', now() from ${numbers}`);
  await database.query(`insert into payments
      (user_id, order_number, provider, transaction_no, plan, amount_vnd, status, paid_at)
    select ${userId}, n::text, 'sandbox', '1', 'pro', 49000, 'paid', now() from ${numbers}`);
  await database.query(`insert into plan_grants (user_id, plan, starts_at, ends_at, payment_id)
    select user_id, plan, now(), now() + interval '30 days', id from payments
    where user_id = ${userId}`);
  await database.query(`insert into payment_settlements (user_id, payment_id, decision)
    select user_id, id, 'dismiss' from payments where user_id = ${userId}`);
  await database.query(`insert into plan_reminders (user_id, plan, ends_at, days_before)
    select ${userId}, 'pro', now(), n from ${numbers}`);
  await database.query(`insert into teams (owner_id, name) values (${userId}, 'Team')`);
  await database.query(`insert into team_members (team_id, user_id, role)
    values (${userId}, ${userId}, 'owner')`);
  await database.query(`insert into team_sets (team_id, user_id, quiz_id)
    select ${userId}, user_id, id from quizzes where user_id = ${userId}`);
  await database.query(`insert into team_invitations
      (team_id, email, token_hash, invited_by, expires_at)
    select ${userId}, n || '@example.com', ${userId} || ' ' || n, ${userId}, now() from ${numbers}`);
}

/** By table, how many rows each student has. */
async function countRows() {
  const counts: Record<string, number[]> = {};
  for (const table of TABLES) {
    const rows = await database.query<{
      total: number;
    }>(`select count(${table}.user_id)::int as total
      from generate_series(1, 3) student left join ${table} on user_id = student
      group by student order by student`);
    counts[table] = rows.map(({ total }) => total);
  }
  return counts;
}

async function deleteLongAgo(table: string) {
  await database.query(`update ${table} set deleted_at = now() - interval '${DAYS} days 1 second'
    where user_id <= 2`);
  await database.query('truncate changes');
}

/** The most rows that one statement has changed, with those that went along. */
async function mostAtOnce() {
  const [most] = await database.query<{ rows: number }>(
    'select count(*)::int as rows from changes group by transaction order by 1 desc limit 1',
  );
  return most?.rows;
}

describe('a purge', () => {
  it('takes all cards that are due, their places in sets and what was remembered of them', async () => {
    const before = await countRows();
    await deleteLongAgo('flashcards');

    await store.flashcards.purgeRemoved(DAYS);

    expect(await mostAtOnce()).toBe(BATCH_ROWS);
    expect(await countRows()).toEqual({
      ...before,
      flashcards: [0, 0, PER_STUDENT],
      card_media: [0, 0, PER_STUDENT ** 2],
      quiz_flashcards: [0, 0, PER_STUDENT ** 2],
      reviews: [0, 0, PER_STUDENT],
      card_memory: [0, 0, PER_STUDENT],
      study_marks: [0, 0, PER_STUDENT ** 2],
    });
  });

  it('takes all sets that are due, but not the time spent on them', async () => {
    const before = await countRows();
    await deleteLongAgo('quizzes');

    await store.sets.purgeRemoved(DAYS);

    expect(await mostAtOnce()).toBe(BATCH_ROWS);
    expect(await countRows()).toEqual({
      ...before,
      quizzes: [0, 0, PER_STUDENT],
      quiz_flashcards: [0, 0, PER_STUDENT ** 2],
      team_sets: [0, 0, PER_STUDENT],
      study_marks: [0, 0, PER_STUDENT ** 2],
      exam_sets: [0, 0, PER_STUDENT],
      match_bests: [0, 0, PER_STUDENT],
    });
    expect(
      await database.query(
        'select user_id from study_sessions where quiz_id is not null group by 1',
      ),
    ).toEqual([{ user_id: 3 }]);
  });

  it('takes all documents that are due with their texts, but not their cards', async () => {
    const before = await countRows();
    await deleteLongAgo('documents');

    await store.documents.purgeRemoved(DAYS);

    expect(await mostAtOnce()).toBe(BATCH_ROWS);
    expect(await countRows()).toEqual({
      ...before,
      documents: [0, 0, PER_STUDENT],
      document_texts: [0, 0, PER_STUDENT],
    });
    expect(
      await database.query(
        'select user_id from flashcards where document_id is not null group by 1',
      ),
    ).toEqual([{ user_id: 3 }]);
  });

  it('[A-36] takes all accounts that are due, with everything they own', async () => {
    await database.query(`update users set deactivated_at = now() - interval '31 days'
      where id <= 2`);
    const before = await countRows();

    expect(await store.accounts.purgeDeactivated(DAYS)).toBe(2);
    expect(await mostAtOnce()).toBe(BATCH_ROWS);

    expect(await countRows()).toEqual(
      Object.fromEntries(TABLES.map((table) => [table, [0, 0, before[table]?.[2]]])),
    );
    expect(await database.query('select id from users')).toEqual([{ id: 3 }]);
    expect(await database.query('select owner_id from teams')).toEqual([{ owner_id: 3 }]);
    expect(await database.query('select distinct invited_by from team_invitations')).toEqual([
      { invited_by: 3 },
    ]);
  });

  it('leaves a team to an admin of it, or to whoever has been in it longest', async () => {
    await database.query(
      "insert into users (email, name, password_hash) values ('4@a.b', 'd', 'x')",
    );
    await database.query('delete from teams where owner_id <> 1');
    await database.query(`insert into team_members (team_id, user_id, role, joined_at) values
      (1, 2, 'member', now() - interval '3 days'), (1, 3, 'admin', now()),
      (1, 4, 'member', now() - interval '2 days')`);
    const leave = async (id: number) => {
      await database.query(`update users set deactivated_at = now() - interval '31 days'
        where id = ${id}`);
      await store.accounts.purgeDeactivated(DAYS);
      return database.query(
        "select t.owner_id, m.user_id from teams t join team_members m on m.team_id = t.id and role = 'owner'",
      );
    };

    expect(await leave(1)).toEqual([{ owner_id: 3, user_id: 3 }]);
    expect(await leave(3)).toEqual([{ owner_id: 2, user_id: 2 }]);
    expect(await database.query('select user_id from team_members order by 1')).toEqual([
      { user_id: 2 },
      { user_id: 4 },
    ]);
  });

  it('[A-36] takes the one account of an address, if that is due', async () => {
    await database.query(`update users set deactivated_at = now() - interval '31 days'
      where id <= 2`);

    expect(await store.accounts.purgeDeactivated(DAYS, 'student3@example.com')).toBe(0);
    expect(await store.accounts.purgeDeactivated(DAYS, 'student2@example.com')).toBe(1);

    expect(await database.query('select id from users order by id')).toEqual([
      { id: 1 },
      { id: 3 },
    ]);
  });
});
