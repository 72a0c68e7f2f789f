import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../database';
import { openEmbedded } from './open-embedded';

const folder = fs.mkdtempSync(join(tmpdir(), 'scholar-fsync-'));
const fsync = vi.spyOn(fs, 'fsyncSync');

let connection: Connection;
beforeAll(async () => {
  // Named imports of node:fs see the spy only after this.
  syncBuiltinESMExports();
  connection = await openEmbedded({
    folder,
    snapshotFile: fileURLToPath(new URL('../../../../dist/db/snapshot.tar.gz', import.meta.url)),
    migrationsDir: fileURLToPath(new URL('../../migrations', import.meta.url)),
  });
  await connection.database.execute(sql`create table power_cut (id integer)`);
}, 120_000);
afterAll(async () => {
  await connection.close();
  fsync.mockRestore();
  syncBuiltinESMExports();
  fs.rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('has every acknowledged write on the disk: each committed insert calls fsync', async () => {
    const calls: number[] = [];
    for (let n = 0; n < 50; n += 1) {
      fsync.mockClear();
      await connection.database.execute(sql`insert into power_cut values (${n})`);
      calls.push(fsync.mock.calls.length);
    }

    expect(Math.min(...calls)).toBeGreaterThan(0);
  });

  it('does not touch the disk for a write that was rolled back', async () => {
    fsync.mockClear();

    await connection.database
      .transaction(async (tx) => {
        await tx.execute(sql`insert into power_cut values (1)`);
        tx.rollback();
      })
      .catch(() => 'rolled back');

    expect(fsync).not.toHaveBeenCalled();
  });

  it('reports a failed fsync instead of acknowledging the write', async () => {
    fsync.mockImplementationOnce(() => {
      throw new Error('The disk is gone.');
    });

    await expect(
      connection.database.execute(sql`insert into power_cut values (1)`),
    ).rejects.toThrow();
  });
});
