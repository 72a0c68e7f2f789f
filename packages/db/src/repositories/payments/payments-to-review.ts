import { PaidPlanSchema, PaymentToReviewSchema } from '@scholar/contract';
import { type LedgerRepository, toOwnerId } from '@scholar/domain';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { orders, payments, paymentSettlements } from '../../tables/payments.table';
import { users } from '../../tables/users.table';

/** Which settlement is a payment's. */
export const isSettlementOf = and(
  eq(paymentSettlements.userId, payments.userId),
  eq(paymentSettlements.paymentId, payments.id),
);
/** What a payment is once an operator has decided. */
export const settledStatus = sql<string>`case ${paymentSettlements.decision}
  when 'grant' then 'paid' when 'dismiss' then 'dismissed' else ${payments.status} end`;
const isOpen = and(eq(payments.status, 'review'), isNull(paymentSettlements.paymentId));

/** The part of the ledger that waits for operators. */
export function createPaymentsToReview(
  db: Database,
): Pick<LedgerRepository, 'listToReview' | 'findToReview' | 'insertSettlement'> {
  return {
    async listToReview({ page, pageSize }) {
      const rows = await db
        .select({
          payment: payments,
          order: { status: orders.status, expiresAt: orders.expiresAt },
          name: users.name,
          email: users.email,
        })
        .from(payments)
        .innerJoin(
          orders,
          and(eq(orders.userId, payments.userId), eq(orders.number, payments.orderNumber)),
        )
        .innerJoin(users, eq(users.id, payments.userId))
        .leftJoin(paymentSettlements, isSettlementOf)
        .where(isOpen)
        .orderBy(asc(payments.receivedAt), asc(payments.id))
        .limit(pageSize)
        .offset(page * pageSize);
      const [counted] = await db
        .select({ total: count() })
        .from(payments)
        .leftJoin(paymentSettlements, isSettlementOf)
        .where(isOpen);
      const totalItems = counted?.total ?? 0;
      return {
        payments: rows.map(({ payment, order, ...student }) =>
          PaymentToReviewSchema.parse({
            ...payment,
            ...student,
            paymentId: payment.id,
            paidDate: payment.paidAt.toISOString(),
            cause: causeOf(payment, order),
          }),
        ),
        totalItems,
        totalPages: Math.ceil(totalItems / pageSize),
      };
    },

    async findToReview(paymentId) {
      const [row] = await db
        .select()
        .from(payments)
        .where(and(eq(payments.status, 'review'), eq(payments.id, paymentId)));
      return (
        row && {
          owner: toOwnerId(row.userId),
          paymentId: row.id,
          orderNumber: row.orderNumber,
          plan: PaidPlanSchema.parse(row.plan),
          amountVnd: row.amountVnd,
          paidAt: row.paidAt,
        }
      );
    },

    async insertSettlement(owner, { paymentId, decision }) {
      const settled = await db
        .insert(paymentSettlements)
        .values({ userId: owner, paymentId, decision })
        .onConflictDoNothing()
        .returning({ paymentId: paymentSettlements.paymentId });
      return settled.length > 0;
    },
  };
}

/** What came in time waits because the gateway was not sure of it. */
function causeOf(payment: { paidAt: Date }, order: { status: string; expiresAt: Date }) {
  if (order.status === 'paid') {
    return 'twice';
  }
  return payment.paidAt > order.expiresAt ? 'late' : 'unclear';
}
