import { setImmediate as letOthersIn } from 'node:timers/promises';
import {
  type CardMedia,
  type FlashcardFilter,
  foldForSearch,
  type SortOf,
} from '@scholar/contract';
import type { FlashcardsRepository, OwnerId } from '@scholar/domain';
import { and, asc, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { type Batches, isOneOf } from '../../batches';
import type { Database } from '../../database';
import { inOrderOf, isOlderThan, isWithin, pageOf, toIdArray } from '../../list-terms';
import { documents } from '../../tables/documents.table';
import { flashcards } from '../../tables/flashcards.table';
import { studyMarks } from '../../tables/marks.table';
import { cardMedia } from '../../tables/media.table';
import { cardMemory, reviews } from '../../tables/memory.table';
import { setCards } from '../../tables/sets.table';
import {
  cardRow,
  type DocumentOfCard,
  documentOfCard,
  isDocumentOfCard,
  toFlashcard,
  toSearchBytes,
  toTextColumns,
} from './flashcard-rows';
import { attachMedia, mediaOfCard, replaceMedia } from './card-media';
import { createTags, hasTag } from './tags';
import { bitsToAsk } from '../documents/search-signature';

/** Most cards without the keyword lack one of so few bits; each further one costs those that have it. */
const BITS_TO_ASK = 4;
const orders: Record<SortOf<'flashcards'>, SQL[]> = {
  newest: [desc(flashcards.createDate), desc(flashcards.id)],
  oldest: [asc(flashcards.createDate), asc(flashcards.id)],
  name: [asc(flashcards.nameKey), asc(flashcards.id)],
};

/** Of one statement. A thousand at once would hold up everybody else's calls. */
const INSERT_ROWS = 100;

export function createFlashcardsRepository(db: Database, batches: Batches): FlashcardsRepository {
  return {
    ...createTags(db),

    async insert(owner, documentId, cards) {
      const document = documentId === undefined ? null : await findDocument(db, owner, documentId);
      if (document === undefined) {
        return undefined;
      }
      const stored = [];
      for (let start = 0; start < cards.length; start += INSERT_ROWS) {
        const rows = cards
          .slice(start, start + INSERT_ROWS)
          .map(({ source, kind, question, answer }) => ({
            ...toTextColumns({ question, answer }),
            kind,
            userId: owner,
            documentId: document?.id ?? null,
            sourceQuote: source?.quote ?? null,
            sourceStart: source?.start ?? null,
            sourceEnd: source?.end ?? null,
          }));
        stored.push(...(await db.insert(flashcards).values(rows).returning(cardRow)));
        await letOthersIn();
      }
      // Ids are given out in the order of the list; that they come back in it is nowhere promised.
      const inOrder = stored.toSorted((one, other) => one.id - other.id);
      const withMedia = inOrder.flatMap(({ id }, index) => {
        const media = cards[index]?.media ?? [];
        return media.length > 0 ? [{ flashcardId: id, media }] : [];
      });
      await attachMedia(db, owner, withMedia);
      const mediaOf = await readMedia(db, owner, withMedia);
      return inOrder.map((card) =>
        toFlashcard({ ...card, media: mediaOf.get(card.id) ?? null }, document),
      );
    },

    async list(owner, { tag, ...filter }, page) {
      const isTagged = tag === undefined ? undefined : await hasTag(db, owner, tag);
      const ordered = orderedIds(db, owner, filter, isTagged);
      const hits = db
        .select({
          total: sql<number>`count(*)::int`.as('total'),
          ids: pageOf(ordered.id, page).as('ids'),
        })
        .from(ordered)
        .as('hits');
      const rows = await db
        .select({ total: hits.total, card: cardRow, document: documentOfCard })
        .from(hits)
        .leftJoin(
          flashcards,
          and(eq(flashcards.userId, owner), sql`${flashcards.id} = any(${hits.ids})`),
        )
        .leftJoin(documents, isDocumentOfCard())
        .orderBy(inOrderOf(hits.ids, flashcards.id));
      return {
        items: rows.flatMap(({ card, document }) => (card ? [toFlashcard(card, document)] : [])),
        total: rows[0]?.total ?? 0,
      };
    },

    async update(owner, flashcardId, { kind, media, ...text }) {
      const isThere = and(own(owner), eq(flashcards.id, flashcardId), isNull(flashcards.deletedAt));
      const updated = await db
        .update(flashcards)
        .set({ ...toTextColumns(text), ...(kind && { kind }) })
        .where(isThere)
        .returning({ id: flashcards.id });
      if (media && updated.length > 0) {
        await replaceMedia(db, owner, { flashcardId, media });
      }
      const [found] = await db
        .select({ card: cardRow, document: documentOfCard })
        .from(flashcards)
        .leftJoin(documents, isDocumentOfCard())
        .where(isThere);
      return found && toFlashcard(found.card, found.document);
    },

    async remove(owner, flashcardIds) {
      const removed = await db
        .update(flashcards)
        .set({ deletedAt: sql`now()` })
        .where(and(own(owner), isAmong(flashcardIds), isNull(flashcards.deletedAt)))
        .returning({ id: flashcards.id });
      return removed.length;
    },

    async restore(owner, flashcardIds, days) {
      const isInTime = sql`(${flashcards.deletedAt} is null or not ${isOlderThan(flashcards.deletedAt, days)})`;
      const restored = await db
        .update(flashcards)
        .set({ deletedAt: null })
        .where(and(own(owner), isAmong(flashcardIds), isInTime))
        .returning({ id: flashcards.id });
      return restored.length;
    },

    async purgeRemoved(days) {
      await batches.deleteKeyed(
        flashcards,
        isOlderThan(flashcards.deletedAt, days),
        async (keys) => {
          // The log of whoever else has studied them is theirs.
          await batches.delete(reviews, isOneOf(reviews.userId, reviews.flashcardId, keys));
          await batches.delete(
            cardMemory,
            isOneOf(cardMemory.authorId, cardMemory.flashcardId, keys),
          );
          await batches.delete(
            studyMarks,
            isOneOf(studyMarks.authorId, studyMarks.flashcardId, keys),
          );
          await batches.delete(setCards, isOneOf(setCards.userId, setCards.flashcardId, keys));
          await batches.delete(cardMedia, isOneOf(cardMedia.userId, cardMedia.flashcardId, keys));
        },
      );
    },
  };
}

/** Of cards that were just given some. */
async function readMedia(
  db: Database,
  owner: OwnerId,
  cards: readonly { flashcardId: number }[],
): Promise<Map<number, CardMedia[] | null>> {
  const ids = cards.map(({ flashcardId }) => flashcardId);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: flashcards.id, media: mediaOfCard })
          .from(flashcards)
          .where(and(own(owner), isAmong(ids)));
  return new Map(rows.map(({ id, media }) => [id, media]));
}

/** The ids of all cards that fit, in order, from one walk through an index of the list. */
function orderedIds(
  db: Database,
  owner: OwnerId,
  { keyword, from, to, fieldName, sort = 'newest' }: Omit<FlashcardFilter, 'tag'>,
  isTagged: SQL | undefined,
) {
  return db
    .select({ id: flashcards.id })
    .from(flashcards)
    .where(
      and(
        own(owner),
        isNull(flashcards.deletedAt),
        ...isWithin(flashcards.createDate, from, to),
        fieldName === undefined ? undefined : isOfDocument(owner, fieldName),
        keyword === undefined ? undefined : hasKeyword(db, owner, toSearchBytes(keyword)),
        isTagged,
      ),
    )
    .orderBy(...orders[sort])
    .as('ordered');
}

/** Cards too long for the index are found first, among themselves. */
function hasKeyword(db: Database, owner: OwnerId, keyword: Uint8Array): SQL | undefined {
  if (keyword.length === 0) {
    // Nothing but accents, which a search leaves out.
    return undefined;
  }
  const card = alias(flashcards, 'long_card');
  const longOnes = db
    .select({ id: card.id })
    .from(card)
    .where(
      and(
        eq(card.userId, owner),
        isNull(card.deletedAt),
        isNotNull(card.longSearchBytes),
        contains(card.longSearchBytes, keyword),
      ),
    );
  const lacksBit = bitsToAsk(keyword, BITS_TO_ASK).map(
    (bit) => sql`get_bit(${flashcards.searchSignature}, ${sql.raw(String(bit))}) = 0`,
  );
  return sql`case when ${flashcards.searchBytes} is null then ${flashcards.id} in ${longOnes}
    when ${or(...lacksBit)} then false
    else ${contains(flashcards.searchBytes, keyword)} end`;
}

function contains(column: PgColumn, bytes: Uint8Array): SQL {
  return sql`position(${bytes}::bytea in ${column}) > 0`;
}

/**
 * Documents of that title, of which there may be several. Wrapped, so that PostgreSQL stays with the index of
 * the list: through the one for documents it would look at the table for every card of a large document.
 */
function isOfDocument(owner: OwnerId, title: string): SQL {
  return sql`coalesce(${flashcards.documentId}, 0) = any(array(
    select ${documents.id} from ${documents}
    where ${documents.userId} = ${owner} and ${documents.deletedAt} is null
      and ${documents.searchTitle} = ${foldForSearch(title)} and ${documents.title} = ${title}))`;
}

async function findDocument(
  db: Database,
  owner: OwnerId,
  documentId: number,
): Promise<DocumentOfCard | undefined> {
  const [found] = await db
    .select(documentOfCard)
    .from(documents)
    .where(
      and(eq(documents.userId, owner), eq(documents.id, documentId), isNull(documents.deletedAt)),
    );
  return found;
}

function own(owner: OwnerId): SQL {
  return eq(flashcards.userId, owner);
}

function isAmong(ids: number[]): SQL {
  return sql`${flashcards.id} = any(${toIdArray(ids)})`;
}
