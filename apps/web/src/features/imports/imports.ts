import { createBrowserImportDatabase } from './queue/import-database';
import { createImportQueue, type Hold } from './queue/import-queue';

/** The page that was opened last works: a lock that is stolen tells the other one to stop. */
const holdLock: Hold = (name, onLost) => {
  // Missing on a page without TLS.
  if (!('locks' in navigator)) {
    return () => undefined;
  }
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks.request(name, { steal: true }, () => held).catch(onLost);
  return release;
};

export const imports = createImportQueue({
  database: createBrowserImportDatabase(),
  hold: holdLock,
});
