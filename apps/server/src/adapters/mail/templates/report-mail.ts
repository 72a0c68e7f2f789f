import type { MailContent } from '@scholar/domain';
import type { MailParts } from './mail-parts';

export type ReportMail = Extract<MailContent, { kind: 'shared-set-report' }>;

/** For the people who run the server. The subject holds no words of anybody else's. */
export function toReportParts(
  { authorId, setId, title, page, requestId, reason }: ReportMail,
  productUrl: string,
): Omit<MailParts, 'language'> {
  return {
    subject: `Report about a shared set of student ${authorId}`,
    preheader: `Set ${setId}`,
    heading: 'Somebody reported a shared set',
    intro: reason.split(/\s*\n\s*/),
    facts: [
      { label: 'Set', value: `${title} (${setId})` },
      { label: 'Author', value: `student ${authorId}` },
      { label: 'Request', value: requestId },
    ],
    link: { label: 'Look at the set', url: new URL(page, productUrl).href },
    notes: ['Blocking the account of its author closes all of their links.'],
    footer: ['Scholar support'],
  };
}
