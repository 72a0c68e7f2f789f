import type { Connection } from '@scholar/db';
import type { AccountsStore } from '@scholar/domain';
import type { Logger } from 'pino';

const MINUTE = 60_000;
const FINISHED_MAIL_DAYS = 7;

type Chore = { name: string; everyMs: number; run: () => Promise<unknown> };

/** What has run out is forgotten; what the embedded database does not do by itself is done for it. */
export function startHousekeeping({
  store,
  connection,
  purgeDeactivated,
  logger,
}: {
  store: AccountsStore;
  connection: Connection;
  purgeDeactivated: () => Promise<number>;
  logger: Logger;
}) {
  const chores: Chore[] = [
    { name: 'purge codes', everyMs: 30 * MINUTE, run: () => store.codes.purgeExpired() },
    { name: 'purge limits', everyMs: 30 * MINUTE, run: () => store.limits.purgeOld() },
    { name: 'purge sessions', everyMs: 60 * MINUTE, run: () => store.sessions.purgeEnded() },
    { name: 'purge mails', everyMs: 60 * MINUTE, run: () => store.mailJobs.purgeFinished(FINISHED_MAIL_DAYS) },
    { name: 'purge accounts', everyMs: 60 * MINUTE, run: purgeDeactivated },
    { name: 'maintain database', everyMs: 6 * 60 * MINUTE, run: () => connection.maintain() },
  ];
  const running = new Set<Promise<unknown>>();
  const timers = chores.map(({ name, everyMs, run }) =>
    setInterval(() => {
      const work = run().catch((error: unknown) => logger.error({ err: error, chore: name }, 'housekeeping failed'));
      running.add(work);
      void work.finally(() => running.delete(work));
    }, everyMs).unref(),
  );
  return {
    async stop() {
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}
