import type { Language } from '@scholar/contract';

/** What both parts of a mail say, in this order. */
export type MailParts = {
  language: Language;
  subject: string;
  preheader: string;
  heading: string;
  intro: string[];
  code?: string;
  link?: { label: string; url: string };
  notes: string[];
  footer: string[];
};
