import { PLAN_DAYS } from '@scholar/contract';
import type { AuditLog } from '../accounts/accounts.ports';
import type { MailContent, MailQueue } from '../mail/mail.ports';
import { nextPeriod } from '../plans/plan-period';
import type { Caller } from '../shared/caller';
import type { OwnerId } from '../shared/owner-id';
import { ownerOfOrder } from './order-number';
import type {
  NoticeAnswer,
  NoticeReading,
  Order,
  PaymentNotice,
  PaymentsStore,
} from './payments.ports';

export type SettlementService = ReturnType<typeof createSettlementService>;

type Repositories = Parameters<Parameters<PaymentsStore['transaction']>[0]>[0];
type Settled = { answer: NoticeAnswer; event?: 'paid' | 'payment-cancelled' | 'payment-review' };

/** Two clocks are never quite the same. */
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
    // Copies of a notification come in numbers; they need no lock to be told so.
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
      return notice.payment ? takePayment(tx, order, notice.payment, now) : takeRefusal(tx, order);
    });
  }

  async function takeRefusal({ orders }: Repositories, order: Order): Promise<Settled> {
    if (!isUnsettled(order)) {
      return { answer: 'already-confirmed' };
    }
    await orders.setStatus(order.owner, order.number, 'cancelled');
    return { answer: 'confirmed', event: 'payment-cancelled' };
  }

  async function takePayment(
    tx: Repositories,
    order: Order,
    { transactionNo, paidAt }: NonNullable<PaymentNotice['payment']>,
    now: Date,
  ): Promise<Settled> {
    const { owner, number, plan, amountVnd, provider } = order;
    const isDue = isUnsettled(order) && isInTime(order, paidAt, now);
    const { paymentId } = await tx.ledger.insertPayment(owner, {
      orderNumber: number,
      provider,
      transactionNo,
      plan,
      amountVnd,
      status: isDue ? 'paid' : 'review',
      paidAt,
    });
    const facts = { plan, amountVnd, orderNumber: number, paidAt: paidAt.toISOString() };
    if (isDue) {
      const ends = await tx.ledger.readOwnEnds(owner);
      const period = nextPeriod(ends[plan], now, PLAN_DAYS);
      await tx.ledger.insertGrant(owner, { plan, paymentId, ...period });
      await tx.orders.setStatus(owner, number, 'paid');
      await write(tx, owner, {
        kind: 'payment-receipt',
        ...facts,
        paidUntil: period.endsAt.toISOString(),
      });
      return { answer: 'confirmed', event: 'paid' };
    }
    await write(tx, owner, { kind: 'payment-review', ...facts });
    // Paid twice: the order stays what it is, the second payment waits for somebody.
    const isSecond = order.status === 'paid' || order.status === 'review';
    if (!isSecond) {
      await tx.orders.setStatus(owner, number, 'review');
    }
    return { answer: isSecond ? 'already-confirmed' : 'confirmed', event: 'payment-review' };
  }

  async function write(tx: Repositories, owner: OwnerId, content: MailContent) {
    const contact = await tx.accounts.findContact(owner);
    if (contact) {
      await mails.enqueue(tx.mailJobs, { to: contact.email, language: contact.language, content });
    }
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
        address,
        requestId,
      });
      return answer;
    },
  };

  async function settleReading(
    reading: NoticeReading,
    owner: OwnerId | undefined,
  ): Promise<Settled> {
    if ('problem' in reading) {
      return { answer: reading.problem };
    }
    return owner === undefined ? { answer: 'unknown-order' } : settle(owner, reading.notice);
  }
}

async function isKnown(
  { ledger }: Pick<Repositories, 'ledger'>,
  owner: OwnerId,
  { orderNumber, provider, payment }: PaymentNotice,
): Promise<boolean> {
  const transactionNo = payment?.transactionNo;
  return (
    transactionNo !== undefined &&
    (await ledger.hasPayment(owner, { orderNumber, provider, transactionNo }))
  );
}

/** An order that ran out is settled too if it was paid before: the notification may have been held up. */
function isUnsettled({ status }: Order): boolean {
  return status === 'open' || status === 'expired';
}

/** What is here in time was paid in time, whatever the gateway's clock says. */
function isInTime({ expiresAt }: Order, paidAt: Date, now: Date): boolean {
  return Math.min(paidAt.getTime(), now.getTime()) <= expiresAt.getTime() + CLOCK_SKEW_MS;
}
