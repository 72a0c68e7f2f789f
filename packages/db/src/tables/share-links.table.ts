import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { sets } from './sets.table';

/** The unlisted link of a set; closed ones stay, so that the owner sees how often they were used. */
export const shareLinks = pgTable(
  'share_links',
  {
    userId: integer('user_id').notNull(),
    setId: integer('quiz_id').notNull(),
    /** From which the server's secret makes the token again. */
    seed: text('seed').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    showsAuthor: boolean('shows_author').notNull(),
    opens: integer('opens').notNull().default(0),
    copies: integer('copies').notNull().default(0),
    createdAt: exactInstant('created_at').notNull().defaultNow(),
    closedAt: exactInstant('closed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.setId] }),
    foreignKey({
      columns: [table.userId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('cascade'),
    check('share_links_counts_check', sql`${table.opens} >= 0 and ${table.copies} >= 0`),
  ],
);
