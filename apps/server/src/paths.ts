import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const isBundled = here.endsWith(join('dist', 'server'));
const root = isBundled ? join(here, '..', '..') : join(here, '..', '..', '..');

/** Where the built parts lie, seen from the bundle as well as from the sources. */
export const paths = {
  web: join(root, 'dist', 'web'),
  databaseSnapshot: join(root, 'dist', 'db', 'snapshot.tar.gz'),
  migrations: isBundled
    ? join(root, 'dist', 'db', 'migrations')
    : join(root, 'packages', 'db', 'migrations'),
  /** What the nightly backup runs, in a process of its own. */
  backupCommand: isBundled ? join(here, 'backup.js') : join(root, 'scripts', 'backup.mjs'),
  models: isBundled ? join(here, 'models') : join(root, 'packages', 'ai', 'models'),
  /** Threads: of the AI engines, and what fits parameters. From sources they need a loader of their own. */
  studyWorker: isBundled
    ? join(here, 'study.worker.js')
    : join(root, 'scripts', 'study-worker.mjs'),
  weightsWorker: isBundled
    ? join(here, 'weights.worker.js')
    : join(root, 'scripts', 'weights-worker.mjs'),
  llmWorker: isBundled ? join(here, 'llm.worker.js') : join(root, 'scripts', 'llm-worker.mjs'),
};
