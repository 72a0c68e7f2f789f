import { createStudyRemindersService, type MailQueue } from '@scholar/domain';
import { createMailQueue } from '../adapters/mail/mail-queue';
import type { MailMessage } from '../adapters/mail/mail-transport';
import { createMailSealer } from '../adapters/mail/seal';
import { loadSecrets } from '../adapters/secrets';
import { createUnsubscribeTokens } from '../adapters/unsubscribe-tokens';
import type { TestApp } from './test-app';

/** Noon of tomorrow by UTC: what is answered or made during a test lies before it. */
export const NOON = new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + 129_600_000);

export function hoursAfter(from: Date, hours: number): Date {
  return new Date(from.getTime() + hours * 3_600_000);
}

/** One server's round at a moment of the test's choice. */
export function createRound(
  { composition, config }: Pick<TestApp, 'composition' | 'config'>,
  { breakMails = (mails) => mails }: { breakMails?: (mails: MailQueue) => MailQueue } = {},
) {
  const { store, mailWorker, pushWorker } = composition;
  const [secret = ''] = loadSecrets(config.secrets, config.dataDir);
  const sealer = createMailSealer({ secrets: [secret] });
  const failures: unknown[] = [];
  return {
    failures,
    remindAt: (at: Date) =>
      createStudyRemindersService({
        store,
        mails: breakMails(createMailQueue({ sealer, onQueued: () => mailWorker.wake() })),
        tokens: createUnsubscribeTokens(secret),
        now: () => at,
        onQueued: () => pushWorker.wake(),
        onFailed: (error) => failures.push(error),
      }).remindOfCards(),
  };
}

/** Has the next reminder of a student come due at a moment, instead of at the next of their hours. */
export async function setNextReminder(
  { database }: Pick<TestApp, 'database'>,
  email: string,
  at: Date,
) {
  await database.query(`update memory_settings set next_reminder_at = '${at.toISOString()}'
    where user_id = (select id from users where email = '${email}')`);
}

export async function readNextReminder({ database }: Pick<TestApp, 'database'>, email: string) {
  const [row] = await database.query<{ at: string | Date | null }>(
    `select next_reminder_at as at from memory_settings
      where user_id = (select id from users where email = '${email}')`,
  );
  return row?.at ? new Date(row.at).toISOString() : null;
}

export function tokenIn({ unsubscribeUrl }: MailMessage): string {
  const token = unsubscribeUrl?.split('/').at(-1);
  if (!token) {
    throw new Error('This mail has no link to unsubscribe.');
  }
  return token;
}
