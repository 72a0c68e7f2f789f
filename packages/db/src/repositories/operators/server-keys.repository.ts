import type { ServerKeysRepository } from '@scholar/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database';
import { serverKeys } from '../../tables/push.table';

export function createServerKeysRepository(db: Database): ServerKeysRepository {
  return {
    async find(name) {
      const [row] = await db.select().from(serverKeys).where(eq(serverKeys.name, name));
      return row && new Uint8Array(row.sealed);
    },

    async insert(name, sealed) {
      const inserted = await db
        .insert(serverKeys)
        .values({ name, sealed })
        .onConflictDoNothing()
        .returning({ name: serverKeys.name });
      return inserted.length > 0;
    },

    async replace(name, old, sealed) {
      await db
        .update(serverKeys)
        .set({ sealed })
        .where(and(eq(serverKeys.name, name), eq(serverKeys.sealed, old)));
    },
  };
}
