import {
  MESSAGES,
  CardSetSchema,
  type TeamSet,
  type TeamSetFilter,
  type TeamSetPage,
} from '@scholar/contract';
import { copyCards, listMediaIds, toCopies } from '../flashcards/copy-cards';
import type { MediaService } from '../media/media.service';
import type { PlanLimits } from '../plans/plan-limits';
import type { SetsStore } from '../sets/sets.ports';
import { findInTeam, setNotFound, readSharedCards, refuseMissingSet } from '../sets/set-access';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import { MANAGERS, refuseStranger, refuseUnpaid } from './team-access';
import type { SharedSet } from './team-sets.ports';

export type TeamSetsService = ReturnType<typeof createTeamSetsService>;

export function createTeamSetsService({
  store,
  limits,
  media,
}: {
  store: SetsStore;
  limits: PlanLimits;
  media: Pick<MediaService, 'copy'>;
}) {
  /** Before the cards, because nobody else should wait while files are copied. */
  async function copyMedia(owner: OwnerId, setId: number) {
    const found = await findInTeam(store, owner, setId);
    // Whatever is wrong with the set the copying itself says, unless it is a call that was answered before.
    const shown = found && (await readSharedCards(store, owner, setId).catch(() => undefined));
    return shown
      ? media.copy(owner, found.set.authorId, listMediaIds(shown.flashcards))
      : new Map<string, string>();
  }

  return {
    share(owner: OwnerId, setId: number): Promise<TeamSet> {
      return store.transaction(async ({ teams, teamSets, sets }) => {
        const { teamId } = await enter(teams, owner);
        if (!(await sets.lock(owner, setId))) {
          throw setNotFound();
        }
        await teamSets.insert(teamId, owner, setId);
        return toTeamSet(refuseMissingSet(await teamSets.find(teamId, setId)), owner);
      });
    },

    async list(owner: OwnerId, { page, pageSize, ...filter }: TeamSetFilter): Promise<TeamSetPage> {
      const { teamId } = await enter(store.teams, owner);
      const { sets, total } = await store.teamSets.list(teamId, filter, {
        index: page,
        size: pageSize,
      });
      return {
        sets: sets.map((set) => toTeamSet(set, owner)),
        totalPages: Math.max(1, Math.ceil(total / pageSize)),
        totalItems: total,
      };
    },

    /** Allowed after the paid time too, because nobody should have to pay to stop sharing. */
    async unshare(owner: OwnerId, setId: number) {
      await store.transaction(async ({ teams, teamSets }) => {
        const { teamId, role } = refuseStranger(await teams.findMembership(owner));
        const { authorId } = refuseMissingSet(await teamSets.find(teamId, setId));
        if (authorId !== owner && !MANAGERS.includes(role)) {
          throw new AppError('forbidden', MESSAGES.forbidden);
        }
        await teamSets.remove(teamId, setId);
      });
      return null;
    },

    async copy(owner: OwnerId, setId: number, request?: RequestKey) {
      const ownMedia = await copyMedia(owner, setId);
      return store.transaction((tx) =>
        once(
          tx.requests,
          { owner, request, readAnswer: (kept) => CardSetSchema.parse(kept) },
          async () => {
            await tx.holdings.lock(owner);
            await enter(tx.teams, owner);
            const { title, flashcards } = await readSharedCards(tx, owner, setId);
            await limits.refuseMore(tx, owner, 'sets', 1);
            if (flashcards.length > 0) {
              await limits.refuseMore(tx, owner, 'cards', flashcards.length);
            }
            const ids = await copyCards(tx.flashcards, owner, toCopies(flashcards, ownMedia));
            const copy = await tx.sets.insert(owner, title);
            await tx.sets.addCards(owner, copy.setId, ids);
            return refuseMissingSet(await tx.sets.find(owner, copy.setId));
          },
        ),
      );
    },
  };
}

/** The team of whoever calls, if its paid time has not run out. */
async function enter(teams: SetsStore['teams'], owner: OwnerId) {
  const membership = refuseStranger(await teams.findMembership(owner));
  await refuseUnpaid(teams, membership.teamId);
  return membership;
}

function toTeamSet({ authorId, ...set }: SharedSet, owner: OwnerId): TeamSet {
  return { ...set, isMine: authorId === owner };
}
