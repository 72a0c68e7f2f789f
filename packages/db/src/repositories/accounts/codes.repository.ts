import { CODE_LIFE_SECONDS } from '@scholar/contract';
import type { CodePurpose, CodesRepository } from '@scholar/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { codes } from '../../tables/codes.table';

const MAX_TRIES = 5;
/** The screen counts 180 s; a click at 0:01 must still arrive. */
const GRACE_SECONDS = 5;

const isInTime = sql`${codes.issuedAt} > now() - make_interval(secs => ${CODE_LIFE_SECONDS + GRACE_SECONDS})`;

export function createCodesRepository(db: Database): CodesRepository {
  return {
    async replace(email, { codeHash, purpose }) {
      const fresh = { codeHash, purpose, tries: 0, issuedAt: sql`now()` };
      await db
        .insert(codes)
        .values({ email, ...fresh })
        .onConflictDoUpdate({ target: codes.email, set: fresh });
    },

    async takeTry(email) {
      const [row] = await db
        .update(codes)
        .set({ tries: sql`least(${codes.tries} + 1, ${MAX_TRIES + 1})` })
        .where(eq(codes.email, email))
        .returning({
          codeHash: codes.codeHash,
          purpose: codes.purpose,
          tries: codes.tries,
          isInTime: sql<boolean>`${isInTime}`,
        });
      if (!row || row.tries > MAX_TRIES) {
        return { state: 'dead' };
      }
      // The table's check constraint allows nothing but purposes.
      return row.isInTime
        ? { state: 'live', codeHash: row.codeHash, purpose: row.purpose as CodePurpose }
        : { state: 'expired' };
    },

    async consume(email, codeHash) {
      const used = await db
        .delete(codes)
        .where(and(eq(codes.email, email), eq(codes.codeHash, codeHash), isInTime))
        .returning({ email: codes.email });
      return used.length === 1;
    },

    async returnTry(email) {
      await db
        .update(codes)
        .set({ tries: sql`greatest(${codes.tries} - 1, 0)` })
        .where(eq(codes.email, email));
    },

    async purgeExpired() {
      await db.delete(codes).where(sql`${codes.issuedAt} < now() - interval '1 day'`);
    },
  };
}
