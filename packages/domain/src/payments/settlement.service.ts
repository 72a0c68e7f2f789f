import { PLAN_DAYS } from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import type { MailContent, MailQueue, ReviewReason } from '../mail/mail.ports';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import { grantTime } from './grant-time';
import { ownerOfOrder } from './order-number';
import type {
  MovedMoney,
  NoticeAnswer,
  NoticeReading,
  Order,
  PaymentNotice,
  PaymentsStore,
} from './payments.ports';

export type SettlementService = ReturnType<typeof createSettlementService>;

type Repositories = RepositoriesOf<PaymentsStore>;
type Settled = { answer: NoticeAnswer; event?: 'paid' | 'payment-cancelled' | 'payment-review' };
type PaidNotice = Extract<PaymentNotice, MovedMoney>;

/** The clocks of the gateway and of the database differ a little. */
const CLOCK_SKEW_MS = 60_000;

/** The one way to a paid plan: a notification whose signature is proven. */
export function createSettlementService({
  store,
  mails,
  audit,
}: {
  store: PaymentsStore;
  mails: MailQueue;
  audit: AuditLog;
}) {
  async function settle(owner: OwnerId, notice: PaymentNotice): Promise<Settled> {
    // Providers repeat notifications often; a repeated one is answered without a lock.
    if (await isKnown(store, owner, notice)) {
      return { answer: 'already-confirmed' };
    }
    return store.transaction(async (tx) => {
      const now = await tx.ledger.lock(owner);
      const order = now && (await tx.orders.find(owner, notice.orderNumber));
      if (!now || order?.provider !== notice.provider) {
        return { answer: 'unknown-order' };
      }
      if (order.amountVnd !== notice.amountVnd) {
        return { answer: 'wrong-amount' };
      }
      if (await isKnown(tx, owner, notice)) {
        return { answer: 'already-confirmed' };
      }
      if (notice.outcome === 'unfinished') {
        return { answer: 'unfinished' };
      }
      return notice.outcome === 'refused'
        ? takeRefusal(tx, order)
        : takePayment(tx, order, notice, now);
    });
  }

  async function takeRefusal({ orders }: Repositories, order: Order): Promise<Settled> {
    if (order.status !== 'open' && order.status !== 'expired') {
      return { answer: 'already-confirmed' };
    }
    await orders.setStatus(order.owner, order.number, 'cancelled');
    return { answer: 'confirmed', event: 'payment-cancelled' };
  }

  async function takePayment(
    tx: Repositories,
    order: Order,
    notice: PaidNotice,
    now: Date,
  ): Promise<Settled> {
    const { owner, number, plan, amountVnd, provider } = order;
    const { transactionNo, paidAt = now } = notice;
    const reason = findReviewReason(order, notice, { paidAt, now });
    const { paymentId } = await tx.ledger.insertPayment(owner, {
      orderNumber: number,
      provider,
      transactionNo,
      plan,
      amountVnd,
      status: reason ? 'review' : 'paid',
      paidAt,
    });
    const facts = { plan, amountVnd, orderNumber: number, paidAt: paidAt.toISOString() };
    if (!reason) {
      const { endsAt } = await grantTime(tx, owner, { plan, paymentId, days: PLAN_DAYS, now });
      await tx.orders.setStatus(owner, number, 'paid');
      await write(tx, owner, {
        kind: 'payment-receipt',
        ...facts,
        paidUntil: endsAt.toISOString(),
      });
      return { answer: 'confirmed', event: 'paid' };
    }
    await write(tx, owner, { kind: 'payment-review', reason, ...facts });
    // Paid twice: the order stays what it is, the second payment waits for somebody.
    if (reason === 'second') {
      return { answer: 'already-confirmed', event: 'payment-review' };
    }
    await tx.orders.setStatus(owner, number, 'review');
    return { answer: 'confirmed', event: 'payment-review' };
  }

  async function write(tx: Repositories, owner: OwnerId, content: MailContent) {
    const contact = await tx.accounts.findContact(owner);
    if (contact) {
      await mails.enqueue(tx.mailJobs, { to: contact.email, language: contact.language, content });
    }
  }

  async function settleReading(
    reading: NoticeReading,
    owner: OwnerId | undefined,
  ): Promise<Settled> {
    if ('problem' in reading) {
      return { answer: reading.problem };
    }
    return owner === undefined ? { answer: 'unknown-order' } : settle(owner, reading.notice);
  }

  return {
    async receive(reading: NoticeReading, caller: Caller): Promise<NoticeAnswer> {
      const owner = 'notice' in reading ? ownerOfOrder(reading.notice.orderNumber) : undefined;
      const { answer, event } = await settleReading(reading, owner);
      const { address, requestId } = caller;
      const isRefused = answer !== 'confirmed' && answer !== 'already-confirmed';
      audit({
        event: event ?? 'payment-notified',
        outcome: isRefused ? 'refused' : 'ok',
        ...(owner !== undefined && answer !== 'unknown-order' && { owner }),
        ...(event === undefined && { reason: answer }),
        ...(reading.facts && { payment: reading.facts }),
        address,
        requestId,
      });
      return answer;
    },
  };
}

async function isKnown(
  { ledger }: Pick<Repositories, 'ledger'>,
  owner: OwnerId,
  notice: PaymentNotice,
): Promise<boolean> {
  return 'transactionNo' in notice && ledger.hasPayment(owner, notice);
}

function findReviewReason(
  order: Order,
  { outcome }: PaidNotice,
  times: { paidAt: Date; now: Date },
): ReviewReason | undefined {
  // Also what was cancelled or has run out can be paid in time: one try fails and the next one works, or the
  // notification was held up.
  if (order.status === 'paid' || order.status === 'review') {
    return 'second';
  }
  if (outcome === 'unclear') {
    return 'unclear';
  }
  return isInTime(order, times) ? undefined : 'late';
}

/** What arrived in time counts as paid in time, whatever the gateway's clock says. */
function isInTime({ expiresAt }: Order, { paidAt, now }: { paidAt: Date; now: Date }): boolean {
  return Math.min(paidAt.getTime(), now.getTime()) <= expiresAt.getTime() + CLOCK_SKEW_MS;
}
