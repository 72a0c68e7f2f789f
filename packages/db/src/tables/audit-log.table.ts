import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './users.table';

/**
 * What operators did. The migration lets no row be changed or deleted, so it refers to accounts by
 * number only: it outlives them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Null for whoever has the command line of the server. */
    actorId: integer('actor_id'),
    action: text('action').notNull(),
    targetId: integer('target_id'),
    details: jsonb('details').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('audit_log_target_idx').on(table.targetId, table.id)],
);
