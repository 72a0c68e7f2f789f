import { PaidPlanSchema, PaymentSchema } from '@scholar/contract';
import { type LedgerRepository, toOwnerId } from '@scholar/domain';
import { and, desc, eq, getTableColumns, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import {
  payments,
  paymentSettlements,
  planGrants,
  planReminders,
} from '../../tables/payments.table';
import { users } from '../../tables/users.table';
import { createPaymentsToReview, isSettlementOf, settledStatus } from './payments-to-review';
import { idsOfTeam } from './plans.repository';

export function createLedgerRepository(db: Database): LedgerRepository {
  return {
    ...createPaymentsToReview(db),

    async lock(owner) {
      const [account] = await db
        .select({ now: sql<number>`extract(epoch from now())::float8` })
        .from(users)
        .where(eq(users.id, owner))
        .for('no key update');
      return account && new Date(account.now * 1000);
    },

    async hasPayment(owner, { orderNumber, provider, transactionNo }) {
      const [found] = await db
        .select({ id: payments.id })
        .from(payments)
        .where(
          and(
            eq(payments.userId, owner),
            eq(payments.provider, provider),
            eq(payments.orderNumber, orderNumber),
            eq(payments.transactionNo, transactionNo),
          ),
        );
      return found !== undefined;
    },

    async insertPayment(owner, payment) {
      const [row] = await db
        .insert(payments)
        .values({ ...payment, userId: owner })
        .returning({ paymentId: payments.id });
      if (!row) {
        throw new Error('The database returned no payment.');
      }
      return row;
    },

    async insertGrant(owner, grant) {
      await db.insert(planGrants).values({ ...grant, userId: owner });
    },

    async listPayments(owner, limit) {
      const rows = await db
        .select({ ...getTableColumns(payments), status: settledStatus })
        .from(payments)
        .leftJoin(paymentSettlements, isSettlementOf)
        .where(eq(payments.userId, owner))
        .orderBy(desc(payments.receivedAt), desc(payments.id))
        .limit(limit);
      return rows.map(({ id, paidAt, ...row }) =>
        PaymentSchema.parse({ ...row, paymentId: id, paidDate: paidAt.toISOString() }),
      );
    },

    async listEnding(daysBefore, limit) {
      const [first = 0, ...rest] = daysBefore.toSorted((a, b) => a - b);
      const isWithin = (days: number) =>
        sql`${planGrants.endsAt} <= now() + make_interval(days => ${days})`;
      // The nearest of them only: whoever was not told five days before needs to hear it once.
      const dueNow = sql<number>`case ${sql.join(
        [first, ...rest].map((days) => sql`when ${isWithin(days)} then ${days}::int`),
        sql` `,
      )} end`;
      const rows = await db
        .select({
          userId: planGrants.userId,
          plan: planGrants.plan,
          endsAt: planGrants.endsAt,
          daysBefore: dueNow,
          daysLeft: sql<number>`${dayInVietnam(planGrants.endsAt)} - ${dayInVietnam(sql`now()`)}`,
        })
        .from(planGrants)
        .where(
          and(
            sql`${planGrants.endsAt} > now()`,
            isWithin(rest.at(-1) ?? first),
            // A blocked account cannot use the plan, so it is not reminded to pay.
            sql`not exists (select 1 from ${users} blocked
              where blocked.id = ${planGrants.userId} and blocked.blocked_at is not null)`,
            sql`not exists (select 1 from ${planGrants} later
              where later.plan = ${planGrants.plan} and later.ends_at > ${planGrants.endsAt}
                and (later.user_id = ${planGrants.userId} or (later.plan = 'team'
                  and later.user_id = any(array(${idsOfTeam(planGrants.userId)})))))`,
            sql`not exists (select 1 from ${planReminders} reminder
              where reminder.user_id = ${planGrants.userId} and reminder.plan = ${planGrants.plan}
                and reminder.ends_at = ${planGrants.endsAt} and reminder.days_before = ${dueNow})`,
          ),
        )
        .orderBy(planGrants.endsAt)
        .limit(limit);
      return rows.map(({ userId, plan, ...row }) => ({
        ...row,
        owner: toOwnerId(userId),
        plan: PaidPlanSchema.parse(plan),
      }));
    },

    async noteReminder({ owner, plan, endsAt, daysBefore }) {
      const noted = await db
        .insert(planReminders)
        .values({ userId: owner, plan, endsAt, daysBefore })
        .onConflictDoNothing()
        .returning({ userId: planReminders.userId });
      return noted.length > 0;
    },
  };
}

/** Plans are sold in Vietnam, so a day begins and ends there. */
function dayInVietnam(instant: SQLWrapper) {
  return sql`(${instant} at time zone 'Asia/Ho_Chi_Minh')::date`;
}
