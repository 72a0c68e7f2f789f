import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Connection } from '../database';
import { toAppError } from '../database-errors';
import { startSilentProxy } from '../testing/silent-proxy';
import { openPostgres } from './open-postgres';

const POOL_SIZE = 10;
/** Connecting may take long on a busy machine; what is tested here is what happens once it is done. */
const PATIENCE = { connectMs: 5_000, queryMs: 2_000, watchMs: 20, stuckMs: 200 };

let proxy: Awaited<ReturnType<typeof startSilentProxy>>;
let connection: Connection;
beforeEach(async () => {
  proxy = await startSilentProxy(new URL(process.env['TEST_POSTGRES_URL'] ?? ''));
  connection = openPostgres(proxy.url, { onError: () => {}, patience: PATIENCE });
});
afterEach(async () => {
  await connection.close();
  await proxy.close();
});

const query = () => connection.database.execute(sql`select 1`);
const transact = () => connection.database.transaction((tx) => tx.execute(sql`select 1`));
const atOnce = (work: () => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: POOL_SIZE }, work));
const statuses = (results: PromiseSettledResult<unknown>[]) => [
  ...new Set(results.map(({ status }) => status)),
];

describe('[L-07] a network that swallows everything', () => {
  it.each([
    ['queries', query],
    ['transactions', transact],
  ])('fails %s in time, and takes no connection with it for good', async (_, work) => {
    expect(statuses(await atOnce(work))).toEqual(['fulfilled']);
    proxy.fallSilent();
    const lost = await atOnce(work);
    proxy.comeBack();

    const after = await atOnce(work);

    expect(statuses(lost)).toEqual(['rejected']);
    expect(statuses(after)).toEqual(['fulfilled']);
  });

  it('does not wait for the end of a transaction that is lost in the middle', async () => {
    const lost = connection.database.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      proxy.fallSilent();
      await tx.execute(sql`select 1`);
    });

    const error = await lost.catch((reason: unknown) => reason);

    // Waiting for the rollback too would end in a timeout of its own.
    expect(error).toMatchObject({
      query: 'rollback',
      cause: { message: expect.not.stringContaining('timeout') },
    });
    expect(toAppError(error)).toMatchObject({ code: 'unavailable' });
  });

  it('is a dependency that failed, not a bug', async () => {
    await query();
    proxy.fallSilent();

    const error = await query().catch((reason: unknown) => reason);

    expect(toAppError(error)).toMatchObject({ code: 'unavailable' });
  });
});

it('[M8] lets the system find out that the other end is gone', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');

  await query();

  expect(keepAlive).toHaveBeenCalledWith(true, 10_000);
  keepAlive.mockRestore();
});

describe('[D-73] a process that cannot reach the database', () => {
  /** As a bug would: they are taken and never given back. */
  const takeAll = async () => {
    const { $client: pool } = connection.database as unknown as { $client: pg.Pool };
    return Promise.all(Array.from({ length: POOL_SIZE }, () => pool.connect()));
  };

  it('is stuck when a fresh connection can, until it can again', async () => {
    const taken = await takeAll();

    await expect.poll(() => connection.isStuck()).toBe(true);
    taken.forEach((client) => client.release());
    await expect.poll(() => connection.isStuck()).toBe(false);
  });

  it('is no longer stuck as soon as one call is done', async () => {
    const [first, ...others] = await takeAll();
    await expect.poll(() => connection.isStuck()).toBe(true);

    first?.release();
    const isStuck = connection.isStuck();

    others.forEach((client) => client.release());
    expect(isStuck).toBe(false);
  });

  it('is not stuck when nobody can', async () => {
    const patience = { ...PATIENCE, connectMs: 1_000 };
    const impatient = openPostgres(proxy.url, { onError: () => {}, patience });
    const ask = () => impatient.database.execute(sql`select 1`);
    await expect.poll(() => ask().then(Boolean, () => false), { timeout: 30_000 }).toBe(true);
    const failures: unknown[] = [];
    proxy.fallSilent();

    while (failures.length < 2) {
      failures.push(await ask().catch((error: unknown) => error));
      expect(impatient.isStuck()).toBe(false);
    }
    await impatient.close();
  });
});
