import { CARD_SIDES, MEDIA_KINDS } from '@scholar/contract';
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { flashcards } from './flashcards.table';
import { users } from './users.table';

/** Pictures and sounds of cards; their bytes lie in the file store, under the id. */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    /** Null once nobody has it any more: then the file goes, and after it the row. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    /** Of what was sent, so that the same file is kept once. */
    sha256: text('sha256').notNull(),
    bytes: integer('bytes').notNull(),
    mime: text('mime').notNull(),
    width: integer('width'),
    height: integer('height'),
    createdAt: exactInstant('created_at').notNull().defaultNow(),
    /** When it was last sent or put on a card. */
    usedAt: exactInstant('used_at').notNull().defaultNow(),
  },
  (table) => [
    unique('media_owner_key').on(table.userId, table.id),
    unique('media_content_key').on(table.userId, table.sha256),
    index('media_used_idx').on(table.usedAt),
    index('media_lost_idx')
      .on(table.id)
      .where(sql`${table.userId} is null`),
    check('media_kind_check', isAmong('kind', MEDIA_KINDS)),
    check('media_bytes_check', sql`${table.bytes} between 1 and 1048576`),
    check('media_sha256_check', sql`char_length(${table.sha256}) = 64`),
  ],
);

/** Which of them stand on which side of a card, in which order. */
export const cardMedia = pgTable(
  'card_media',
  {
    userId: integer('user_id').notNull(),
    flashcardId: integer('flashcard_id').notNull(),
    position: smallint('position').notNull(),
    mediaId: uuid('media_id').notNull(),
    side: text('side', { enum: CARD_SIDES }).notNull(),
    alt: text('alt').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.flashcardId, table.position] }),
    foreignKey({
      columns: [table.userId, table.flashcardId],
      foreignColumns: [flashcards.userId, flashcards.id],
    }).onDelete('cascade'),
    // With the owner, so that nobody's card shows what is somebody else's.
    foreignKey({
      columns: [table.userId, table.mediaId],
      foreignColumns: [media.userId, media.id],
    }),
    index('card_media_media_idx').on(table.userId, table.mediaId),
    check('card_media_side_check', isAmong('side', CARD_SIDES)),
    check('card_media_alt_check', sql`char_length(${table.alt}) <= 500`),
  ],
);

function isAmong(column: string, words: readonly string[]) {
  return sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(', ')})`);
}
