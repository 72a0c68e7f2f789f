import type { Language } from '@scholar/contract';

/** What is written for a kind of mail. */
export type MailText = {
  subject: string;
  /** What an inbox shows beside the subject. Never the code: it would stand on a locked screen. */
  preheader: string;
  heading: string;
  intro: string[];
  notes: string[];
};

/** What both parts of a mail say, in this order. */
export type MailParts = MailText & {
  language: Language;
  code?: string;
  facts?: { label: string; value: string }[];
  link?: { label: string; url: string };
  footer: string[];
  /** Stands last: how to get no more of these mails. */
  unsubscribe?: { label: string; url: string };
};
