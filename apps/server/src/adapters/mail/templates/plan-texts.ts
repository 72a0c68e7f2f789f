import type { PaidPlan } from '@scholar/contract';
import type { MailContent, ReviewReason } from '@scholar/domain';
import type { MailText } from './mail-parts';

export type PlanMail = Extract<MailContent, { plan: PaidPlan }>;

/** What a mail about a plan says, once everything in it is written in the reader's way. */
export type PlanTexts = {
  receipt: (plan: string) => MailText;
  review: (plan: string, reason: ReviewReason) => MailText;
  /** `daysLeft`: of the calendar; 0 is today. */
  ending: (plan: string, facts: { date: string; daysLeft: number }) => MailText;
  labels: Record<'plan' | 'amount' | 'orderNumber' | 'paidOn' | 'paidUntil', string>;
  /** 'Pro, 30 days' */
  purchase: (plan: string) => string;
  links: { billing: string; renew: string };
};
