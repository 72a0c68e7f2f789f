import { OPERATOR_MESSAGES, type PaymentDecision, PLAN_DAYS } from '@scholar/contract';
import type { MailQueue } from '../mail/mail.ports';
import { grantTime } from '../payments/grant-time';
import type { PaymentInReview } from '../payments/payments.ports';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { OperatorsStore, Page } from './operators.ports';

type Repositories = Parameters<Parameters<OperatorsStore['transaction']>[0]>[0];

/** Payments that came late, twice or are uncertain: an operator grants their time or dismisses them. */
export function createPaymentsToReviewService({
  store,
  mails,
}: {
  store: OperatorsStore;
  mails: MailQueue;
}) {
  /** Adds the days after the time that is left, as for a payment that came in time. */
  async function give(tx: Repositories, payment: PaymentInReview, now: Date) {
    const { owner, paymentId, plan, amountVnd, orderNumber, paidAt } = payment;
    const { endsAt } = await grantTime(tx, owner, { plan, paymentId, days: PLAN_DAYS, now });
    const contact = await tx.accounts.findContact(owner);
    if (contact) {
      await mails.enqueue(tx.mailJobs, {
        to: contact.email,
        language: contact.language,
        content: {
          kind: 'payment-receipt',
          plan,
          amountVnd,
          orderNumber,
          paidAt: paidAt.toISOString(),
          paidUntil: endsAt.toISOString(),
        },
      });
    }
  }

  /** An order without another payment is closed; one that was paid before stays paid. */
  async function closeOrder({ orders }: Repositories, payment: PaymentInReview, isGiven: boolean) {
    const { owner, orderNumber } = payment;
    const order = await orders.find(owner, orderNumber);
    if (order?.status === 'review') {
      await orders.setStatus(owner, orderNumber, isGiven ? 'paid' : 'cancelled');
    }
  }

  return {
    list: (page: Page) => store.ledger.listToReview(page),

    async settle(actor: OwnerId, paymentId: number, { decision, note }: PaymentDecision) {
      await store.transaction(async (tx) => {
        const payment = await tx.ledger.findToReview(paymentId);
        const now = payment && (await tx.ledger.lock(payment.owner));
        if (!payment || !now) {
          throw new AppError('not_found', OPERATOR_MESSAGES.paymentNotFound);
        }
        const { owner, orderNumber } = payment;
        if (!(await tx.ledger.insertSettlement(owner, { paymentId, decision }))) {
          throw new AppError('conflict', OPERATOR_MESSAGES.paymentSettled);
        }
        const isGiven = decision === 'grant';
        if (isGiven) {
          await give(tx, payment, now);
        }
        await closeOrder(tx, payment, isGiven);
        await tx.auditLog.insert({
          actor,
          action: isGiven ? 'payment-granted' : 'payment-dismissed',
          targetId: owner,
          details: { orderNumber, note },
        });
      });
      return null;
    },
  };
}
