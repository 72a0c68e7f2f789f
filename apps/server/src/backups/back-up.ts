import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import {
  type BackupWindow,
  copyDatabase,
  dumpPostgres,
  FolderInUseError,
  openEmbedded,
  type PostgresTools,
} from '@scholar/db';
import type { FileStore } from '@scholar/domain';
import type { Config } from '../config';
import { createFiles } from '../connections';
import { inBatches } from './in-batches';
import { knockAtDoor } from './backup-door';
import {
  copyWithSum,
  listFiles,
  readSums,
  type Sums,
  sumOf,
  tryLink,
  writeSums,
  writeWithSum,
} from './checked-files';
import { BackupError, findManifest, type Manifest, writeManifest } from './manifest';

export const PLACES = {
  database: 'database',
  dump: 'database.dump',
  files: 'files',
  secret: 'secret',
};
/** Buckets answer slowly, and several at a time as fast as one. */
const FILES_AT_ONCE = 8;
/** For the files of cards that are new, and for the server to go on writing. */
const SPARE_BYTES = 128 * 1024 * 1024;

type Options = {
  config: Config;
  to: string;
  tools: PostgresTools | undefined;
  /** An earlier backup on the same disk: files of cards never change, so its ones are linked to. */
  previous?: string | undefined;
};

/** Rows and files as of one moment, while everybody works on. */
export async function backUp({ config, to, tools, previous }: Options): Promise<Manifest> {
  await makeEmpty(to);
  const sums: Sums = new Map();
  const mediaIds =
    config.databaseUrl === undefined
      ? await backUpEmbedded(config, to, sums)
      : await backUpPostgres(config, to, sums, tools);
  const missing = await backUpFiles({ mediaIds, files: createFiles(config), to, sums, previous });
  const secretFile = join(config.dataDir, 'secret');
  const isSecretKept = config.secrets === undefined && existsSync(secretFile);
  if (isSecretKept) {
    sums.set(
      PLACES.secret,
      await writeWithSum(join(to, PLACES.secret), await readFile(secretFile)),
    );
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    engine: config.databaseUrl === undefined ? 'embedded' : 'postgres',
    secret: isSecretKept ? 'kept' : 'setting',
    files: mediaIds.length - missing,
    missing,
    sums: await writeSums(to, sums),
  };
  await writeManifest(to, manifest);
  return manifest;
}

async function makeEmpty(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) {
    throw new BackupError(`${folder} is not empty. Choose a new folder for each backup.`);
  }
}

async function backUpEmbedded(config: Config, to: string, sums: Sums): Promise<string[]> {
  const folder = join(config.dataDir, 'db');
  if (!existsSync(join(folder, 'complete'))) {
    throw new BackupError(
      `There is no database in ${config.dataDir}. Is DATA_DIR set as for the server?`,
    );
  }
  await refuseFullDisk(folder, to);
  const { window, leave } = await openWindow(config.dataDir, folder);
  try {
    const { label, mediaIds } = await copyDatabase({
      folder,
      to: join(to, PLACES.database),
      window,
      copyFile: async (from, target) => {
        const sum = await copyWithSum(from, target);
        if (sum !== undefined) {
          sums.set(relative(to, target).split(sep).join('/'), sum);
        }
        return sum !== undefined;
      },
    });
    if (!label) {
      throw new BackupError('The database gave no label for its copy.');
    }
    const labelFile = `${PLACES.database}/backup_label`;
    sums.set(labelFile, await sumOf(join(to, labelFile)));
    return mediaIds;
  } finally {
    await leave();
  }
}

/** The nightly one lies on the disk of the database, which must not be filled by its own backup. */
async function refuseFullDisk(folder: string, to: string) {
  const sizes = await Promise.all(
    (await listFiles(folder)).map((path) =>
      stat(join(folder, path)).then(
        ({ size }) => size,
        // Gone in between.
        () => 0,
      ),
    ),
  );
  const needed = sizes.reduce((sum, size) => sum + size, SPARE_BYTES);
  const { bavail, bsize } = await statfs(to);
  if (bavail * bsize < needed) {
    const megabytes = Math.ceil(needed / 1_000_000);
    throw new BackupError(`The disk of ${to} is too full: a backup needs ${megabytes} MB there.`);
  }
}

/** Through the server that runs, or through the database itself while none does. */
async function openWindow(
  dataDir: string,
  folder: string,
): Promise<{ window: BackupWindow; leave: () => Promise<void> | void }> {
  try {
    const connection = await openEmbedded({ folder, snapshotFile: '', migrationsDir: undefined });
    if (!connection.backup) {
      throw new BackupError('This database cannot be copied while it is open.');
    }
    return { window: connection.backup, leave: () => connection.close() };
  } catch (error) {
    if (!(error instanceof FolderInUseError)) {
      throw error;
    }
    const window = await knockAtDoor(dataDir);
    if (!window) {
      throw new BackupError(`${error.message} It did not answer when asked for a backup.`, {
        cause: error,
      });
    }
    return { window, leave: window.leave };
  }
}

async function backUpPostgres(
  config: Config,
  to: string,
  sums: Sums,
  tools: PostgresTools | undefined,
): Promise<string[]> {
  if (!tools) {
    throw new BackupError(
      'pg_dump and pg_restore were not found. Install the client programs of PostgreSQL (Debian: apt-get install postgresql-client), in the version of the server or newer.',
    );
  }
  const url = config.migrationUrl ?? config.databaseUrl ?? '';
  const toFile = join(to, PLACES.dump);
  const { mediaIds } = await dumpPostgres({ url, toFile, tools });
  await chmod(toFile, 0o600);
  sums.set(PLACES.dump, await sumOf(toFile));
  return mediaIds;
}

/** Answers how many were not there: rows whose upload is under way, or broke off. */
async function backUpFiles({
  mediaIds,
  files,
  to,
  sums,
  previous,
}: {
  mediaIds: string[];
  files: FileStore;
  to: string;
  sums: Sums;
  previous: string | undefined;
}): Promise<number> {
  const known = previous && (await findManifest(previous)) ? await readSums(previous) : undefined;
  let missing = 0;
  await inBatches(mediaIds, FILES_AT_ONCE, async (id) => {
    const path = `${PLACES.files}/${id.slice(0, 2)}/${id}`;
    const knownSum = known?.get(path);
    if (previous && knownSum && (await tryLink(join(previous, path), join(to, path)))) {
      sums.set(path, knownSum);
      return;
    }
    const bytes = await files.get(id);
    if (bytes) {
      sums.set(path, await writeWithSum(join(to, path), bytes));
    } else {
      missing += 1;
    }
  });
  return missing;
}
