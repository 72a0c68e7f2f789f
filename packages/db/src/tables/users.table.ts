import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' });
}

const ACCENTED =
  'àÀáÁảẢãÃạẠăĂằẰắẮẳẲẵẴặẶâÂầẦấẤẩẨẫẪậẬèÈéÉẻẺẽẼẹẸêÊềỀếẾểỂễỄệỆìÌíÍỉỈĩĨịỊòÒóÓỏỎõÕọỌôÔồỒốỐổỔỗỖộỘơƠờỜớỚởỞỡỠợỢùÙúÚủỦũŨụỤưƯừỪứỨửỬữỮựỰỳỲýÝỷỶỹỸỵỴđĐ';
const PLAIN =
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeeeeeeeiiiiiiiiiioooooooooooooooooooooooooooooooooouuuuuuuuuuuuuuuuuuuuuuyyyyyyyyyydd';

/** What a search by name compares: without the accents of Vietnamese, so that 'hoc' finds 'Học'. */
export function withoutAccents(written: SQLWrapper): SQL {
  return sql`translate(${written}, ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)})`;
}

/** A query is quick only with the very expression of the index. */
export function nameWords(name: SQLWrapper): SQL {
  return sql`to_tsvector('simple', ${withoutAccents(name)})`;
}

/** The root of everything a student owns; other tables hang on it by `user_id`. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Canonical spelling: lower case, NFC. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    userName: text('user_name'),
    phoneNumber: text('phone_number'),
    language: text('language').notNull().default('en'),
    roles: text('roles').array().notNull().default(['User']),
    passwordHash: text('password_hash').notNull(),
    /** Tokens name the generation they were made in; raising it ends them all. */
    generation: integer('generation').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    deactivatedAt: instant('deactivated_at'),
    /** Set by an operator; nobody can log in to the account. */
    blockedAt: instant('blocked_at'),
    /** How many there were when one was last added: so many may be there again by restoring. */
    cardsLastAdded: integer('cards_last_added').notNull().default(0),
    setsLastAdded: integer('sets_last_added').notNull().default(0),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    index('users_email_prefix_idx').on(table.email.op('text_pattern_ops')),
    index('users_name_words_idx').using('gin', nameWords(table.name)),
    uniqueIndex('users_user_name_key').on(sql`lower(${table.userName})`),
    check('users_email_check', sql`char_length(${table.email}) between 3 and 254`),
    check('users_name_check', sql`char_length(${table.name}) between 1 and 50`),
    check('users_user_name_check', sql`${table.userName} ~ '^[A-Za-z0-9._]{3,30}$'`),
    check('users_roles_check', sql`${table.roles} <@ array['User', 'Admin']`),
    check('users_language_check', sql`${table.language} in ('en', 'vi')`),
  ],
);

/** Apart from the user row, so that reading who somebody is does not read a picture. */
export const profilePictures = pgTable('profile_pictures', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  jpeg: bytea('jpeg').notNull(),
});
