import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT, PARAM_MAX } from '../wire/limits';
import { PLAN_BADGES } from './plans';
import { boundedText } from '../text/text';

/** Plans that can be bought; each purchase gives so many days. */
export const PAID_PLANS = ['pro', 'team'] as const;
export const PaidPlanSchema = z.enum(PAID_PLANS);
export type PaidPlan = z.output<typeof PaidPlanSchema>;
export const PLAN_DAYS = 30;
/** How long an order can be paid, and how long asking again gives the same one. */
export const ORDER_LIFE_MINUTES = 15;

/** Payment pages outside the product. Browsers are sent nowhere else but to the API's own address. */
export const VNPAY_PAGES = {
  live: 'https://pay.vnpay.vn/vpcpay.html',
  test: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
} as const;

export const PAYMENT_MESSAGES = {
  unknownPlan: 'Unknown plan.',
  unavailable: 'Payments are not available yet.',
  notSpeculative: 'An order is made only when the student asks for it.',
  orderFailed: 'Failed to process order.',
  orderError: 'An error occurred while processing your order.',
} as const;

export const PaymentSchema = z.object({
  paymentId: z.number(),
  orderNumber: z.string(),
  plan: PaidPlanSchema,
  amountVnd: z.number(),
  /** `review`: it came late, twice or is not sure; somebody looks at it. `dismissed`: it bought no time. */
  status: z.enum(['paid', 'review', 'dismissed']),
  paidDate: z.string(),
});
export type Payment = z.output<typeof PaymentSchema>;

export const BillingSchema = z.object({
  plan: z.enum(PLAN_BADGES),
  /** When each plan ends that is paid for now. */
  paidUntil: z.object({ pro: z.nullable(z.string()), team: z.nullable(z.string()) }),
  /** False where this server takes no payments. */
  canOrder: z.boolean(),
  /** Newest first. */
  payments: z.array(PaymentSchema),
});
export type Billing = z.output<typeof BillingSchema>;

export const paymentEndpoints = {
  checkPlan: endpoint({
    summary: 'The name of the student’s plan',
    method: 'GET',
    path: '/payment/check-payment-plan',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: z.object({ response: z.enum(PLAN_BADGES) }),
  }),
  order: endpoint({
    summary:
      'The address of the payment page for `pro` or `team`; asking again gives the same order',
    method: 'GET',
    alsoMethods: ['POST'],
    path: '/payment/order/:plan',
    auth: 'required',
    changesOnGet: true,
    // Any text, because an unknown plan is something that is not there rather than bad input.
    params: z.strictObject({ plan: boundedText({ max: PARAM_MAX }) }),
    bodyLimit: BODY_LIMIT.none,
    data: z.object({ response: z.string() }),
  }),
  billing: endpoint({
    summary: 'What the student has paid, and until when',
    method: 'GET',
    path: '/payment/billing',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: BillingSchema,
  }),
};
