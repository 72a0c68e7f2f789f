import type { MailContent } from '@scholar/domain';
import type { MailParts } from './mail-parts';

export type SupportMail = Extract<MailContent, { kind: 'support-request' }>;

/** For the people who run the server. The subject holds no words of a student's. */
export function toSupportParts(mail: SupportMail): Omit<MailParts, 'language'> {
  const { userId, name, email, plan, page, requestId, message } = mail;
  const mark = plan === 'Basic' ? '' : '[priority] ';
  return {
    subject: `${mark}Message from student ${userId}`,
    preheader: `Plan ${plan}, sent from ${page}`,
    heading: 'A student needs help',
    intro: message.split(/\s*\n\s*/),
    facts: [
      { label: 'Name', value: name },
      { label: 'E-mail', value: email },
      { label: 'Plan', value: plan },
      { label: 'Page', value: page },
      { label: 'Request', value: requestId },
    ],
    notes: ['Reply to this mail to answer the student.'],
    footer: ['Scholar support'],
  };
}
