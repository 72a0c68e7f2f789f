import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './users.table';

export const folders = pgTable(
  'folders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    /** The folder it lies in, which lies in none. */
    parentId: integer('parent_id'),
    name: text('name').notNull(),
    /** The name as a search compares it: no two that look alike lie side by side. */
    searchName: text('search_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // The migration sets only parent_id to null: the folder stays its owner's.
    foreignKey({
      columns: [table.userId, table.parentId],
      foreignColumns: [table.userId, table.id],
    }).onDelete('set null'),
    uniqueIndex('folders_name_key').on(
      table.userId,
      sql`coalesce(${table.parentId}, 0)`,
      table.searchName,
    ),
    index('folders_parent_idx')
      .on(table.userId, table.parentId)
      .where(sql`${table.parentId} is not null`),
    check('folders_name_check', sql`char_length(${table.name}) between 1 and 60`),
    check('folders_parent_check', sql`${table.parentId} <> ${table.id}`),
  ],
);
