import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isEmptyPostgres,
  openEmbedded,
  placeDatabase,
  type PostgresTools,
  restorePostgres,
} from '@scholar/db';
import type { FileStore } from '@scholar/domain';
import { createBucketFiles } from '../adapters/files/bucket-files';
import { createFolderFiles } from '../adapters/files/folder-files';
import type { Config } from '../config';
import { PLACES } from './back-up';
import { copyWithSum, type Sums } from './checked-files';
import { inBatches } from './in-batches';
import { BackupError, checkBackup, type Manifest } from './manifest';

const FILES_AT_ONCE = 8;

/** Puts a backup into an empty place. Nothing is written before all of it was checked. */
export async function restore({
  config,
  from,
  to,
  tools,
}: {
  config: Config;
  from: string;
  /** A data folder, or the address of a database; otherwise those of the settings. */
  to: string | undefined;
  tools: PostgresTools | undefined;
}): Promise<Manifest> {
  const { manifest, sums } = await checkBackup(from);
  const isAddress = to !== undefined && /^postgres(ql)?:/.test(to);
  const dataDir = to === undefined || isAddress ? config.dataDir : to;
  const files = config.bucket
    ? createBucketFiles(config.bucket)
    : createFolderFiles(join(dataDir, 'files'));
  if (manifest.engine === 'embedded') {
    if (isAddress || (to === undefined && config.databaseUrl !== undefined)) {
      throw new BackupError(
        'This is the backup of an embedded database. Restore it into a folder (--to FOLDER), then carry it over with `npm run move -- --to URL`.',
      );
    }
    await refuseFilledFolder(dataDir);
    await restoreFiles(from, sums, files);
    await restoreSecret(from, sums, dataDir);
    await restoreEmbedded(from, dataDir);
    return manifest;
  }
  const url = isAddress ? to : (config.migrationUrl ?? config.databaseUrl);
  if (url === undefined) {
    throw new BackupError(
      'This is the backup of a PostgreSQL database. Name an empty one: --to URL.',
    );
  }
  if (!tools) {
    throw new BackupError(
      'pg_restore was not found. Install the client programs of PostgreSQL (Debian: apt-get install postgresql-client).',
    );
  }
  if (!(await isEmptyPostgres(url))) {
    throw new BackupError(
      'The database is not empty. Make a new one (createdb) and restore into that.',
    );
  }
  await refuseOtherFiles(from, sums, files);
  await refuseOtherSecret(from, sums, dataDir);
  await restoreFiles(from, sums, files);
  await restoreSecret(from, sums, dataDir);
  await restorePostgres({ url, file: join(from, PLACES.dump), tools });
  return manifest;
}

async function refuseFilledFolder(folder: string) {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new BackupError(
      `${folder} is not empty. Move it away, or name another folder with --to.`,
    );
  }
}

async function restoreEmbedded(from: string, dataDir: string) {
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await placeDatabase({
    from: join(from, PLACES.database),
    folder,
    copyFile: async (source, target) =>
      (await copyWithSum(source, target, { isDurable: true })) !== undefined,
  });
  // Opened once, so that a copy that does not start is found now and not by the students.
  const connection = await openEmbedded({ folder, snapshotFile: '', migrationsDir: undefined });
  await connection.close();
}

function fileNames(sums: Sums): { name: string; path: string }[] {
  return [...sums.keys()]
    .filter((path) => path.startsWith(`${PLACES.files}/`))
    .map((path) => ({ path, name: path.slice(path.lastIndexOf('/') + 1) }));
}

/** Files outlive a lost database, in a bucket above all: the same bytes may stay, others are somebody else's. */
async function refuseOtherFiles(from: string, sums: Sums, files: FileStore) {
  await inBatches(fileNames(sums), FILES_AT_ONCE, async ({ name, path }) => {
    const there = await files.get(name);
    if (there && !(await readFile(join(from, path))).equals(there)) {
      throw new BackupError(`The file store has another file under the name ${name}.`);
    }
  });
}

async function restoreFiles(from: string, sums: Sums, files: FileStore) {
  await inBatches(fileNames(sums), FILES_AT_ONCE, async ({ name, path }) => {
    if (!(await files.has(name))) {
      await files.put(name, await readFile(join(from, path)));
    }
  });
}

async function refuseOtherSecret(from: string, sums: Sums, dataDir: string) {
  const target = join(dataDir, PLACES.secret);
  if (sums.has(PLACES.secret) && existsSync(target)) {
    const kept = await readFile(join(from, PLACES.secret));
    if (!kept.equals(await readFile(target))) {
      throw new BackupError(`${target} is another secret than that of the backup. Move it away.`);
    }
  }
}

async function restoreSecret(from: string, sums: Sums, dataDir: string) {
  const target = join(dataDir, PLACES.secret);
  if (sums.has(PLACES.secret) && !existsSync(target)) {
    await copyWithSum(join(from, PLACES.secret), target, { isDurable: true });
  }
}
