import type { ExamSetKey, MarksRepository, OwnerId } from '@scholar/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { studyMarks } from '../../tables/marks.table';
import { cardMemory } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import { isPresentMember } from '../cards/cards-of-set';
import { isMarkOf, isMemoryOf, lastMark } from './last-mark';

export function createMarksRepository(db: Database): MarksRepository {
  return {
    async list(owner, { authorId, setId }) {
      const rows = await db
        .select({
          flashcardId: setCards.flashcardId,
          mark: lastMark.mark,
          markedAt: lastMark.markedAt.mapWith(studyMarks.markedAt),
        })
        .from(setCards)
        .leftJoin(studyMarks, isMarkOf(owner))
        .leftJoin(cardMemory, isMemoryOf(owner))
        .where(and(eq(setCards.userId, authorId), eq(setCards.setId, setId), isPresentMember(db)));
      return rows.flatMap(({ flashcardId, mark, markedAt }) =>
        mark === null ? [] : [{ flashcardId, mark, markedAt: markedAt.toISOString() }],
      );
    },

    async change(owner, set, changes) {
      if (changes.length > 0) {
        // One text for all of them, sent alike by both drivers.
        await put(
          db,
          owner,
          set,
          sql`select given."flashcardId", given.mark, given."markedAt"
            from json_to_recordset(${JSON.stringify(changes)}::json)
              as given ("flashcardId" int, mark text, "markedAt" timestamptz)
            join ${setCards} on ${ofSet(set)} and ${setCards.flashcardId} = given."flashcardId"`,
        );
      }
    },

    clear: (owner, set, at) =>
      put(
        db,
        owner,
        set,
        sql`select ${setCards.flashcardId}, 'studying', ${at}::timestamptz
          from ${setCards} where ${ofSet(set)}`,
      ),
  };
}

/** The later mark stays, of two at the same time always the same one: in whatever order they come. */
async function put(
  db: Database,
  owner: OwnerId,
  { authorId, setId }: ExamSetKey,
  marks: SQL,
): Promise<void> {
  await db.execute(sql`insert into ${studyMarks}
      (user_id, author_id, quiz_id, flashcard_id, mark, marked_at)
    select ${owner}::int, ${authorId}::int, ${setId}::int, put.id, put.mark, put.at
    from (${marks}) put (id, mark, at)
    order by put.id
    on conflict (user_id, quiz_id, flashcard_id) do update
      set mark = excluded.mark, marked_at = excluded.marked_at
      where (study_marks.marked_at, study_marks.mark) < (excluded.marked_at, excluded.mark)`);
}

function ofSet({ authorId, setId }: ExamSetKey): SQL {
  return sql`${setCards.userId} = ${authorId} and ${setCards.setId} = ${setId}`;
}
