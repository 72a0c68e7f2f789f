import { createHash } from 'node:crypto';
import { setImmediate as letOthersIn } from 'node:timers/promises';
import { type CardText, foldForSearch } from '@scholar/contract';
import type { BroughtCard, ImportsRepository, OwnerId } from '@scholar/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { cardTextNumber, flashcards } from '../../tables/flashcards.table';
import { cardMedia } from '../../tables/media.table';
import { cardMemory, reviews } from '../../tables/memory.table';
import { setCards, sets } from '../../tables/sets.table';
import { attachMedia } from './card-media';
import { toTextColumns } from './flashcard-rows';

/** Of one statement, so that nobody waits long for the next: whatever is reached first. */
const CARDS_AT_ONCE = { rows: 50, letters: 50_000 };
const ROWS_AT_ONCE = 500;
/** A tenth of the usual: of ids nobody needs to know more, and a large library would be read for a quarter of a second. */
const FEW_SAMPLES = '10';

export function createImportsRepository(db: Database): ImportsRepository {
  return {
    async findPresent(owner, cards) {
      const present: number[] = [];
      for (const { start, items } of cut(cards, ROWS_AT_ONCE)) {
        const numbers = `{${items.map(toTextNumber).join(',')}}`;
        const keys = JSON.stringify(items.map(({ mediaKey = null }) => mediaKey));
        // Without its `offset` the planner would join all cards of the student with what is given.
        const { rows } = await db.execute<{ place: number }>(sql`
          select distinct given.place::int as place
          from unnest(${numbers}::text::uuid[],
              array(select value from json_array_elements_text(${keys}::json)))
            with ordinality as given (number, media_key, place)
          cross join lateral (select ${flashcards.id} as id from ${flashcards}
            where ${flashcards.userId} = ${owner} and ${flashcards.deletedAt} is null
              and ${cardTextNumber(flashcards)} = given.number offset 0) as same
          where given.media_key is null or given.media_key = ${mediaKeyOf(owner)}
          order by 1`);
        present.push(...rows.map(({ place }) => start + place - 1));
        await letOthersIn();
      }
      return present;
    },

    async insertCards(owner, cards) {
      const ids: number[] = [];
      for (const batch of cutCards(cards)) {
        const stored = await insertCards(db, owner, batch);
        await attachMedia(
          db,
          owner,
          stored.map((flashcardId, index) => ({ flashcardId, media: batch[index]?.media ?? [] })),
        );
        ids.push(...stored);
        await letOthersIn();
      }
      return ids;
    },

    async insertSets(owner, titles) {
      const rows = titles.map((title, place) => ({
        title,
        place,
        searchTitle: foldForSearch(title),
      }));
      const { rows: stored } = await db.execute<{ id: number }>(sql`
        insert into ${sets} (user_id, title, search_title)
        select ${owner}::int, title, "searchTitle"
        from json_to_recordset(${JSON.stringify(rows)}::json)
          as given (title text, "searchTitle" text, place int)
        order by place returning id`);
      return inOrder(stored);
    },

    async fillSets(owner, members) {
      for (const { start, items } of cut(members, ROWS_AT_ONCE)) {
        const rows = items.map(({ setId, flashcardId }, place) => [setId, flashcardId, place]);
        await db.execute(sql`
          insert into ${setCards} (user_id, quiz_id, flashcard_id, position)
          select ${owner}::int, (given.row ->> 0)::int, (given.row ->> 1)::int,
            ${start}::int + (given.row ->> 2)::int + 1
          from json_array_elements(${JSON.stringify(rows)}::json) as given (row)`);
        await letOthersIn();
      }
    },

    async refreshStatistics() {
      // The ids alone tell how many there are of each; texts would take ten times as long.
      for (const keys of [
        sql`${flashcards} (user_id, id)`,
        sql`${setCards} (user_id, quiz_id, flashcard_id)`,
        sql`${cardMemory} (user_id, flashcard_id)`,
        sql`${reviews} (user_id, flashcard_id)`,
      ]) {
        await db.transaction(async (own) => {
          await own.execute(sql`set local default_statistics_target = ${sql.raw(FEW_SAMPLES)}`);
          await own.execute(sql`analyze ${keys}`);
        });
        await letOthersIn();
      }
    },
  };
}

/** Of the card that is called `same`, as `toMediaKey` writes it. */
function mediaKeyOf(owner: OwnerId) {
  return sql`coalesce((
    select string_agg(side || ':' || media_id, ',' order by (side || ':' || media_id) collate "C")
    from ${cardMedia} where ${cardMedia.userId} = ${owner}
      and ${cardMedia.flashcardId} = same.id), '')`;
}

/** One text for all of them, sent alike by both drivers; thousands of parameters would take longer. */
async function insertCards(db: Database, owner: OwnerId, cards: BroughtCard[]): Promise<number[]> {
  const rows = cards.map((card, place) => {
    const { question, answer, source, kind, documentId, note, tags, original } = card;
    const { searchBytes, searchSignature, longSearchBytes } = toTextColumns({ question, answer });
    return {
      ...{ kind, documentId, note, tags, original },
      place,
      question,
      answer,
      quote: source?.quote,
      start: source?.start,
      end: source?.end,
      search: toHex(searchBytes),
      signature: toHex(searchSignature),
      longSearch: toHex(longSearchBytes),
    };
  });
  const { rows: stored } = await db.execute<{ id: number }>(sql`
    insert into ${flashcards} (user_id, document_id, question, answer, kind, note, tags, original,
      source_quote, source_start, source_end, search_bytes, search_signature, long_search_bytes)
    select ${owner}::int, "documentId", question, answer, kind, note, tags, original,
      quote, start, "end", decode(search, 'hex'), decode(signature, 'hex'), decode("longSearch", 'hex')
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (place int, "documentId" int,
      question text, answer text, kind text, note text, tags text[], original text, quote text,
      start int, "end" int, search text, signature text, "longSearch" text)
    order by place returning id`);
  return inOrder(stored);
}

/** Ids are given out in the order of the rows; that they come back in it is nowhere promised. */
function inOrder(stored: { id: number }[]): number[] {
  return stored.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** As `cardTextNumber` writes it. */
function toTextNumber({ question, answer }: CardText): string {
  return createHash('md5')
    .update(`${Buffer.byteLength(question)}:${question}${answer}`)
    .digest('hex');
}

function* cut<Item>(items: readonly Item[], size: number) {
  for (let start = 0; start < items.length; start += size) {
    yield { start, items: items.slice(start, start + size) };
  }
}

function* cutCards(cards: readonly BroughtCard[]): Generator<BroughtCard[]> {
  let batch: BroughtCard[] = [];
  let letters = 0;
  for (const card of cards) {
    batch.push(card);
    letters += [card.question, card.answer, card.note, card.original].join('').length;
    if (batch.length === CARDS_AT_ONCE.rows || letters >= CARDS_AT_ONCE.letters) {
      yield batch;
      [batch, letters] = [[], 0];
    }
  }
  if (batch.length > 0) {
    yield batch;
  }
}

function toHex(bytes: Uint8Array | null): string | null {
  return bytes && Buffer.from(bytes).toString('hex');
}
