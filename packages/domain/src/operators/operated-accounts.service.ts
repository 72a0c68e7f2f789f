import {
  OPERATOR_MESSAGES,
  type AccountDetail,
  operatorEndpoints,
  type PlanGift,
} from '@scholar/contract';
import { grantTime } from '../payments/grant-time';
import { toPlanBadge } from '../plans/paid-plans';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { OperatorsStore, Page } from './operators.ports';

const PAYMENTS_SHOWN = 100;
const HISTORY_SHOWN = 20;

export function createOperatedAccountsService({ store }: { store: OperatorsStore }) {
  async function get(userId: number): Promise<AccountDetail> {
    const found = await store.operators.find(userId);
    if (!found) {
      throw accountNotFound();
    }
    const { owner, facts } = found;
    const paidUntil = await store.plans.readPaidUntil(owner);
    return {
      ...facts,
      plan: toPlanBadge(paidUntil),
      paidUntil: {
        pro: paidUntil.pro?.toISOString() ?? null,
        team: paidUntil.team?.toISOString() ?? null,
      },
      payments: await store.ledger.listPayments(owner, PAYMENTS_SHOWN),
      history: await store.auditLog.listAbout(userId, HISTORY_SHOWN),
    };
  }

  return {
    list: (filter: Page & { keyword: string | undefined }) => store.operators.list(filter),

    get,

    async block(actor: OwnerId, userId: number, reason: string) {
      await store.transaction(async ({ operators, sessions, auditLog }) => {
        const account = await operators.lock(userId);
        if (!account) {
          throw accountNotFound();
        }
        if (account.roles.includes('Admin')) {
          throw new AppError('forbidden', OPERATOR_MESSAGES.operatorStays);
        }
        if (account.isBlocked) {
          return;
        }
        await operators.setBlocked(account.owner, true);
        await sessions.endAll(account.owner);
        await auditLog.insert({
          actor,
          action: 'user-blocked',
          targetId: userId,
          details: { reason },
        });
      });
      return get(userId);
    },

    async unblock(actor: OwnerId, userId: number) {
      await store.transaction(async ({ operators, auditLog }) => {
        const account = await operators.lock(userId);
        if (!account) {
          throw accountNotFound();
        }
        if (account.isBlocked) {
          await operators.setBlocked(account.owner, false);
          await auditLog.insert({ actor, action: 'user-unblocked', targetId: userId });
        }
      });
      return get(userId);
    },

    /** Adds time that nobody paid for after the time that is left. */
    grantPlan: (
      actor: OwnerId,
      userId: number,
      { plan, days, note }: PlanGift,
      request: RequestKey | undefined,
    ) =>
      store.transaction((tx) =>
        once(
          tx.requests,
          {
            owner: actor,
            request,
            readAnswer: (kept) => operatorEndpoints.grantPlan.data.parse(kept),
          },
          async () => {
            const account = await tx.operators.lock(userId);
            const now = account && (await tx.ledger.lock(account.owner));
            if (!account || !now) {
              throw accountNotFound();
            }
            const { endsAt } = await grantTime(tx, account.owner, {
              plan,
              paymentId: null,
              days,
              now,
            });
            await tx.auditLog.insert({
              actor,
              action: 'plan-granted',
              targetId: userId,
              details: { plan, days, note },
            });
            return { plan, paidUntil: endsAt.toISOString() };
          },
        ),
      ),
  };
}

function accountNotFound(): AppError {
  return new AppError('not_found', OPERATOR_MESSAGES.userNotFound);
}
