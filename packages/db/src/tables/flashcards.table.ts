import { CARD_KINDS } from '@scholar/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { documents, exactInstant } from './documents.table';
import { nameKey } from './name-key';
import { bytea, instant, users } from './users.table';

/** What an entry of an index can hold, less the columns beside it. */
export const INDEXED_BYTES = 2_000;

export const flashcards = pgTable(
  'flashcards',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    documentId: integer('document_id'),
    question: text('question').notNull(),
    nameKey: nameKey('name_key', 'question'),
    answer: text('answer').notNull(),
    kind: text('kind', { enum: CARD_KINDS }).notNull().default('definition'),
    /**
     * Question and answer as a search compares them, where an index can hold them. As bytes, which PostgreSQL
     * looks through in a third of the time it takes for letters.
     */
    searchBytes: bytea('search_bytes'),
    /** Tells most cards that do not hold a keyword without looking through them. */
    searchSignature: bytea('search_signature'),
    /** The bytes of the few cards that are longer. */
    longSearchBytes: bytea('long_search_bytes'),
    sourceQuote: text('source_quote'),
    sourceStart: integer('source_start'),
    sourceEnd: integer('source_end'),
    /** What stood on a brought card beside question and answer, and the text a cloze was cut from. */
    note: text('note'),
    tags: text('tags').array().notNull().default([]),
    original: text('original'),
    createDate: exactInstant('create_date').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The migration sets only document_id to null: the card stays its owner's.
    foreignKey({
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete('set null'),
    // Holds all that a list filters by and is in its order, so that one walk through it counts the hits
    // and finds the page without a look at the table.
    index('flashcards_list_idx')
      .on(
        table.userId,
        table.createDate.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.documentId,
        table.searchSignature,
        table.searchBytes,
      )
      .where(sql`${table.deletedAt} is null`),
    // Only the order: what a filter asks about is looked up, lest PostgreSQL takes the smaller index for every list.
    index('flashcards_name_idx')
      .on(table.userId, table.nameKey, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('flashcards_long_idx')
      .on(table.userId, table.createDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.longSearchBytes} is not null`),
    index('flashcards_document_idx')
      .on(table.userId, table.documentId)
      .where(sql`${table.documentId} is not null`),
    index('flashcards_deleted_idx')
      .on(table.userId, table.id, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    // The cards that have tags, in the order of the list.
    index('flashcards_tags_idx')
      .on(table.userId, table.createDate.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null and ${table.tags} <> '{}'`),
    // The owner stands last: in front, a planner without statistics takes this index to look for any card.
    index('flashcards_text_idx')
      .on(cardTextNumber(table), table.userId)
      .where(sql`${table.deletedAt} is null`),
    check('flashcards_question_check', sql`char_length(${table.question}) between 1 and 10000`),
    check('flashcards_answer_check', sql`char_length(${table.answer}) between 1 and 10000`),
    check('flashcards_note_check', sql`char_length(${table.note}) between 1 and 10000`),
    check('flashcards_original_check', sql`char_length(${table.original}) between 1 and 10000`),
    check('flashcards_tags_check', sql`cardinality(${table.tags}) <= 50`),
    check(
      'flashcards_kind_check',
      sql.raw(`kind in (${CARD_KINDS.map((kind) => `'${kind}'`).join(', ')})`),
    ),
    check(
      'flashcards_search_check',
      sql`num_nonnulls(${table.searchBytes}, ${table.longSearchBytes}) = 1
        and num_nulls(${table.searchBytes}, ${table.searchSignature}) in (0, 2)
        and octet_length(${table.searchSignature}) = 64
        and octet_length(${table.searchBytes}) <= ${sql.raw(String(INDEXED_BYTES))}`,
    ),
    check(
      'flashcards_source_check',
      sql`num_nulls(${table.sourceQuote}, ${table.sourceStart}, ${table.sourceEnd}) in (0, 3)
        and ${table.sourceStart} between 0 and ${table.sourceEnd}`,
    ),
  ],
);

/**
 * A short stand-in for question and answer, so that one look finds which of thousands of cards are there. The length
 * comes first: no letter moves from one text to the other unseen.
 */
export function cardTextNumber(table: { question: AnyPgColumn; answer: AnyPgColumn }) {
  return sql`(md5(octet_length(${table.question})::text || ':' || ${table.question} || ${table.answer})::uuid)`;
}
