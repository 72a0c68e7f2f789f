import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { flashcards } from './flashcards.table';
import { folders } from './folders.table';
import { nameKey } from './name-key';
import { instant, users } from './users.table';

export const sets = pgTable(
  'quizzes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    title: text('title').notNull(),
    /** The title as a search compares it. */
    searchTitle: text('search_title').notNull(),
    nameKey: nameKey('name_key', 'title'),
    createdDate: exactInstant('created_date').notNull().defaultNow(),
    folderId: integer('folder_id'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The migration sets only folder_id to null: what lay in the folder stays its owner's.
    foreignKey({
      columns: [table.userId, table.folderId],
      foreignColumns: [folders.userId, folders.id],
    }).onDelete('set null'),
    index('quizzes_folder_idx')
      .on(
        table.userId,
        table.folderId,
        table.createdDate.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
      )
      .where(sql`${table.folderId} is not null`),
    index('quizzes_list_idx')
      .on(
        table.userId,
        table.createdDate.desc().nullsFirst(),
        table.id.desc().nullsFirst(),
        table.searchTitle,
      )
      .where(sql`${table.deletedAt} is null`),
    index('quizzes_name_idx')
      .on(table.userId, table.nameKey, table.id, table.createdDate, table.searchTitle)
      .where(sql`${table.deletedAt} is null`),
    index('quizzes_deleted_idx')
      .on(table.userId, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    check('quizzes_title_check', sql`char_length(${table.title}) between 1 and 255`),
  ],
);

/** A deleted card keeps its place, so that it is back there when it is restored. */
export const setCards = pgTable(
  'quiz_flashcards',
  {
    userId: integer('user_id').notNull(),
    setId: integer('quiz_id').notNull(),
    flashcardId: integer('flashcard_id').notNull(),
    position: integer('position').notNull(),
    /** That its owner has begun to learn the card; kept here so that new cards are found without looking at all. */
    isStarted: boolean('is_started').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.setId, table.flashcardId] }),
    foreignKey({
      columns: [table.userId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.flashcardId],
      foreignColumns: [flashcards.userId, flashcards.id],
    }).onDelete('cascade'),
    index('quiz_flashcards_card_idx').on(table.userId, table.flashcardId, table.setId),
    index('quiz_flashcards_new_idx')
      .on(table.userId, table.flashcardId, table.setId)
      .where(sql`not ${table.isStarted}`),
  ],
);
