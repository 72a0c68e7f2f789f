import type { JoinedCards, RepeatedCard } from '@scholar/contract';
import type { DuplicatesRepository, OwnerId } from '@scholar/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { setCards, sets } from '../../tables/sets.table';
import { cardRow, documentOfCard, isDocumentOfCard, toFlashcard } from './flashcard-rows';

/** Cards of a group that are shown. */
const GROUP_MAX = 20;

export function createDuplicatesRepository(db: Database): DuplicatesRepository {
  return {
    async list(owner, { index, size }) {
      const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
        select (array_agg(card.id order by card.id))[1:${sql.raw(String(GROUP_MAX))}] as ids,
          count(*) over ()::int as total
        from (select row_number() over () as number, unnest(ids) as id from (${askTheSame(owner)}) same)
          member
        join ${flashcards} card on card.user_id = ${owner} and card.id = member.id
        group by member.number, case when card.kind = 'cloze' then md5(card.answer) end
        having count(*) > 1
        order by min(card.id) limit ${size} offset ${index * size}`);
      const cards = await readCards(
        db,
        owner,
        rows.flatMap(({ ids }) => ids),
      );
      return {
        groups: rows.map(({ ids }) => ids.flatMap((id) => cards.get(id) ?? [])),
        total: rows[0]?.total ?? 0,
      };
    },

    async takePlaces(owner, groups) {
      await db.execute(sql`
        insert into ${setCards} (user_id, quiz_id, flashcard_id, position, is_started)
        select distinct on (place.quiz_id, pair.kept) ${owner}::int, place.quiz_id, pair.kept,
          place.position, exists (select 1 from ${setCards} own where own.user_id = ${owner}
            and own.flashcard_id = pair.kept and own.is_started)
        from ${toPairs(groups)} join ${setCards} place
          on place.user_id = ${owner} and place.flashcard_id = pair.other
        order by place.quiz_id, pair.kept, place.position
        on conflict do nothing`);
    },

    async leavePlaces(owner, groups) {
      // Two cards in one place: no other way leads there.
      await db.execute(sql`
        delete from ${setCards} using ${toPairs(groups)}, ${setCards} place
        where ${setCards.userId} = ${owner} and ${setCards.flashcardId} = pair.kept
          and place.user_id = ${owner} and place.flashcard_id = pair.other
          and place.quiz_id = ${setCards.setId} and place.position = ${setCards.position}`);
    },
  };
}

/**
 * Ids of cards with the same question, as searches compare it. One walk through the index of the list, which
 * holds the folded texts, and one through that of the few long cards.
 */
function askTheSame(owner: OwnerId): SQL {
  const asked = (bytes: PgColumn) => sql`
    select ${flashcards.id} as id,
      substring(${bytes} from 1 for position('\\x1f'::bytea in ${bytes}) - 1) as question
    from ${flashcards}
    where ${flashcards.userId} = ${owner} and ${flashcards.deletedAt} is null
      and ${bytes} is not null`;
  return sql`select array_agg(id) as ids
    from (${asked(flashcards.searchBytes)} union all ${asked(flashcards.longSearchBytes)}) asked
    group by question having count(*) > 1`;
}

async function readCards(
  db: Database,
  owner: OwnerId,
  ids: number[],
): Promise<Map<number, RepeatedCard>> {
  const rows = await db
    .select({ card: cardRow, document: documentOfCard })
    .from(flashcards)
    .leftJoin(documents, isDocumentOfCard())
    .where(and(eq(flashcards.userId, owner), isAmong(flashcards.id, ids)));
  const places = await db
    .select({ flashcardId: setCards.flashcardId, quizId: sets.id, title: sets.title })
    .from(setCards)
    .innerJoin(sets, and(eq(sets.userId, setCards.userId), eq(sets.id, setCards.setId)))
    .where(
      and(eq(setCards.userId, owner), isAmong(setCards.flashcardId, ids), isNull(sets.deletedAt)),
    )
    .orderBy(sets.id);
  return new Map(
    rows.map(({ card, document }) => [
      card.id,
      {
        ...toFlashcard(card, document),
        sets: places
          .filter(({ flashcardId }) => flashcardId === card.id)
          .map(({ quizId, title }) => ({ quizId, title })),
      },
    ]),
  );
}

function toPairs(groups: readonly JoinedCards[]): SQL {
  const pairs = groups.flatMap(({ flashcardId, others }) =>
    others.map((other) => ({ kept: flashcardId, other })),
  );
  return sql`json_to_recordset(${JSON.stringify(pairs)}::json) as pair (kept int, other int)`;
}

function isAmong(column: PgColumn, ids: number[]): SQL {
  return sql`${column} = any(${toIdArray(ids)})`;
}
