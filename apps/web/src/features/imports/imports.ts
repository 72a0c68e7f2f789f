import { createBrowserImportDatabase } from './queue/import-database';
import { createImportQueue, type Hold } from './queue/import-queue';

/** The page that was opened last works: a lock that is stolen tells the other one to stop. */
const holdLock: Hold = (name, onLost) => {
  // Missing on a page without TLS.
  if (!('locks' in navigator)) {
    return () => undefined;
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks.request(name, { steal: true }, () => promise).catch(onLost);
  return resolve;
};

export const imports = createImportQueue({
  database: createBrowserImportDatabase(),
  hold: holdLock,
});
