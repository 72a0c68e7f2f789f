import type { MailContent } from '@scholar/domain';
import type { MailText } from './mail-parts';
import type { PlanMail } from './plan-texts';
import type { ReminderMail } from './reminder-mail';
import type { ReportMail } from './report-mail';
import type { SupportMail } from './support-mail';
import type { TeamMail } from './team-mail';

type CodeKind = Extract<MailContent, { code: string }>['kind'];
type NoticeKind = Exclude<
  MailContent['kind'],
  | CodeKind
  | PlanMail['kind']
  | ReminderMail['kind']
  | ReportMail['kind']
  | SupportMail['kind']
  | TeamMail['kind']
  | 'decoy'
>;

export type MailTexts = {
  codes: Record<CodeKind, MailText>;
  notices: Record<NoticeKind, MailText & { link: { label: string; path: string } }>;
  /** Stands under every code. */
  codeLife: (minutes: number) => string;
  codeSecrecy: string;
  tagline: string;
  whyCode: string;
  whyNotice: (address: string) => string;
};
