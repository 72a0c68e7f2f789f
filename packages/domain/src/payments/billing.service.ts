import type { Billing } from '@scholar/contract';
import { toPlanBadge } from '../plans/paid-plans';
import type { OwnerId } from '../shared/owner-id';
import type { PaymentsStore } from './payments.ports';

export type BillingService = ReturnType<typeof createBillingService>;

/** A payment a month: enough for eight years. */
const PAYMENTS_SHOWN = 100;

export function createBillingService({
  store,
  canOrder,
}: {
  store: PaymentsStore;
  canOrder: boolean;
}) {
  return {
    checkPlan: async (owner: OwnerId) => ({
      response: toPlanBadge(await store.plans.readPaidUntil(owner)),
    }),

    async read(owner: OwnerId): Promise<Billing> {
      const paidUntil = await store.plans.readPaidUntil(owner);
      return {
        plan: toPlanBadge(paidUntil),
        paidUntil: {
          pro: paidUntil.pro?.toISOString() ?? null,
          team: paidUntil.team?.toISOString() ?? null,
        },
        canOrder,
        payments: await store.ledger.listPayments(owner, PAYMENTS_SHOWN),
      };
    },
  };
}
