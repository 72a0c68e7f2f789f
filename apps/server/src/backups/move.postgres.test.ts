import { FolderInUseError } from '@scholar/db';
import { makePostgresDatabase, openPostgresAt, readEverything } from '@scholar/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFilledProduct } from '../testing/filled-product';
import { move } from './move';

let product: Awaited<ReturnType<typeof startFilledProduct>>;
let kept: Record<string, string[]>;

beforeAll(async () => {
  product = await startFilledProduct('embedded');
  const { services, connection } = product.composition;
  await services.folders.create(product.owner, { name: `NULL "a\\b" {c,d}, 'e'` });
  kept = await readEverything(connection);
});

afterAll(() => product.end());

describe('moving to a PostgreSQL server', () => {
  it('is refused while the server runs', async () => {
    const url = await makePostgresDatabase('template0');

    await expect(move({ config: product.config, url })).rejects.toThrow(FolderInUseError);
  });

  it('carries every row and sequence over, and only into an empty database', async () => {
    await product.composition.connection.close().catch(() => {});
    const url = await makePostgresDatabase('template0');

    const moved = await move({ config: product.config, url });

    const there = openPostgresAt(url);
    const { 'drizzle.__drizzle_migrations': ledger, ...rows } = await readEverything(there);
    const { 'drizzle.__drizzle_migrations': ownLedger, ...ownRows } = kept;
    expect(rows).toEqual(ownRows);
    expect(ledger).toHaveLength(ownLedger?.length ?? 0);
    expect(moved.rows).toBeGreaterThan(50);
    await there.close();
    await expect(move({ config: product.config, url })).rejects.toThrow('is not empty');
  });
});
