import { isSameTag } from '@scholar/contract';
import type { FlashcardsRepository, OwnerId, TagCount } from '@scholar/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { toIdArray } from '../../list-terms';
import { flashcards } from '../../tables/flashcards.table';

type Tags = Pick<FlashcardsRepository, 'listTags' | 'lockTags' | 'writeTags'>;

/** The tags that stand on cards, in whatever spelling. */
export function createTags(db: Database): Tags {
  return {
    listTags: (owner) => listTags(db, owner),

    lockTags(owner, flashcardIds) {
      return db
        .select({ flashcardId: flashcards.id, tags: flashcards.tags })
        .from(flashcards)
        .where(
          and(
            eq(flashcards.userId, owner),
            sql`${flashcards.id} = any(${toIdArray(flashcardIds)})`,
            isNull(flashcards.deletedAt),
          ),
        )
        .orderBy(flashcards.id)
        .for('no key update');
    },

    async writeTags(owner, cards) {
      await db.execute(sql`
        update ${flashcards} set tags = given.tags
        from json_to_recordset(${JSON.stringify(cards)}::json)
          as given ("flashcardId" int, tags text[])
        where ${flashcards.userId} = ${owner} and ${flashcards.id} = given."flashcardId"
          and ${flashcards.tags} <> given.tags`);
    },
  };
}

async function listTags(db: Database, owner: OwnerId): Promise<TagCount[]> {
  const { rows } = await db.execute<TagCount>(sql`
    select tag, count(*)::int as count from ${flashcards}, unnest(${flashcards.tags}) as tag
    where ${flashcards.userId} = ${owner} and ${isTagged()} group by tag`);
  return rows;
}

/** Cards with the tag, in any spelling: there are few of them, and only the code can compare them. */
export async function hasTag(db: Database, owner: OwnerId, tag: string): Promise<SQL> {
  const spellings = (await listTags(db, owner))
    .map((known) => known.tag)
    .filter((known) => isSameTag(known, tag));
  return sql`${isTagged()} and ${flashcards.tags} && array(
    select json_array_elements_text(${JSON.stringify(spellings)}::json))`;
}

/** As the index of tagged cards says it, or it is not found. */
function isTagged(): SQL {
  return sql`${flashcards.deletedAt} is null and ${flashcards.tags} <> '{}'`;
}
