import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migratePostgres } from '../../packages/db/src/migrate';
import { findFreePort } from '../find-free-port.mjs';
import { findPostgresFolder } from '../find-programs.mjs';

type Owner = { uid: number; gid: number };

const TEMPLATE = 'scholar_template';
const READY_WITHIN_MS = 60_000;
// Nothing here has to survive a power cut, and every test file brings its own pool.
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
];
// The pipe closes however the test run ends, also by kill -9, and takes the cluster with it. QUIT writes
// nothing any more: for the databases of a whole run that took longer than many a test file.
const STOP_WHEN_INPUT_ENDS = `
  folder="$1"; shift
  "$@" >"$folder/log" 2>&1 &
  server=$!
  cat >/dev/null
  kill -QUIT $server
  wait $server
  rm -rf "$folder"
`;

/** A throw-away PostgreSQL server with a migrated template database. */
export default async function startCluster() {
  const binaries = findPostgresFolder();
  if (!binaries) {
    throw new Error('No PostgreSQL server found. Run `node scripts/install-test-needs.mjs` first.');
  }
  const owner = findServerOwner();
  const password = randomBytes(12).toString('hex');
  const folder = initializeFolder(binaries, password, owner);
  const port = await findFreePort();
  const command = [
    join(binaries, 'postgres'),
    ...['-D', join(folder, 'data'), '-k', folder, '-h', '127.0.0.1', '-p', String(port)],
    ...SETTINGS.flatMap((setting) => ['-c', setting]),
  ];
  const cluster = spawn('sh', ['-c', STOP_WHEN_INPUT_ENDS, 'sh', folder, ...command], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'ignore'],
    // Outside our process group, so that Ctrl-C does not cut the clean-up short.
    detached: true,
  });
  const stop = async () => {
    cluster.stdin.end();
    await once(cluster, 'exit');
  };
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}`;
  try {
    await createTemplate(binaries, url);
  } catch (error) {
    const log = readFileSync(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`The test PostgreSQL server did not come up.\n${log}`, { cause: error });
  }
  process.env.TEST_POSTGRES_URL = `${url}/postgres`;
  return stop;
}

function initializeFolder(binaries: string, password: string, owner: Owner | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'scholar-postgres-'));
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (owner) {
    chownSync(folder, owner.uid, owner.gid);
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  const args = [
    ...['-D', join(folder, 'data'), '-U', 'postgres', '--auth=password', '--pwfile', passwordFile],
    ...['--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
  ];
  try {
    execFileSync(join(binaries, 'initdb'), args, { ...owner, cwd: folder, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

async function createTemplate(binaries: string, url: string) {
  const giveUpAt = Date.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      const args = ['--maintenance-db', `${url}/postgres`, TEMPLATE];
      await promisify(execFile)(join(binaries, 'createdb'), args);
      break;
    } catch (error) {
      if (Date.now() > giveUpAt) {
        throw error;
      }
      await wait(50);
    }
  }
  await migratePostgres(`${url}/${TEMPLATE}`);
}

/** PostgreSQL refuses to run as root, where the system's own user takes over. */
function findServerOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })),
  );
  return { uid: uid ?? 0, gid: gid ?? 0 };
}
