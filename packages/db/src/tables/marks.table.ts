import { MARKS } from '@scholar/contract';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { flashcards } from './flashcards.table';
import { sets } from './sets.table';
import { users } from './users.table';

/**
 * What a student marked in a set, their own or one of the team. A mark that was taken off stays as `studying`, so that an
 * older one which arrives late does not come back. It outlives the removal of its card from the set, which can be undone.
 */
export const studyMarks = pgTable(
  'study_marks',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').notNull(),
    setId: integer('quiz_id').notNull(),
    flashcardId: integer('flashcard_id').notNull(),
    mark: text('mark', { enum: MARKS }).notNull(),
    markedAt: exactInstant('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.setId, table.flashcardId] }),
    foreignKey({
      columns: [table.authorId, table.setId],
      foreignColumns: [sets.userId, sets.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.authorId, table.flashcardId],
      foreignColumns: [flashcards.userId, flashcards.id],
    }).onDelete('cascade'),
    // The set that was studied last is found without a look at older marks.
    index('study_marks_recent_idx')
      .on(table.userId, table.markedAt.desc().nullsFirst(), table.setId)
      .where(sql`${table.mark} = 'studied'`),
    // For whoever deletes a set or a card.
    index('study_marks_quiz_idx').on(table.authorId, table.setId),
    index('study_marks_card_idx').on(table.authorId, table.flashcardId),
    check(
      'study_marks_mark_check',
      sql.raw(`mark in (${MARKS.map((mark) => `'${mark}'`).join(', ')})`),
    ),
  ],
);
