import {
  ORDER_LIFE_MINUTES,
  PAID_PLANS,
  type PaidPlan,
  PAYMENT_MESSAGES,
  PLANS,
} from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import { createNote, whenLimited } from '../accounts/audit';
import { type LimitKeys, spend } from '../accounts/limits';
import type { Window } from '../accounts/limits.ports';
import { AppError } from '../shared/app-error';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import { ownerOfOrder, toOrderNumber } from './order-number';
import type { PaymentProvider, PaymentsStore } from './payments.ports';

export type OrdersService = ReturnType<typeof createOrdersService>;

const ORDER_WINDOW: Window = { limit: 5, seconds: 60 };

export function createOrdersService({
  store,
  provider,
  keys,
  audit,
  makeRandom,
}: {
  store: PaymentsStore;
  /** None where this server takes no payments. */
  provider: PaymentProvider | undefined;
  keys: LimitKeys;
  audit: AuditLog;
  /** The part of an order's number that cannot be guessed. */
  makeRandom: () => string;
}) {
  const note = createNote(audit);

  /** Under the lock of the account, so that of several calls at once one makes the order and the others get it. */
  const findOrMake = (owner: OwnerId, plan: PaidPlan, { name }: PaymentProvider) =>
    store.transaction(async ({ holdings, orders }) => {
      await holdings.lock(owner);
      const open = await orders.findOpen(owner, plan, name);
      if (open) {
        return open;
      }
      await orders.expireOpen(owner, plan);
      return orders.insert(owner, {
        number: toOrderNumber(owner, makeRandom()),
        plan,
        amountVnd: PLANS[plan].priceVnd,
        provider: name,
        lifeMinutes: ORDER_LIFE_MINUTES,
      });
    });

  return {
    /** The address where the student pays. */
    async order(owner: OwnerId, planName: string, caller: Caller) {
      const plan = PAID_PLANS.find((known) => known === planName);
      if (!plan) {
        throw new AppError('not_found', PAYMENT_MESSAGES.unknownPlan);
      }
      if (!provider) {
        throw new AppError('unavailable', PAYMENT_MESSAGES.unavailable);
      }
      await whenLimited(spend(store.limits, keys.ofOwner('order', owner), ORDER_WINDOW), () =>
        note('ordered', 'limited', caller, owner),
      );
      const order = await findOrMake(owner, plan, provider);
      note('ordered', 'ok', caller, owner);
      return { response: provider.payUrl(order, caller) };
    },

    /** For the payment page, whose address proves that it may be shown. */
    async findForPage(number: string) {
      const owner = ownerOfOrder(number);
      const order = owner && (await store.orders.find(owner, number));
      const contact = order && (await store.accounts.findContact(order.owner));
      return order && contact && { order, language: contact.language };
    },

    expireOld: () => store.orders.expireOld(),
  };
}
