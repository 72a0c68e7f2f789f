import { FIELDS, type SummarySource } from '@scholar/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { folders } from './folders.table';
import { nameKey } from './name-key';
import { instant, users } from './users.table';

/** To the millisecond, which is what goes over the wire and comes back as "the copy I edited". */
export function exactInstant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
}

export const documents = pgTable(
  'documents',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    /** The title as a search compares it. */
    searchTitle: text('search_title').notNull(),
    nameKey: nameKey('name_key', 'title'),
    field: text('field').notNull(),
    folderId: integer('folder_id'),
    uploadDate: exactInstant('upload_date').notNull().defaultNow(),
    updateDate: exactInstant('update_date').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /** Of its texts, which a sum must not read. */
    bytes: integer('bytes').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The migration sets only folder_id to null: what lay in the folder stays its owner's.
    foreignKey({
      columns: [table.userId, table.folderId],
      foreignColumns: [folders.userId, folders.id],
    }).onDelete('set null'),
    index('documents_folder_idx')
      .on(
        table.userId,
        table.folderId,
        table.uploadDate.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.folderId} is not null`),
    // Holds all that a list filters by and is in its order: one walk through it, without a look at the table,
    // counts the hits and finds the page, however deep it lies.
    index('documents_list_idx')
      .on(
        table.userId,
        table.uploadDate.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.field,
        table.searchTitle,
      )
      .where(sql`${table.deletedAt} is null`),
    // The same for the other orders of the list.
    index('documents_name_idx')
      .on(table.userId, table.nameKey, table.id, table.uploadDate, table.field, table.searchTitle)
      .where(sql`${table.deletedAt} is null`),
    index('documents_updated_idx')
      .on(
        table.userId,
        table.updateDate.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.uploadDate,
        table.field,
        table.searchTitle,
      )
      .where(sql`${table.deletedAt} is null`),
    index('documents_deleted_idx')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    // Holds all that the space of an account is measured by.
    index('documents_bytes_idx').on(table.userId, table.bytes, table.deletedAt),
    check('documents_title_check', sql`char_length(${table.title}) between 1 and 255`),
    check(
      'documents_field_check',
      sql.raw(`field in (${FIELDS.map((field) => `'${field}'`).join(', ')})`),
    ),
  ],
);

/** Apart from the rest, so that lists never read a text. */
export const documentTexts = pgTable(
  'document_texts',
  {
    userId: integer('user_id').notNull(),
    documentId: integer('document_id').notNull(),
    content: text('content').notNull(),
    sourceText: text('source_text'),
    sourceEmphasis: text('source_emphasis').array().notNull().default([]),
    /** Read and written as a whole, with the texts it points into. */
    summarySources: jsonb('summary_sources').$type<SummarySource[]>().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.documentId] }),
    foreignKey({
      columns: [table.userId, table.documentId],
      foreignColumns: [documents.userId, documents.id],
    }).onDelete('cascade'),
    // Finds a text again. The number may be another text's as well: whoever asks compares the texts.
    index('document_texts_same_idx').on(table.userId, textNumber(table)),
    check(
      'document_texts_content_check',
      sql`octet_length(${table.content}) between 1 and 1048576`,
    ),
    check('document_texts_source_check', sql`octet_length(${table.sourceText}) <= 1048576`),
  ],
);

/** What cards cite: the text that a summary was made from, or the document itself. */
export function citedText(table: { sourceText: AnyPgColumn; content: AnyPgColumn }) {
  return sql<string>`coalesce(${table.sourceText}, ${table.content})`;
}

/** A short stand-in for a long text, which no index could hold. */
export function textNumber(table: { sourceText: AnyPgColumn; content: AnyPgColumn }) {
  return sql`hashtextextended(${citedText(table)}, 0)`;
}
