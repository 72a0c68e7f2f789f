import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, users } from './users.table';

export const sessions = pgTable(
  'sessions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Names out of a short list, never what the browser sent. */
    browser: text('browser'),
    system: text('system'),
    /** Keyed hash of the network address that signed in, to be compared and nothing else. */
    addressKey: text('address_key'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    /** When the password was last entered. */
    passwordAt: instant('password_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sessions_last_seen_idx').on(table.lastSeenAt),
  ],
);

/** Places an account has been signed in from, as keyed hashes. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addressKey: text('address_key').notNull(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.addressKey] })],
);
