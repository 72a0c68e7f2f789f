import { STUDY_MESSAGES } from '@scholar/contract';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import { toPlanId } from './paid-plans';
import type { HoldingKind, HoldingsRepository, PlansRepository } from './plans.ports';

export type PlanLimits = ReturnType<typeof createPlanLimits>;

const REFUSALS = { cards: STUDY_MESSAGES.cardLimit, sets: STUDY_MESSAGES.setLimit };

/** The repositories of the transaction that adds, because another connection would wait for its lock. */
type Repositories = { holdings: HoldingsRepository; plans: PlansRepository };

const MEGABYTE = 1_000_000;
/** Deleted documents can be restored for a while. Nobody may fill the disk with them. */
const KEPT_FOR_EACH_PRESENT = 2;

/** The one place that knows what a plan holds. Its rules need the account locked. */
export function createPlanLimits({
  basic,
  documentMegabytes,
  mediaMegabytes,
}: {
  basic: Record<HoldingKind, number>;
  documentMegabytes: { basic: number; paid: number };
  mediaMegabytes: { basic: number; paid: number };
}) {
  const isLimited = async (plans: PlansRepository, owner: OwnerId) =>
    toPlanId(await plans.readPaidUntil(owner)) === 'basic';
  function refuse(kind: HoldingKind): never {
    throw new AppError('plan_limit', REFUSALS[kind](basic[kind]));
  }

  function refuseSpace(isBasic: boolean): never {
    const message = isBasic
      ? STUDY_MESSAGES.documentSpace(documentMegabytes.basic, documentMegabytes.paid)
      : STUDY_MESSAGES.paidDocumentSpace(documentMegabytes.paid);
    throw new AppError('plan_limit', message);
  }

  return {
    /** Runs what may add to the documents; what is too much by then is undone with the transaction. */
    async keepSpace<T>(
      { holdings, plans }: Repositories,
      owner: OwnerId,
      work: () => Promise<T>,
    ): Promise<T> {
      const before = await holdings.measureDocuments(owner);
      const result = await work();
      const { present, kept } = await holdings.measureDocuments(owner);
      const needed = Math.max(present, kept / KEPT_FOR_EACH_PRESENT);
      // Whoever has more since a plan ended may still edit and shorten.
      if (present > before.present && needed > documentMegabytes.basic * MEGABYTE) {
        const isBasic = await isLimited(plans, owner);
        if (isBasic || needed > documentMegabytes.paid * MEGABYTE) {
          refuseSpace(isBasic);
        }
      }
      return result;
    },

    /** To be asked before so many bytes of a picture or sound are added. */
    async refuseMedia({ holdings, plans }: Repositories, owner: OwnerId, adding: number) {
      const total = (await holdings.measureMedia(owner)) + adding;
      if (total <= mediaMegabytes.basic * MEGABYTE) {
        return;
      }
      const isBasic = await isLimited(plans, owner);
      if (isBasic || total > mediaMegabytes.paid * MEGABYTE) {
        throw new AppError(
          'plan_limit',
          isBasic
            ? STUDY_MESSAGES.mediaSpace(mediaMegabytes.basic, mediaMegabytes.paid)
            : STUDY_MESSAGES.paidMediaSpace(mediaMegabytes.paid),
        );
      }
    },

    /** How many more the plan holds, of how many; no number where it has no limit. */
    async findRoom({ holdings, plans }: Repositories, owner: OwnerId, kind: HoldingKind) {
      const max = basic[kind];
      const hasLimit = await isLimited(plans, owner);
      return {
        max,
        room: hasLimit ? Math.max(0, max - (await holdings.count(owner, kind))) : Infinity,
      };
    },

    /** To be asked before so many are added. */
    async refuseMore(
      { holdings, plans }: Repositories,
      owner: OwnerId,
      kind: HoldingKind,
      adding: number,
    ) {
      const total = (await holdings.count(owner, kind)) + adding;
      if (total > basic[kind] && (await isLimited(plans, owner))) {
        refuse(kind);
      }
      await holdings.noteAdded(owner, kind, total);
    },

    /**
     * To be asked after something deleted came back. A plan that ended takes nothing away, so there may be as
     * many again as when something was last added: then nothing has come in place of what was deleted.
     */
    async refuseReturn({ holdings, plans }: Repositories, owner: OwnerId, kind: HoldingKind) {
      if (!(await isLimited(plans, owner))) {
        return;
      }
      const total = await holdings.count(owner, kind);
      if (total > basic[kind] && total > (await holdings.readLastAdded(owner, kind))) {
        refuse(kind);
      }
    },
  };
}
