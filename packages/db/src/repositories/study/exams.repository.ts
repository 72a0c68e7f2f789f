import {
  type ExamSetKey,
  type ExamsRepository,
  type KeptExam,
  type OwnerId,
  type Studying,
  toOwnerId,
} from '@scholar/domain';
import { and, asc, count, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { type Batches, isOneOf } from '../../batches';
import type { Database } from '../../database';
import { isOlderThan, toIdArray } from '../../list-terms';
import { examSets, exams } from '../../tables/exams.table';
import { setCards, sets } from '../../tables/sets.table';
import { teamSets } from '../../tables/teams.table';
import { isPresentMember } from '../cards/cards-of-set';
import { countLeftOut, listExamCards } from './exam-cards';
import { isStudySet } from './study-access';

const row = {
  examId: exams.id,
  title: exams.title,
  date: exams.date,
  goal: exams.goal,
  minutesPerDay: exams.minutesPerDay,
  outcome: exams.outcome,
  after: exams.after,
  createdAt: exams.createdAt,
};

export function createExamsRepository(db: Database, batches: Batches): ExamsRepository {
  /** All with one question: an exam comes once for each of its sets, or once without one. */
  async function read(studying: Studying, isAsked?: SQL): Promise<KeptExam[]> {
    const cards = db
      .select({ cards: count() })
      .from(setCards)
      .where(
        and(eq(setCards.userId, sets.userId), eq(setCards.setId, sets.id), isPresentMember(db)),
      );
    const rows = await db
      .select({
        exam: row,
        set: { quizId: sets.id, title: sets.title },
        flashcardCount: sql<
          number | null
        >`case when ${sets.id} is not null then (${cards})::int end`,
      })
      .from(exams)
      .leftJoin(examSets, and(eq(examSets.userId, exams.userId), eq(examSets.examId, exams.id)))
      .leftJoin(
        sets,
        and(
          eq(sets.userId, examSets.authorId),
          eq(sets.id, examSets.setId),
          isStudySet(db, studying),
        ),
      )
      .where(and(eq(exams.userId, studying.owner), isNull(exams.deletedAt), isAsked))
      .orderBy(asc(exams.id), asc(examSets.position));
    const found = new Map<number, KeptExam>();
    for (const { exam, set, flashcardCount } of rows) {
      const known = found.get(exam.examId) ?? { ...exam, sets: [] };
      found.set(exam.examId, known);
      if (set) {
        known.sets.push({ ...set, flashcardCount: flashcardCount ?? 0 });
      }
    }
    return [...found.values()];
  }

  return {
    async count(owner) {
      const [counted] = await db
        .select({ total: count() })
        .from(exams)
        .where(and(eq(exams.userId, owner), isNull(exams.deletedAt)));
      return counted?.total ?? 0;
    },

    list: (studying) => read(studying),

    async find(studying, examId) {
      const [exam] = await read(studying, eq(exams.id, examId));
      return exam;
    },

    async findSets(studying, setIds) {
      const ids = toIdArray(setIds);
      // Nothing finds a set without its author.
      const keys = sql`select ${studying.owner}::int, unnest(${ids}) union all
        select ${teamSets.userId}, ${teamSets.setId} from ${teamSets}
        where ${teamSets.teamId} = ${studying.team ?? null} and ${teamSets.setId} = any(${ids})`;
      const rows = await db
        .select({ setId: sets.id, authorId: sets.userId })
        .from(sets)
        .where(and(sql`(${sets.userId}, ${sets.id}) in (${keys})`, isStudySet(db, studying)));
      return rows.map(({ setId, authorId }) => ({ setId, authorId: toOwnerId(authorId) }));
    },

    async save(owner, { examId, ...values }, named) {
      const id = examId ?? (await insert(db, owner, values));
      if (examId !== undefined) {
        await db.update(exams).set(values).where(isOwn(owner, examId));
        await db
          .delete(examSets)
          .where(and(eq(examSets.userId, owner), eq(examSets.examId, examId)));
      }
      await db.insert(examSets).values(
        named.map((set: ExamSetKey, position) => ({
          userId: owner,
          examId: id,
          ...set,
          position,
        })),
      );
      return id;
    },

    async end(owner, examId, end) {
      const ended = await db
        .update(exams)
        .set(end)
        .where(isOwn(owner, examId))
        .returning({ id: exams.id });
      return ended.length === 1;
    },

    async remove(owner, examId) {
      const removed = await db
        .update(exams)
        .set({ deletedAt: sql`now()` })
        .where(isOwn(owner, examId))
        .returning({ id: exams.id });
      return removed.length === 1;
    },

    async restore(owner, examId, days) {
      const restored = await db
        .update(exams)
        .set({ deletedAt: null })
        .where(
          and(
            eq(exams.userId, owner),
            eq(exams.id, examId),
            isNotNull(exams.deletedAt),
            not(isOlderThan(exams.deletedAt, days)),
          ),
        )
        .returning({ id: exams.id });
      return restored.length === 1;
    },

    async purgeRemoved(days) {
      await batches.deleteKeyed(exams, isOlderThan(exams.deletedAt, days), (keys) =>
        batches.delete(examSets, isOneOf(examSets.userId, examSets.examId, keys)),
      );
    },

    listCards: (studying, examIds) => listExamCards(db, studying, examIds),

    countLeftOut: (studying, examId) => countLeftOut(db, studying, examId),

    async listFollowed(studying, today) {
      const { title: _, outcome: __, ...followed } = row;
      const cards = db
        .select({ cards: count() })
        .from(setCards)
        .where(and(eq(setCards.userId, sets.userId), eq(setCards.setId, sets.id)));
      const reached = db
        .select({
          setIds: sql<
            number[]
          >`coalesce(array_agg(${sets.id} order by ${examSets.position}), '{}')`.as('set_ids'),
          places: sql<number>`coalesce(sum((${cards})), 0)::int`.as('places'),
        })
        .from(examSets)
        .innerJoin(sets, and(eq(sets.userId, examSets.authorId), eq(sets.id, examSets.setId)))
        .where(
          and(
            eq(examSets.userId, studying.owner),
            eq(examSets.examId, exams.id),
            isStudySet(db, studying),
          ),
        )
        .as('reached');
      return db
        .select({
          ...followed,
          chosen: exams.chosen,
          setIds: reached.setIds,
          places: reached.places,
        })
        .from(exams)
        .innerJoinLateral(reached, sql`true`)
        .where(
          and(
            eq(exams.userId, studying.owner),
            isNull(exams.deletedAt),
            or(gt(exams.date, today), isNotNull(exams.after)),
          ),
        );
    },

    async keepChosen(owner, chosen) {
      if (chosen.length > 0) {
        await db.execute(sql`update ${exams} set chosen = given.chosen
          from json_to_recordset(${JSON.stringify(chosen)}::json) as given ("examId" int, chosen jsonb)
          where ${exams.userId} = ${owner} and ${exams.id} = given."examId"`);
      }
    },
  };
}

async function insert(
  db: Database,
  owner: OwnerId,
  values: Omit<typeof exams.$inferInsert, 'userId'>,
): Promise<number> {
  const [stored] = await db
    .insert(exams)
    .values({ ...values, userId: owner })
    .returning({ id: exams.id });
  if (!stored) {
    throw new Error('The database returned no exam.');
  }
  return stored.id;
}

function isOwn(owner: OwnerId, examId: number): SQL | undefined {
  return and(eq(exams.userId, owner), eq(exams.id, examId), isNull(exams.deletedAt));
}
