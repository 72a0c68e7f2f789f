import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import journal from '../migrations/meta/_journal.json' with { type: 'json' };
import { connect, type DatabasePlace } from './connect';

let place: Extract<DatabasePlace, { kind: 'embedded' }>;
beforeEach(async () => {
  place = {
    kind: 'embedded',
    folder: await mkdtemp(join(tmpdir(), 'scholar-connect-')),
    snapshotFile: process.env['TEST_DB_SNAPSHOT'] ?? '',
    migrationsDir: fileURLToPath(new URL('../migrations', import.meta.url)),
  };
});
afterEach(() => rm(place.folder, { recursive: true, force: true }));

it('opens the same folder again with everything in it, and migrates only once', async () => {
  const first = await connect(place);
  await first.database.execute(
    sql`insert into limit_counters (key, count, ends_at) values ('kept', 7, now())`,
  );
  await first.maintain();
  await first.close();

  const second = await connect(place);

  const kept = await second.database.execute(sql`select count from limit_counters`);
  const applied = await second.database.execute(sql`select id from drizzle.__drizzle_migrations`);
  expect(kept.rows).toEqual([{ count: 7 }]);
  expect(applied.rows).toHaveLength(journal.entries.length);
  await second.close();
});

it('[M7] lets only one process open a folder', async () => {
  const first = await connect(place);

  await expect(connect(place)).rejects.toThrow('is in use by process');

  await first.close();
});

it('begins anew when the very first start was cut off', async () => {
  const cutOff = await connect(place);
  await cutOff.close();
  await rm(join(place.folder, 'complete'));
  await rm(join(place.folder, 'pgdata', 'global'), { recursive: true });

  const second = await connect(place);

  await expect(second.ping(1_000)).resolves.toBeUndefined();
  await second.close();
});
