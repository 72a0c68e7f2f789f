import { PaidPlanSchema } from '@scholar/contract';
import type { Order, OrdersRepository, OrderStatus, OwnerId, ProviderName } from '@scholar/domain';
import { toOwnerId } from '@scholar/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { orders } from '../../tables/payments.table';

const secondsLeft = sql<number>`extract(epoch from ${orders.expiresAt} - now())::float8`;
const columns = { ...getTableColumns(orders), secondsLeft };

export function createOrdersRepository(db: Database): OrdersRepository {
  return {
    async findOpen(owner, plan, provider) {
      const [row] = await db
        .select(columns)
        .from(orders)
        .where(
          and(
            eq(orders.userId, owner),
            eq(orders.plan, plan),
            eq(orders.provider, provider),
            eq(orders.status, 'open'),
            sql`${orders.expiresAt} > now()`,
          ),
        );
      return row && toOrder(row);
    },

    async insert(owner, { lifeMinutes, ...draft }) {
      const [row] = await db
        .insert(orders)
        .values({
          ...draft,
          userId: owner,
          expiresAt: sql`now() + make_interval(mins => ${lifeMinutes})`,
        })
        .returning(columns);
      if (!row) {
        throw new Error('The database returned no order.');
      }
      return toOrder(row);
    },

    async find(owner, number) {
      const [row] = await db.select(columns).from(orders).where(own(owner, number));
      return row && toOrder(row);
    },

    async setStatus(owner, number, status) {
      await db.update(orders).set({ status }).where(own(owner, number));
    },

    async expireOpen(owner, plan) {
      await db
        .update(orders)
        .set({ status: 'expired' })
        .where(and(eq(orders.userId, owner), eq(orders.plan, plan), eq(orders.status, 'open')));
    },

    async expireOld() {
      await db
        .update(orders)
        .set({ status: 'expired' })
        .where(and(eq(orders.status, 'open'), sql`${orders.expiresAt} < now()`));
    },
  };
}

function own(owner: OwnerId, number: string) {
  return and(eq(orders.userId, owner), eq(orders.number, number));
}

function toOrder({
  userId,
  plan,
  provider,
  status,
  ...row
}: typeof orders.$inferSelect & { secondsLeft: number }): Order {
  return {
    ...row,
    owner: toOwnerId(userId),
    plan: PaidPlanSchema.parse(plan),
    // The table's check constraints allow nothing else.
    provider: provider as ProviderName,
    status: status as OrderStatus,
  };
}
