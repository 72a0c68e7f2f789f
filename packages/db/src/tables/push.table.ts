import { PUSH_ENDPOINT_MAX } from '@scholar/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { sessions } from './sessions.table';
import { bytea, users } from './users.table';

/** Browsers of a student that show reminders. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the endpoint, which is too long for a key. */
    fingerprint: text('fingerprint').notNull(),
    /** In which it was subscribed: whoever ends the session ends it. Null once that has run out by itself. */
    sessionId: uuid('session_id'),
    endpoint: text('endpoint').notNull(),
    host: text('host').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Of ours, by which the push service knows us. */
    serverKey: text('server_key').notNull(),
    createdAt: exactInstant('created_at').notNull().defaultNow(),
    /** When its push service last took a reminder. */
    reachedAt: exactInstant('reached_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    foreignKey({
      name: 'push_subscriptions_session_fk',
      columns: [table.userId, table.sessionId],
      foreignColumns: [sessions.userId, sessions.id],
    }).onDelete('cascade'),
    // A browser belongs to one student at a time.
    uniqueIndex('push_subscriptions_fingerprint_key').on(table.fingerprint),
    check(
      'push_subscriptions_endpoint_check',
      sql`char_length(${table.endpoint}) <= ${sql.raw(String(PUSH_ENDPOINT_MAX))}`,
    ),
  ],
);

/** Reminders on their way to a browser; at most one for each. */
export const pushReminders = pgTable(
  'push_reminders',
  {
    userId: integer('user_id').notNull(),
    fingerprint: text('fingerprint').notNull(),
    day: integer('day').notNull(),
    cards: integer('cards').notNull(),
    minutes: integer('minutes').notNull(),
    tries: smallint('tries').notNull().default(0),
    tryAt: exactInstant('try_at').notNull().defaultNow(),
    /** Not tried any more: it would come at night. */
    dropAfter: exactInstant('drop_after').notNull(),
    /** The end of the student's day, after which the push service need not keep it. */
    expiresAt: exactInstant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.fingerprint] }),
    foreignKey({
      name: 'push_reminders_subscription_fk',
      columns: [table.userId, table.fingerprint],
      foreignColumns: [pushSubscriptions.userId, pushSubscriptions.fingerprint],
    }).onDelete('cascade'),
    index('push_reminders_try_idx').on(table.tryAt),
  ],
);

/** Keys that all servers of one database share, sealed with their secret. */
export const serverKeys = pgTable('server_keys', {
  name: text('name').primaryKey(),
  sealed: bytea('sealed').notNull(),
});
