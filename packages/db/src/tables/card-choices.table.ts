import { CARD_KINDS, CHOICE_ENGINES, CHOICE_LANGUAGES, SHOWN_AS } from '@scholar/contract';
import { type SQL, sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What students kept of the cards the AI made: one row a day for each group, and nothing about anybody. */
export const cardChoices = pgTable(
  'card_choices',
  {
    /** Of UTC. */
    day: date('day').notNull(),
    engine: text('engine', { enum: CHOICE_ENGINES }).notNull(),
    language: text('language', { enum: CHOICE_LANGUAGES }).notNull(),
    kind: text('kind', { enum: CARD_KINDS }).notNull(),
    shownAs: text('shown_as', { enum: SHOWN_AS }).notNull(),
    kept: integer('kept').notNull(),
    edited: integer('edited').notNull(),
    dropped: integer('dropped').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.engine, table.language, table.kind, table.shownAs],
    }),
    check('card_choices_engine_check', isOneOf('engine', CHOICE_ENGINES)),
    check('card_choices_language_check', isOneOf('language', CHOICE_LANGUAGES)),
    check('card_choices_kind_check', isOneOf('kind', CARD_KINDS)),
    check('card_choices_shown_as_check', isOneOf('shown_as', SHOWN_AS)),
    check(
      'card_choices_counts_check',
      sql`${table.kept} >= 0 and ${table.edited} >= 0 and ${table.dropped} >= 0`,
    ),
  ],
);

function isOneOf(column: string, values: readonly string[]): SQL {
  return sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`);
}
