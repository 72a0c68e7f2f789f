import type { MailContent } from '@scholar/domain';

type CodeKind = Extract<MailContent, { code: string }>['kind'];
type NoticeKind = Exclude<MailContent['kind'], CodeKind | 'decoy'>;

type MailText = {
  subject: string;
  /** What an inbox shows beside the subject. Never the code: it would stand on a locked screen. */
  preheader: string;
  heading: string;
  intro: string[];
  notes: string[];
};

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
