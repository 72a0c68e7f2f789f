import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Connection } from '../database';
import { createBackupWindow } from './backup-window';
import { DurableNodeFs } from './durable-node-fs';
import { lockFolder } from './folder-lock';
import { RANDOM_PAGE_COST } from '../planner';

export const EMBEDDED_START_PARAMS = [
  // Without -F PostgreSQL calls fsync again, which DurableNodeFs carries to the disk.
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
  ...['-c', 'shared_buffers=16MB'],
  ...['-c', `random_page_cost=${RANDOM_PAGE_COST}`],
  ...['-c', 'timezone=UTC'],
];

export async function openEmbedded({
  folder,
  snapshotFile,
  migrationsDir,
}: {
  folder: string;
  snapshotFile: string;
  /** Without it the database stays as the last release left it. */
  migrationsDir: string | undefined;
}): Promise<Connection> {
  const lock = lockFolder(folder);
  try {
    const pglite = await openFolder(folder, snapshotFile);
    if (migrationsDir !== undefined) {
      await migrate(drizzle(pglite), { migrationsFolder: migrationsDir });
    }
    return {
      ...toConnection(pglite),
      async close() {
        await pglite.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A folder without the mark is left from a first start that was cut off, and is made anew. */
async function openFolder(folder: string, snapshotFile: string): Promise<PGlite> {
  const pgdata = join(folder, 'pgdata');
  const mark = join(folder, 'complete');
  if (existsSync(mark)) {
    return open(pgdata);
  }
  await rm(pgdata, { recursive: true, force: true });
  const snapshot = existsSync(snapshotFile) ? await readFile(snapshotFile) : undefined;
  const pglite = await open(pgdata, snapshot);
  await writeFile(mark, '');
  return pglite;
}

async function open(dataDir: string, snapshot?: Buffer): Promise<PGlite> {
  const pglite = new PGlite({
    fs: new DurableNodeFs(dataDir),
    startParams: EMBEDDED_START_PARAMS,
    ...(snapshot && { loadDataDir: new Blob([new Uint8Array(snapshot)]) }),
  });
  await pglite.waitReady;
  return pglite;
}

export function toConnection(pglite: PGlite): Connection {
  const backup = createBackupWindow(pglite);
  return {
    backup,
    // Query results have the same `{ rows }` on both drivers, which is all the repositories read.
    database: drizzle(pglite) as unknown as NodePgDatabase,
    engine: 'embedded',
    /** In this very process: it is there until it is closed, however long its queue is. */
    async ping() {
      if (pglite.closed) {
        throw new Error('The embedded database is closed.');
      }
    },
    isStuck: () => false,
    // One connection, and it works on the event loop: its load shows as lag there.
    load: () => ({ busy: 0, waiting: 0 }),
    /** The embedded mode runs no autovacuum and checkpoints late. */
    async maintain() {
      // A checkpoint drops the log that a backup still has to copy.
      if (backup.isOpen()) {
        return;
      }
      await pglite.exec('vacuum analyze');
      if (!backup.isOpen()) {
        await pglite.exec('checkpoint');
      }
    },
    close: () => pglite.close(),
  };
}
