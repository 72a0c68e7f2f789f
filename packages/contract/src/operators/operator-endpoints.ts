import * as z from 'zod/mini';
import {
  OPERATOR_MESSAGES,
  OPERATOR_PAGE_SIZE,
  QueuedMailPageSchema,
  AccountDetailSchema,
  AccountOverviewPageSchema,
  AuditPageSchema,
  GRANT_DAYS,
  MAIL_STATES,
  OPERATOR_NOTE,
  PaymentsToReviewPageSchema,
} from './operators';
import { CHOICE_DAYS, ChoiceTotalsSchema } from '../cards/card-choices';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { IdParamSchema, KeywordSchema, pageNumberQuery, pageSizeQuery } from '../wire/lists';
import { PaidPlanSchema } from '../payments/payments';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, isBlank, text } from '../text/text';

const page = {
  page: pageNumberQuery(STUDY_MESSAGES.page),
  pageSize: pageSizeQuery({ fallback: OPERATOR_PAGE_SIZE }),
};
const byUser = z.strictObject({ userId: IdParamSchema });

const NoteSchema = text({ max: OPERATOR_NOTE.max, message: OPERATOR_MESSAGES.note }).check(
  z.overwrite((note) => note.trim()),
  z.refine((note) => {
    const length = countCharacters(note);
    return !isBlank(note) && length >= OPERATOR_NOTE.min && length <= OPERATOR_NOTE.max;
  }, OPERATOR_MESSAGES.note),
);

export const PlanGiftSchema = z.strictObject({
  plan: z.enum(['pro', 'team'], OPERATOR_MESSAGES.plan),
  days: z
    .int(OPERATOR_MESSAGES.days)
    .check(
      z.minimum(GRANT_DAYS.min, OPERATOR_MESSAGES.days),
      z.maximum(GRANT_DAYS.max, OPERATOR_MESSAGES.days),
    ),
  note: NoteSchema,
});
export type PlanGift = z.output<typeof PlanGiftSchema>;

export const PaymentDecisionSchema = z.strictObject({
  decision: z.enum(['grant', 'dismiss'], OPERATOR_MESSAGES.decision),
  note: NoteSchema,
});
export type PaymentDecision = z.output<typeof PaymentDecisionSchema>;

/** For operators; everybody else gets 404. */
export const operatorEndpoints = {
  listUsers: endpoint({
    summary: 'Accounts whose e-mail starts with a keyword or whose name has its words (operators)',
    method: 'GET',
    path: '/admin/users',
    auth: 'required',
    query: z.strictObject({ ...page, keyword: KeywordSchema }),
    bodyLimit: BODY_LIMIT.none,
    data: AccountOverviewPageSchema,
  }),
  getUser: endpoint({
    summary: 'Facts about one account, nothing of its contents (operators)',
    method: 'GET',
    path: '/admin/user/:userId',
    auth: 'required',
    params: byUser,
    bodyLimit: BODY_LIMIT.none,
    data: AccountDetailSchema,
  }),
  block: endpoint({
    summary: 'End all sessions of an account and let it in no more (operators)',
    method: 'POST',
    path: '/admin/user/:userId/block',
    auth: 'required',
    params: byUser,
    body: z.strictObject({ reason: NoteSchema }),
    bodyLimit: BODY_LIMIT.profile,
    data: AccountDetailSchema,
  }),
  unblock: endpoint({
    summary: 'Let a blocked account in again (operators)',
    method: 'POST',
    path: '/admin/user/:userId/unblock',
    auth: 'required',
    params: byUser,
    bodyLimit: BODY_LIMIT.none,
    data: AccountDetailSchema,
  }),
  grantPlan: endpoint({
    summary: 'Give an account days of a plan, behind what is left (operators)',
    method: 'POST',
    path: '/admin/user/:userId/grant',
    auth: 'required',
    params: byUser,
    body: PlanGiftSchema,
    bodyLimit: BODY_LIMIT.profile,
    isIdempotent: true,
    data: z.object({ plan: PaidPlanSchema, paidUntil: z.string() }),
  }),
  listPayments: endpoint({
    summary: 'Payments that came late or twice and wait for a decision, oldest first (operators)',
    method: 'GET',
    path: '/admin/payments',
    auth: 'required',
    query: z.strictObject({
      ...page,
      status: z.optional(z.literal('review', OPERATOR_MESSAGES.paymentStatus)),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: PaymentsToReviewPageSchema,
  }),
  settlePayment: endpoint({
    summary: 'Decide about a payment in review, once (operators)',
    method: 'POST',
    path: '/admin/payment/:paymentId/settle',
    auth: 'required',
    params: z.strictObject({ paymentId: IdParamSchema }),
    body: PaymentDecisionSchema,
    bodyLimit: BODY_LIMIT.profile,
    data: z.null(),
  }),
  listMails: endpoint({
    summary: 'Mails that wait or were given up, never what they say (operators)',
    method: 'GET',
    path: '/admin/mails',
    auth: 'required',
    query: z.strictObject({
      ...page,
      state: z._default(z.enum(MAIL_STATES, OPERATOR_MESSAGES.mailState), 'waiting'),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: QueuedMailPageSchema,
  }),
  retryMail: endpoint({
    summary: 'Put a mail that was given up back into the queue (operators)',
    method: 'POST',
    path: '/admin/mail/:mailId/retry',
    auth: 'required',
    params: z.strictObject({ mailId: IdParamSchema }),
    bodyLimit: BODY_LIMIT.none,
    data: z.null(),
  }),
  readChoices: endpoint({
    summary: `What students kept of the cards the AI made, over ${CHOICE_DAYS} days (operators)`,
    method: 'GET',
    path: '/admin/card-choices',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: ChoiceTotalsSchema,
  }),
  listAudit: endpoint({
    summary: 'What operators did, newest first (operators)',
    method: 'GET',
    path: '/admin/audit',
    auth: 'required',
    query: z.strictObject(page),
    bodyLimit: BODY_LIMIT.none,
    data: AuditPageSchema,
  }),
};
