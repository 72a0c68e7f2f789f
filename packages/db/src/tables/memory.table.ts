import { ANSWER_WAYS, CARD_STATES, RATINGS, REMINDER_WAYS, REVIEW_MODES } from '@scholar/contract';
import { type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
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
import { flashcards } from './flashcards.table';
import { isLeech, isNoLeech } from './leech';
import { users } from './users.table';

/**
 * Every answer of a student, and every one they took back; rows are added, never changed. A card belongs to its author,
 * whose it may stay when the student no longer sees it: the answers outlive that.
 */
export const reviews = pgTable(
  'reviews',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made by the client, so that an answer sent twice counts once; our own for what takes one back. */
    reviewId: uuid('review_id').notNull(),
    authorId: integer('author_id').notNull(),
    flashcardId: integer('flashcard_id').notNull(),
    /** Where it was studied; the set may be gone since. */
    setId: integer('quiz_id'),
    /** The review that this entry takes back; such an entry has no rating. */
    undoes: uuid('undoes'),
    rating: text('rating', { enum: RATINGS }),
    mode: text('mode', { enum: REVIEW_MODES }),
    how: text('how', { enum: ANSWER_WAYS }),
    answeredAt: exactInstant('answered_at').notNull(),
    milliseconds: integer('milliseconds'),
    utcOffset: smallint('utc_offset'),
    receivedAt: exactInstant('received_at').notNull().defaultNow(),
    /** Whether it tells what was remembered, as the memory of the card was when it came. */
    isRecall: boolean('is_recall').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.reviewId] }),
    uniqueIndex('reviews_undoes_key')
      .on(table.userId, table.undoes)
      .where(sql`${table.undoes} is not null`),
    index('reviews_card_idx').on(table.userId, table.flashcardId, table.answeredAt),
    index('reviews_time_idx')
      .on(table.userId, table.answeredAt, table.milliseconds)
      .where(sql`${table.mode} = 'today' and ${table.milliseconds} is not null`),
    check('reviews_rating_check', isOneOf('rating', RATINGS)),
    check('reviews_mode_check', isOneOf('mode', REVIEW_MODES)),
    check('reviews_how_check', isOneOf('how', ANSWER_WAYS)),
    check(
      'reviews_undo_check',
      sql`num_nonnulls(${table.rating}, ${table.mode}, ${table.how}, ${table.utcOffset})
        = case when ${table.undoes} is null then 4 else 0 end`,
    ),
  ],
);

/**
 * What was done on each day, so that a year is read without its reviews. Stays when cards are purged: the student has
 * studied all the same.
 */
export const studyDays = pgTable(
  'study_days',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: integer('day').notNull(),
    answers: integer('answers').notNull(),
    milliseconds: bigint('milliseconds', { mode: 'number' }).notNull(),
    recalls: integer('recalls').notNull(),
    remembered: integer('remembered').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);

/** What follows from the reviews of a card, and what the student decided about it. */
export const cardMemory = pgTable(
  'card_memory',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').notNull(),
    flashcardId: integer('flashcard_id').notNull(),
    state: text('state', { enum: CARD_STATES }).notNull().default('new'),
    due: exactInstant('due'),
    stability: doublePrecision('stability').notNull().default(0),
    difficulty: doublePrecision('difficulty').notNull().default(0),
    step: smallint('step').notNull().default(0),
    reps: integer('reps').notNull().default(0),
    lapses: integer('lapses').notNull().default(0),
    reviewedAt: exactInstant('reviewed_at'),
    reviewedDay: integer('reviewed_day'),
    firstDay: integer('first_day'),
    answeredDay: integer('answered_day'),
    /** The last answer that this follows from: a later one goes on from here, an earlier one needs the log. */
    lastAnsweredAt: exactInstant('last_answered_at'),
    lastReviewId: uuid('last_review_id'),
    isSuspended: boolean('is_suspended').notNull().default(false),
    isFlagged: boolean('is_flagged').notNull().default(false),
    buriedUntil: exactInstant('buried_until'),
    /** Lapses from before the card was rewritten. */
    forgivenLapses: integer('forgiven_lapses').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.flashcardId] }),
    foreignKey({
      columns: [table.authorId, table.flashcardId],
      foreignColumns: [flashcards.userId, flashcards.id],
    }).onDelete('cascade'),
    index('card_memory_card_idx').on(table.authorId, table.flashcardId),
    // Holds all that the queue of a day is made from, so that it does not look at the table.
    index('card_memory_due_idx').on(
      table.userId,
      table.due,
      table.flashcardId,
      table.authorId,
      table.state,
      table.reviewedAt,
      table.stability,
      table.buriedUntil,
    ).where(sql`${table.state} <> 'new' and not ${table.isSuspended}
        and ${isNoLeech(table)}`),
    index('card_memory_leech_idx')
      .on(table.userId, table.flashcardId)
      .where(sql`${isLeech(table)} and not ${table.isSuspended}`),
    // New cards that were put off or answered in a way that does not count: few.
    index('card_memory_new_idx')
      .on(table.userId, table.flashcardId)
      .where(sql`${table.state} = 'new'`),
    // Cards of others are few, and tell in which of the team's sets the student has begun.
    index('card_memory_others_idx')
      .on(table.userId, table.authorId, table.flashcardId)
      .where(sql`${table.authorId} <> ${table.userId}`),
    // What the student has put away or flagged: few, and listed page by page.
    index('card_memory_aside_idx')
      .on(table.userId, table.flashcardId)
      .where(sql`${table.isSuspended} or ${table.isFlagged} or ${table.buriedUntil} is not null`),
    index('card_memory_day_idx').on(table.userId, table.reviewedDay, table.firstDay),
    check('card_memory_state_check', isOneOf('state', CARD_STATES)),
    check(
      'card_memory_due_check',
      sql`(${table.state} = 'new') = (num_nulls(${table.due}, ${table.reviewedAt}, ${table.reviewedDay}, ${table.firstDay}) = 4)`,
    ),
  ],
);

export const memorySettings = pgTable(
  'memory_settings',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    timeZone: text('time_zone'),
    newPerDay: integer('new_per_day').notNull(),
    reviewsPerDay: integer('reviews_per_day').notNull(),
    buttons: smallint('buttons').notNull(),
    reminderHour: smallint('reminder_hour').notNull().default(18),
    reminderWay: text('reminder_way', { enum: REMINDER_WAYS }).notNull().default('mail'),
    /** Null while the student wants no reminders. */
    nextReminderAt: exactInstant('next_reminder_at'),
    /** Number of the day for which the last one was sent. */
    remindedDay: integer('reminded_day'),
    /** Number of the day for which a browser may have shown one; no mail follows then. */
    pushedDay: integer('pushed_day'),
    unsubscribeHash: text('unsubscribe_hash'),
    showsStreak: boolean('shows_streak').notNull().default(true),
  },
  (table) => [
    check('memory_settings_time_zone_check', sql`char_length(${table.timeZone}) between 1 and 60`),
    check(
      'memory_settings_limits_check',
      sql`${table.newPerDay} between 0 and 9999 and ${table.reviewsPerDay} between 0 and 9999`,
    ),
    check('memory_settings_buttons_check', sql`${table.buttons} in (2, 4)`),
    check('memory_settings_hour_check', sql`${table.reminderHour} between 0 and 23`),
    check('memory_settings_way_check', isOneOf('reminder_way', REMINDER_WAYS)),
    // Finds those whose hour has come without looking at anybody else.
    index('memory_settings_reminder_idx')
      .on(table.nextReminderAt)
      .where(sql`${table.nextReminderAt} is not null`),
    uniqueIndex('memory_settings_unsubscribe_key')
      .on(table.unsubscribeHash)
      .where(sql`${table.unsubscribeHash} is not null`),
  ],
);

/** How many answers of a student counted, and what was fitted to them. */
export const memoryParameters = pgTable(
  'memory_parameters',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Goes along with the answers; counted anew before each fit. */
    reviews: integer('reviews').notNull().default(0),
    /** Null while there is nothing to fit to: too few answers, or none since the last time. */
    nextFitAt: exactInstant('next_fit_at'),
    triedAt: exactInstant('tried_at'),
    /** Null while the general parameters hold. */
    weights: doublePrecision('weights').array(),
    fittedAt: exactInstant('fitted_at'),
    fittedReviews: integer('fitted_reviews'),
    lossDefault: doublePrecision('loss_default'),
    lossOwn: doublePrecision('loss_own'),
  },
  (table) => [
    // Finds those whose time has come without looking at anybody else, nor at the log.
    index('memory_parameters_next_fit_idx')
      .on(table.nextFitAt)
      .where(sql`${table.nextFitAt} is not null`),
    check('memory_parameters_reviews_check', sql`${table.reviews} >= 0`),
    check('memory_parameters_weights_check', sql`cardinality(${table.weights}) = 21`),
    check(
      'memory_parameters_better_check',
      sql`${table.weights} is null or ${table.lossOwn} < ${table.lossDefault}`,
    ),
    check(
      'memory_parameters_fitted_check',
      sql`num_nulls(${table.fittedAt}, ${table.fittedReviews}) <> 1
        and num_nulls(${table.lossDefault}, ${table.lossOwn}) <> 1`,
    ),
  ],
);

function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
}
