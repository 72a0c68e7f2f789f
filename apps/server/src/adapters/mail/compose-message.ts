import { createHash } from 'node:crypto';
import addressparser from 'nodemailer/lib/addressparser';
import type MailComposer from 'nodemailer/lib/mail-composer';
import type { MailMessage } from './mail-transport';

export type Sender = { name: string; address: string };

/** Reads 'Scholar <no-reply@example.org>' or a bare address; throws when it is not exactly one. */
export function parseSender(from: string): Sender {
  const [sender, ...more] = addressparser(from, { flatten: true });
  if (!sender?.address.includes('@') || more.length > 0) {
    throw new Error('MAIL_FROM must be one e-mail address.');
  }
  return { name: sender.name, address: sender.address };
}

/** One message as nodemailer takes it. The same job always gives the same bytes. */
export function composeMessage(message: MailMessage, from: Sender): MailComposer.Options {
  const id = toLetters(message.job);
  return {
    // Addresses travel as objects: inside a header string a crafted one could add recipients.
    from,
    to: { name: '', address: message.to },
    ...(message.replyTo && { replyTo: { name: '', address: message.replyTo } }),
    messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: message.job.queuedAt,
    subject: message.subject,
    text: message.text,
    html: message.html,
    // Keeps the line with the code readable in the raw message.
    encoding: 'quoted-printable',
    baseBoundary: id,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': message.language,
      ...(message.unsubscribeUrl && {
        'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Stable for a job, so that a mail server recognises a retry, and made of letters only: whoever looks
 * for six digits in the raw message finds the code and nothing else.
 */
function toLetters({ id, queuedAt }: MailMessage['job']): string {
  const hash = createHash('sha256').update(`${queuedAt.toISOString()} ${id}`).digest('hex');
  return hash.slice(0, 32).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}
