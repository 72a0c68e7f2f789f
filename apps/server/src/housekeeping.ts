import type { Connection, Store } from '@scholar/db';
import { REQUEST_KEY_HOURS } from '@scholar/domain';
import type { Logger } from 'pino';

const MINUTE = 60_000;
/** After every start too: a server on a laptop may never run for hours. */
const FIRST_RUN_MS = 20_000;
const FINISHED_MAIL_DAYS = 7;

type Chore = { name: string; everyMs: number; run: () => Promise<unknown> };

/** What has run out is forgotten; what the embedded database does not do by itself is done for it. */
export function startHousekeeping({
  store,
  connection,
  purgeDeactivated,
  expireOrders,
  remindOfEnds,
  remindOfCards,
  fitParameters,
  purgeRemoved,
  logger,
}: {
  store: Store;
  connection: Connection;
  purgeDeactivated: () => Promise<number>;
  expireOrders: () => Promise<void>;
  remindOfEnds: () => Promise<void>;
  remindOfCards: () => Promise<void>;
  fitParameters: () => Promise<void>;
  /** What can no longer be restored or used, by its name. */
  purgeRemoved: Record<string, () => Promise<void>>;
  logger: Logger;
}) {
  const chores: Chore[] = [
    { name: 'purge codes', everyMs: 30 * MINUTE, run: () => store.codes.purgeExpired() },
    { name: 'purge limits', everyMs: 30 * MINUTE, run: () => store.limits.purgeOld() },
    { name: 'purge sessions', everyMs: 60 * MINUTE, run: () => store.sessions.purgeEnded() },
    {
      name: 'purge mails',
      everyMs: 60 * MINUTE,
      run: () => store.mailJobs.purgeFinished(FINISHED_MAIL_DAYS),
    },
    { name: 'expire orders', everyMs: 5 * MINUTE, run: expireOrders },
    { name: 'remind of ends', everyMs: 30 * MINUTE, run: remindOfEnds },
    { name: 'remind of cards', everyMs: 3 * MINUTE, run: remindOfCards },
    { name: 'fit parameters', everyMs: 10 * MINUTE, run: fitParameters },
    { name: 'purge accounts', everyMs: 60 * MINUTE, run: purgeDeactivated },
    ...Object.entries(purgeRemoved).map(([name, run]) => ({
      name: `purge ${name}`,
      everyMs: 60 * MINUTE,
      run,
    })),
    {
      name: 'purge request keys',
      everyMs: 60 * MINUTE,
      run: () => store.requests.purgeOld(REQUEST_KEY_HOURS),
    },
    { name: 'maintain database', everyMs: 6 * 60 * MINUTE, run: () => connection.maintain() },
  ];
  const underWay = new Set<Promise<unknown>>();
  function run({ name, run: work }: Chore) {
    const running = work().catch((error: unknown) =>
      logger.error({ err: error, chore: name }, 'housekeeping failed'),
    );
    underWay.add(running);
    void running.finally(() => underWay.delete(running));
  }
  const timers = [
    setTimeout(() => chores.forEach(run), FIRST_RUN_MS).unref(),
    ...chores.map((chore) => setInterval(() => run(chore), chore.everyMs).unref()),
  ];
  return {
    async stop() {
      timers.forEach(clearTimeout);
      await Promise.all(underWay);
    },
  };
}
