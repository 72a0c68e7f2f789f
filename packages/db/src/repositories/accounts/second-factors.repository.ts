import type { OwnerId, SecondFactorsRepository } from '@scholar/domain';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database';
import { recoveryCodes, secondFactors } from '../../tables/second-factors.table';

/** A set-up that somebody walked away from must not be finished much later. */
const isRecent = sql`${secondFactors.begunAt} > now() - interval '1 hour'`;

export function createSecondFactorsRepository(db: Database): SecondFactorsRepository {
  return {
    async find(owner) {
      const [row] = await db
        .select({
          sealed: secondFactors.sealed,
          since: secondFactors.since,
          recoveryCodesLeft: sql<number>`(select count(*)::int from ${recoveryCodes} code
            where code.user_id = ${secondFactors}.user_id)`,
        })
        .from(secondFactors)
        .where(isOn(owner));
      return row?.since ? { ...row, since: row.since } : undefined;
    },

    async findBegun(owner) {
      const [row] = await db
        .select({ sealed: secondFactors.sealed })
        .from(secondFactors)
        .where(isBegun(owner));
      return row?.sealed;
    },

    async begin(owner, sealed) {
      const begun = await db
        .insert(secondFactors)
        .values({ userId: owner, sealed })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { sealed, begunAt: sql`now()` },
          setWhere: isNull(secondFactors.since),
        })
        .returning({ userId: secondFactors.userId });
      return begun.length > 0;
    },

    async turnOn(owner, { sealed, step }) {
      const turnedOn = await db
        .update(secondFactors)
        .set({ since: sql`now()`, lastStep: step })
        .where(and(isBegun(owner), eq(secondFactors.sealed, sealed)))
        .returning({ userId: secondFactors.userId });
      return turnedOn.length > 0;
    },

    async useStep(owner, { step, sealed, sealedAnew }) {
      const used = await db
        .update(secondFactors)
        .set({ lastStep: step, sealed: sealedAnew })
        .where(and(isOn(owner), eq(secondFactors.sealed, sealed), lt(secondFactors.lastStep, step)))
        .returning({ userId: secondFactors.userId });
      return used.length > 0;
    },

    async useRecoveryCode(owner, codeHashes) {
      const used = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, owner), inArray(recoveryCodes.codeHash, codeHashes)))
        .returning({ userId: recoveryCodes.userId });
      return used.length > 0;
    },

    async replaceRecoveryCodes(owner, codeHashes) {
      await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner));
      await db
        .insert(recoveryCodes)
        .values(codeHashes.map((codeHash) => ({ userId: owner, codeHash })));
    },

    async remove(owner) {
      const removed = await db
        .delete(secondFactors)
        .where(isOn(owner))
        .returning({ userId: secondFactors.userId });
      return removed.length > 0;
    },
  };
}

function isOn(owner: OwnerId) {
  return and(eq(secondFactors.userId, owner), isNotNull(secondFactors.since));
}

function isBegun(owner: OwnerId) {
  return and(eq(secondFactors.userId, owner), isNull(secondFactors.since), isRecent);
}
