import { type Duplicates, type JoinedCards, RESTORE_DAYS } from '@scholar/contract';
import { cardNotFound } from '../flashcards/flashcards.service';
import { changeTags } from '../flashcards/tags';
import type { PlanLimits } from '../plans/plan-limits';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { DuplicatesStore } from './duplicates.ports';

/** Groups on a page. */
const PAGE_SIZE = 20;

export type DuplicatesService = ReturnType<typeof createDuplicatesService>;

/** Cards that ask the same, and what makes one of them. */
export function createDuplicatesService({
  store,
  limits,
}: {
  store: DuplicatesStore;
  limits: PlanLimits;
}) {
  return {
    async list(owner: OwnerId, page: number): Promise<Duplicates> {
      const { groups, total } = await store.duplicates.list(owner, {
        index: page,
        size: PAGE_SIZE,
      });
      return { groups, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)), totalItems: total };
    },

    /** What is remembered of the card that stays goes on; what was of the others rests with them. */
    join(owner: OwnerId, groups: JoinedCards[], request?: RequestKey) {
      return store.transaction(({ duplicates, flashcards, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          const all = groups.flatMap(({ flashcardId, others }) => [flashcardId, ...others]);
          const cards = await flashcards.lockTags(owner, all);
          if (cards.length !== all.length) {
            throw cardNotFound();
          }
          const tags = new Map(cards.map((card) => [card.flashcardId, card.tags]));
          const tagsOf = (flashcardId: number) => tags.get(flashcardId) ?? [];
          await flashcards.writeTags(
            owner,
            groups.map(({ flashcardId, others }) => ({
              flashcardId,
              tags: changeTags(tagsOf(flashcardId), { add: others.flatMap(tagsOf) }),
            })),
          );
          await duplicates.takePlaces(owner, groups);
          await flashcards.remove(
            owner,
            groups.flatMap(({ others }) => others),
          );
          return null;
        }),
      );
    },

    part(owner: OwnerId, groups: JoinedCards[], request?: RequestKey) {
      return store.transaction(({ duplicates, flashcards, holdings, plans, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          await holdings.lock(owner);
          const others = groups.flatMap((group) => group.others);
          const kept = groups.map(({ flashcardId }) => flashcardId);
          const isThere =
            (await flashcards.lockTags(owner, kept)).length === kept.length &&
            (await flashcards.restore(owner, others, RESTORE_DAYS)) === others.length;
          if (!isThere) {
            throw cardNotFound();
          }
          await duplicates.leavePlaces(owner, groups);
          await limits.refuseReturn({ holdings, plans }, owner, 'cards');
          return null;
        }),
      );
    },
  };
}
