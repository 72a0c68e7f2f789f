import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users.table';

/** How often something happened in the window that ends at `endsAt`. */
export const limitCounters = pgTable(
  'limit_counters',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [index('limit_counters_ends_idx').on(table.endsAt)],
);

/** Tries that failed, or are presumed to until they turn out right. */
export const limitTries = pgTable(
  'limit_tries',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    blockedUntil: instant('blocked_until'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('limit_tries_updated_idx').on(table.updatedAt)],
);
