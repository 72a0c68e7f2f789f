import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../database';
import { openEmbedded } from './open-embedded';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fs.mkdtempSync(join(tmpdir(), 'scholar-fsync-'));
const place = {
  snapshotFile: fileURLToPath(new URL('../../../../dist/db/snapshot.tar.gz', import.meta.url)),
  migrationsDir: fileURLToPath(new URL('../../migrations', import.meta.url)),
};
const fsync = vi.spyOn(fs, 'fsyncSync');

let connection: Connection;
beforeAll(async () => {
  // Named imports of node:fs see the spy only after this.
  syncBuiltinESMExports();
  connection = await openEmbedded({ ...place, folder: join(folder, 'counting') });
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

  it('ends the process rather than acknowledge a write the disk refused', async () => {
    const script = `
      import { execFile } from 'node:child_process';
import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      import { sql } from 'drizzle-orm';
      import { openEmbedded } from ${JSON.stringify(fileURLToPath(new URL('open-embedded.ts', import.meta.url)))};
      const { database } = await openEmbedded(${JSON.stringify({ ...place, folder: join(folder, 'failing') })});
      await database.execute(sql\`create table power_cut (id integer)\`);
      fs.fsyncSync = () => { throw new Error('EIO: i/o error, fsync'); };
      syncBuiltinESMExports();
      await database.execute(sql\`insert into power_cut values (1)\`);
      console.log('acknowledged');
    `;
    const typescript = [
      '--import',
      import.meta.resolve('tsx'),
      '--input-type=module',
      '-e',
      script,
    ];

    const child = await promisify(execFile)(process.execPath, typescript, { cwd: here }).catch(
      (error: unknown) => error,
    );

    expect(child).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('The disk of the data folder failed, the server stops: EIO'),
    });
  }, 120_000);
});
