import * as z from 'zod/mini';
import { LanguageSchema } from '../wire/languages';
import { PaidPlanSchema, PaymentSchema } from '../payments/payments';
import { PLAN_BADGES } from '../payments/plans';
import { TEAM_ROLES } from '../teams/teams';

export const ROLES = ['User', 'Admin'] as const;
export const RolesSchema = z.array(z.enum(ROLES));
export type Role = (typeof ROLES)[number];

export const OPERATOR_PAGE_SIZE = 20;
/** Length of an operator's note, in characters. */
export const OPERATOR_NOTE = { min: 3, max: 500 } as const;
export const GRANT_DAYS = { min: 1, max: 365 } as const;

export const OPERATOR_MESSAGES = {
  note: `Please say why, in ${OPERATOR_NOTE.min} to ${OPERATOR_NOTE.max} characters.`,
  plan: 'plan must be pro or team.',
  days: `days must be a whole number from ${GRANT_DAYS.min} to ${GRANT_DAYS.max}.`,
  decision: 'decision must be grant or dismiss.',
  paymentStatus: 'status must be review.',
  mailState: 'state must be waiting or failed.',
  userNotFound: 'User not found.',
  operatorStays: 'An operator cannot be blocked.',
  paymentNotFound: 'Payment not found.',
  paymentSettled: 'This payment has been settled already.',
  mailNotFound: 'There is no failed mail with this number.',
  mailOutdated: 'The code in this mail has expired. The student has to ask for a new one.',
} as const;

export const USER_STATES = ['active', 'blocked', 'deactivated'] as const;
export const AccountOverviewSchema = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  roles: RolesSchema,
  state: z.enum(USER_STATES),
  createdDate: z.string(),
  /** Null when no session is left. */
  lastSeenDate: z.nullable(z.string()),
});
export type AccountOverview = z.output<typeof AccountOverviewSchema>;

export const AUDIT_ACTIONS = [
  'admin-granted',
  'admin-revoked',
  'second-factor-reset',
  'user-blocked',
  'user-unblocked',
  'plan-granted',
  'payment-granted',
  'payment-dismissed',
  'mail-retried',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const PersonSchema = z.object({
  userId: z.number(),
  /** Null when the account was deleted. */
  name: z.nullable(z.string()),
});
export const AuditEntrySchema = z.object({
  auditId: z.number(),
  action: z.enum(AUDIT_ACTIONS),
  /** Null for whoever has the command line of the server. */
  actor: z.nullable(PersonSchema),
  target: z.nullable(PersonSchema),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  date: z.string(),
});
export type AuditEntry = z.output<typeof AuditEntrySchema>;

/** What an operator sees of somebody: facts and counts, nothing they wrote. */
export const AccountDetailSchema = z.extend(AccountOverviewSchema, {
  userName: z.nullable(z.string()),
  language: LanguageSchema,
  blockedDate: z.nullable(z.string()),
  deactivatedDate: z.nullable(z.string()),
  plan: z.enum(PLAN_BADGES),
  paidUntil: z.object({ pro: z.nullable(z.string()), team: z.nullable(z.string()) }),
  /** Newest first. */
  payments: z.array(PaymentSchema),
  counts: z.object({
    documents: z.number(),
    flashcards: z.number(),
    sets: z.number(),
    studySessions: z.number(),
  }),
  team: z.nullable(z.object({ name: z.string(), role: z.enum(TEAM_ROLES) })),
  /** What operators did to this account, newest first. */
  history: z.array(AuditEntrySchema),
});
export type AccountDetail = z.output<typeof AccountDetailSchema>;

export const PaymentToReviewSchema = z.object({
  paymentId: z.number(),
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  plan: PaidPlanSchema,
  amountVnd: z.number(),
  orderNumber: z.string(),
  provider: z.string(),
  transactionNo: z.string(),
  paidDate: z.string(),
  /** `twice`: the order had been paid before. */
  cause: z.enum(['late', 'twice', 'unclear']),
});
export type PaymentToReview = z.output<typeof PaymentToReviewSchema>;

export const MAIL_STATES = ['waiting', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];
/** Recipient and state of a mail, never its contents. */
export const QueuedMailSchema = z.object({
  mailId: z.number(),
  /** Null when it was sealed with a secret that is gone. */
  recipient: z.nullable(z.string()),
  kind: z.nullable(z.string()),
  tries: z.number(),
  lastError: z.nullable(z.string()),
  queuedDate: z.string(),
  /** When it is tried next, or was given up. */
  dueDate: z.string(),
  canRetry: z.boolean(),
});
export type QueuedMail = z.output<typeof QueuedMailSchema>;

const paged = { totalPages: z.number(), totalItems: z.number() };
export const AccountOverviewPageSchema = z.object({
  users: z.array(AccountOverviewSchema),
  ...paged,
});
export type AccountOverviewPage = z.output<typeof AccountOverviewPageSchema>;
export const PaymentsToReviewPageSchema = z.object({
  payments: z.array(PaymentToReviewSchema),
  ...paged,
});
export type PaymentsToReviewPage = z.output<typeof PaymentsToReviewPageSchema>;
export const QueuedMailPageSchema = z.object({ mails: z.array(QueuedMailSchema), ...paged });
export type QueuedMailPage = z.output<typeof QueuedMailPageSchema>;
export const AuditPageSchema = z.object({ entries: z.array(AuditEntrySchema), ...paged });
export type AuditPage = z.output<typeof AuditPageSchema>;
