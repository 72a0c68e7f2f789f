import {
  CARDS_PER_CALL,
  type Flashcard,
  MESSAGES,
  QuizSchema,
  type TeamSet,
  type TeamSetFilter,
  type TeamSetPage,
} from '@scholar/contract';
import type { FlashcardsRepository } from '../flashcards/flashcards.ports';
import type { PlanLimits } from '../plans/plan-limits';
import type { QuizzesStore } from '../quizzes/quizzes.ports';
import { quizNotFound, readSharedCards, refuseMissingSet } from '../quizzes/set-access';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import { MANAGERS, refuseStranger, refuseUnpaid } from './team-access';
import type { SharedSet } from './team-sets.ports';

export type TeamSetsService = ReturnType<typeof createTeamSetsService>;

export function createTeamSetsService({
  store,
  limits,
}: {
  store: QuizzesStore;
  limits: PlanLimits;
}) {
  return {
    share(owner: OwnerId, quizId: number): Promise<TeamSet> {
      return store.transaction(async ({ teams, teamSets, quizzes }) => {
        const { teamId } = await enter(teams, owner);
        if (!(await quizzes.lock(owner, quizId))) {
          throw quizNotFound();
        }
        await teamSets.insert(teamId, owner, quizId);
        return toTeamSet(refuseMissingSet(await teamSets.find(teamId, quizId)), owner);
      });
    },

    async list(owner: OwnerId, { page, pageSize, keyword }: TeamSetFilter): Promise<TeamSetPage> {
      const { teamId } = await enter(store.teams, owner);
      const { sets, total } = await store.teamSets.list(
        teamId,
        { keyword },
        { index: page, size: pageSize },
      );
      return {
        sets: sets.map((set) => toTeamSet(set, owner)),
        totalPages: Math.max(1, Math.ceil(total / pageSize)),
        totalItems: total,
      };
    },

    /** Also when the paid time is over: nobody has to pay to take something back. */
    async unshare(owner: OwnerId, quizId: number) {
      await store.transaction(async ({ teams, teamSets }) => {
        const { teamId, role } = refuseStranger(await teams.findMembership(owner));
        const { authorId } = refuseMissingSet(await teamSets.find(teamId, quizId));
        if (authorId !== owner && !MANAGERS.includes(role)) {
          throw new AppError('forbidden', MESSAGES.forbidden);
        }
        await teamSets.remove(teamId, quizId);
      });
      return null;
    },

    copy(owner: OwnerId, quizId: number, request?: RequestKey) {
      return store.transaction((tx) =>
        once(
          tx.requests,
          { owner, request, readAnswer: (kept) => QuizSchema.parse(kept) },
          async () => {
            await tx.holdings.lock(owner);
            await enter(tx.teams, owner);
            const { title, flashcards } = await readSharedCards(tx, owner, quizId);
            await limits.refuseMore(tx, owner, 'sets', 1);
            if (flashcards.length > 0) {
              await limits.refuseMore(tx, owner, 'cards', flashcards.length);
            }
            const ids = await copyCards(tx.flashcards, owner, flashcards);
            const copy = await tx.quizzes.insert(owner, title);
            await tx.quizzes.addCards(owner, copy.quizId, ids);
            return refuseMissingSet(await tx.quizzes.find(owner, copy.quizId));
          },
        ),
      );
    },
  };
}

/** The team of whoever calls, if its paid time has not run out. */
async function enter(teams: QuizzesStore['teams'], owner: OwnerId) {
  const membership = refuseStranger(await teams.findMembership(owner));
  await refuseUnpaid(teams, membership.teamId);
  return membership;
}

/** In their order; as many at a time as a call may bring. */
async function copyCards(
  flashcards: FlashcardsRepository,
  owner: OwnerId,
  cards: Flashcard[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < cards.length; start += CARDS_PER_CALL) {
    const drafts = cards
      .slice(start, start + CARDS_PER_CALL)
      .map(({ question, answer, source }) => ({
        question,
        answer,
        source,
      }));
    const saved = (await flashcards.insert(owner, undefined, drafts)) ?? [];
    ids.push(...saved.map(({ flashcardId }) => flashcardId));
  }
  return ids;
}

function toTeamSet({ authorId, ...set }: SharedSet, owner: OwnerId): TeamSet {
  return { ...set, isMine: authorId === owner };
}
