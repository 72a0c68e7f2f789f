import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users.table';

/** The one code an address has at a time. Only its keyed hash is kept. */
export const codes = pgTable(
  'codes',
  {
    email: text('email').primaryKey(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    issuedAt: instant('issued_at').notNull().defaultNow(),
  },
  (table) => [
    index('codes_issued_idx').on(table.issuedAt),
    check(
      'codes_purpose_check',
      sql`${table.purpose} in ('registration', 'account', 'reset', 'decoy')`,
    ),
  ],
);
