import { PLAN_DAYS } from '@scholar/contract';
import type { PlanTexts } from './plan-texts';

const DAYS: Record<number, string> = { 0: 'today', 1: 'tomorrow' };

const REVIEWS = {
  late: {
    preheader: 'Your payment arrived, but not in time for its order.',
    heading: 'Your payment arrived late',
    intro: 'Your payment reached us after its order had ended. It is recorded and not lost.',
  },
  second: {
    preheader: 'A second payment for the same order arrived.',
    heading: 'This order was paid twice',
    intro: 'We already had a payment for this order. The second one is recorded and not lost.',
  },
  unclear: {
    preheader: 'Your payment arrived, but the bank has not confirmed it.',
    heading: 'Your payment is being checked',
    intro:
      'Your payment was made, but the bank or the payment service has not confirmed it. It is recorded and not lost.',
  },
};

export const ENGLISH_PLAN_TEXTS: PlanTexts = {
  receipt: (plan) => ({
    subject: `Your receipt for Scholar ${plan}`,
    preheader: `Thank you. Scholar ${plan} is ready to use.`,
    heading: `Scholar ${plan} is yours`,
    intro: ['Thank you for your payment. Your plan is active at once.'],
    notes: ['Nothing renews by itself. We remind you before the plan ends.'],
  }),
  review: (plan, reason) => ({
    subject: `We are looking at your payment for ${plan}`,
    ...REVIEWS[reason],
    intro: [
      REVIEWS[reason].intro,
      'Somebody looks at it and gives you the plan or the money back. You need not pay again.',
    ],
    notes: ['Keep this email: the order number helps us find your payment.'],
  }),
  ending: (plan, { date, daysLeft }) => ({
    subject: `Scholar ${plan} ends ${DAYS[daysLeft] ?? `in ${daysLeft} days`}`,
    preheader: 'Renew in a minute, or do nothing and keep what you have.',
    heading: `Scholar ${plan} ends on ${date}`,
    intro: [`Renew it, and ${PLAN_DAYS} days are added to what is left.`],
    notes: [
      'If you do not renew, nothing is lost. Everything you saved stays: documents, flashcards and sets can be studied, edited and exported as before.',
      'Back on Basic, what is beyond its limits stays too; adding more needs a plan again.',
    ],
  }),
  labels: {
    plan: 'Plan',
    amount: 'Amount',
    orderNumber: 'Order number',
    paidOn: 'Paid on',
    paidUntil: 'Paid until',
  },
  purchase: (plan) => `Scholar ${plan}, ${PLAN_DAYS} days`,
  links: { billing: 'See plan and billing', renew: 'Renew now' },
};
