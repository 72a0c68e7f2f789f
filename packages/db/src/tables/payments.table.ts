import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { exactInstant } from './documents.table';
import { instant, users } from './users.table';

export const orders = pgTable(
  'orders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Made of the owner's id and something that cannot be guessed. */
    number: text('number').notNull(),
    plan: text('plan').notNull(),
    amountVnd: integer('amount_vnd').notNull(),
    provider: text('provider').notNull(),
    status: text('status').notNull().default('open'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    uniqueIndex('orders_open_key')
      .on(table.userId, table.plan)
      .where(sql`${table.status} = 'open'`),
    index('orders_expiry_idx')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'open'`),
    check('orders_plan_check', sql`${table.plan} in ('pro', 'team')`),
    check('orders_amount_check', sql`${table.amountVnd} > 0`),
    check('orders_provider_check', sql`${table.provider} in ('sandbox', 'vnpay')`),
    check(
      'orders_status_check',
      sql`${table.status} in ('open', 'paid', 'cancelled', 'expired', 'review')`,
    ),
  ],
);

/** Money that came in. The migration lets no row be changed. */
export const payments = pgTable(
  'payments',
  {
    userId: integer('user_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    orderNumber: text('order_number').notNull(),
    provider: text('provider').notNull(),
    transactionNo: text('transaction_no').notNull(),
    plan: text('plan').notNull(),
    amountVnd: integer('amount_vnd').notNull(),
    status: text('status').notNull(),
    paidAt: instant('paid_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      columns: [table.userId, table.orderNumber],
      foreignColumns: [orders.userId, orders.number],
    }).onDelete('cascade'),
    uniqueIndex('payments_transaction_key').on(
      table.userId,
      table.provider,
      table.orderNumber,
      table.transactionNo,
    ),
    index('payments_review_idx')
      .on(table.receivedAt)
      .where(sql`${table.status} = 'review'`),
    index('payments_review_id_idx')
      .on(table.id)
      .where(sql`${table.status} = 'review'`),
    check('payments_status_check', sql`${table.status} in ('paid', 'review')`),
  ],
);

/** What an operator decided about a payment in review. The migration lets no row be changed. */
export const paymentSettlements = pgTable(
  'payment_settlements',
  {
    userId: integer('user_id').notNull(),
    paymentId: integer('payment_id').notNull(),
    decision: text('decision').notNull(),
    settledAt: instant('settled_at').notNull().defaultNow(),
  },
  (table) => [
    // A payment is decided once.
    primaryKey({ columns: [table.userId, table.paymentId] }),
    foreignKey({
      columns: [table.userId, table.paymentId],
      foreignColumns: [payments.userId, payments.id],
    }).onDelete('cascade'),
    check('payment_settlements_decision_check', sql`${table.decision} in ('grant', 'dismiss')`),
  ],
);

/** Time that somebody may use a plan, one row for each time it got longer. The migration lets none be changed. */
export const planGrants = pgTable(
  'plan_grants',
  {
    userId: integer('user_id').notNull(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    plan: text('plan').notNull(),
    startsAt: exactInstant('starts_at').notNull(),
    endsAt: exactInstant('ends_at').notNull(),
    /** Null where an operator gave the time. */
    paymentId: integer('payment_id'),
    grantedAt: instant('granted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.userId, table.paymentId],
      foreignColumns: [payments.userId, payments.id],
    }).onDelete('cascade'),
    uniqueIndex('plan_grants_payment_key').on(table.userId, table.paymentId),
    index('plan_grants_owner_idx').on(table.userId, table.plan, table.endsAt),
    index('plan_grants_ends_idx').on(table.endsAt),
    check('plan_grants_plan_check', sql`${table.plan} in ('pro', 'team')`),
    check('plan_grants_period_check', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Of which end of a plan somebody was reminded, and how many days before. */
export const planReminders = pgTable(
  'plan_reminders',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text('plan').notNull(),
    endsAt: exactInstant('ends_at').notNull(),
    daysBefore: integer('days_before').notNull(),
    sentAt: instant('sent_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.plan, table.endsAt, table.daysBefore] })],
);
