import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const DEBIAN_POSTGRES = '/usr/lib/postgresql';
const DEBIAN_LIBRARIES = '/usr/lib';

/**
 * The folder with `initdb` and `postgres`. Debian keeps them off the PATH, one folder a version.
 * @returns {string | undefined}
 */
export function findPostgresFolder() {
  return [...debianPostgresFolders(), ...pathFolders()].find(
    (folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')),
  );
}

/**
 * A program of PostgreSQL such as `pg_dump`, of the newest version: one dumps servers of its own age and older.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findPostgresTool(name) {
  return [...debianPostgresFolders(), ...pathFolders()]
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/** @returns {string | undefined} */
export function findRedisServer() {
  return findOnPath('redis-server');
}

/** @returns {string | undefined} */
export function findPgBouncer() {
  return findOnPath('pgbouncer') ?? findInSystem('pgbouncer');
}

/** @returns {string | undefined} */
export function findNginx() {
  return findOnPath('nginx') ?? findInSystem('nginx');
}

/**
 * The library that moves a process's clock. Debian keeps it in the folder of the machine's kind.
 * @returns {string | undefined}
 */
export function findFaketimeLibrary() {
  const kinds = existsSync(DEBIAN_LIBRARIES) ? readdirSync(DEBIAN_LIBRARIES) : [];
  return kinds
    .map((kind) => join(DEBIAN_LIBRARIES, kind, 'faketime', 'libfaketimeMT.so.1'))
    .find((file) => existsSync(file));
}

/**
 * The system's own browser; undefined leaves the choice to Playwright's download.
 * @returns {string | undefined}
 */
export function findSystemChromium() {
  const onPath = CHROMIUM_NAMES.map(findOnPath).find(Boolean);
  return onPath ?? (isExecutable(CHROME_ON_MAC) ? CHROME_ON_MAC : undefined);
}

export function hasPlaywrightChromium() {
  const cache = platform() === 'darwin' ? 'Library/Caches' : '.cache';
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), cache, 'ms-playwright');
  return existsSync(folder) && readdirSync(folder).some((name) => name.startsWith('chromium'));
}

/**
 * @param {string} name
 * @returns {string | undefined}
 */
function findOnPath(name) {
  return pathFolders()
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

/**
 * Debian keeps programs of servers where the PATH of most users does not lead.
 * @param {string} name
 * @returns {string | undefined}
 */
function findInSystem(name) {
  const file = join('/usr/sbin', name);
  return isExecutable(file) ? file : undefined;
}

function debianPostgresFolders() {
  const versions = existsSync(DEBIAN_POSTGRES) ? readdirSync(DEBIAN_POSTGRES) : [];
  return versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_POSTGRES, version, 'bin'));
}

function pathFolders() {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean);
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
