import { PAYMENT_MESSAGES, PLAN_DAYS } from '@scholar/contract';
import { defineTexts } from '../../lib/i18n';

export const billingTexts = defineTexts({
  en: {
    title: 'Plan and billing',
    currentPlan: 'Your plan',
    free: 'Free, for as long as you like',
    paidUntil: ({ plan, date }: { plan: string; date: string }) => `${plan} is paid until ${date}`,
    toTeam: 'Go to your team',
    openTeam: 'Open your team',

    isCurrent: 'Your plan',
    upgrade: (plan: string) => `Upgrade to ${plan}`,
    renew: (plan: string) => `Renew ${plan}`,
    terms: `A payment gives ${PLAN_DAYS} days, added to those you have left. Nothing is charged by itself.`,
    unavailable: PAYMENT_MESSAGES.unavailable,
    leaving: (host: string) => `Taking you to the payment page on ${host}…`,
    orderFailedTitle: 'Your order was not placed',
    orderFailed: PAYMENT_MESSAGES.orderFailed,
    orderError: PAYMENT_MESSAGES.orderError,

    payments: 'Payments',
    noPayments: 'No payments yet.',
    order: (orderNumber: string) => `Order ${orderNumber}`,
    status: { paid: 'Paid', review: 'In review', dismissed: 'Closed' },
    reviewNote:
      'This money came late, twice or unconfirmed. We are looking at it and will write to you; nothing is lost.',

    returned: {
      checking: 'Checking your payment…',
      paid: (plan: string) => `Your plan is now ${plan}.`,
      review:
        'Your payment arrived late, twice or unconfirmed. We are looking at it and will write to you.',
      late: 'Your payment has not reached us yet. Your plan changes by itself as soon as it does.',
      cancelled: 'The payment was cancelled. Your plan stays as it is.',
    },
  },
});
