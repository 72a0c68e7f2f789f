import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveDatabase, openEmbedded } from '@scholar/db';
import { createBucketFiles } from '../adapters/files/bucket-files';
import { createFolderFiles } from '../adapters/files/folder-files';
import type { Config } from '../config';
import { paths } from '../paths';
import { listFiles } from './checked-files';
import { inBatches } from './in-batches';
import { BackupError } from './manifest';

const FILES_AT_ONCE = 8;

/** The embedded database onto a PostgreSQL server, and the files into the bucket where one is set up. */
export async function move({ config, url }: { config: Config; url: string }) {
  const folder = join(config.dataDir, 'db');
  if (!existsSync(join(folder, 'complete'))) {
    throw new BackupError(`There is no embedded database in ${config.dataDir}.`);
  }
  const { migrations: migrationsDir } = paths;
  const from = await openEmbedded({ folder, snapshotFile: '', migrationsDir });
  try {
    const moved = await moveDatabase({ from, url, migrationsDir });
    return { ...moved, files: await moveFiles(config) };
  } finally {
    await from.close();
  }
}

async function moveFiles({ bucket, filesDir }: Config): Promise<number> {
  if (!bucket || !existsSync(filesDir)) {
    return 0;
  }
  const [source, target] = [createFolderFiles(filesDir), createBucketFiles(bucket)];
  const names = (await listFiles(filesDir)).map((path) => path.slice(path.lastIndexOf('/') + 1));
  const whole = names.filter((name) => !name.endsWith('.part'));
  await inBatches(whole, FILES_AT_ONCE, async (name) => {
    const bytes = await source.get(name);
    if (bytes) {
      await target.put(name, bytes);
    }
  });
  return whole.length;
}
