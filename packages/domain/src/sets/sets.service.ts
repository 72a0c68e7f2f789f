import {
  type CardEdit,
  type CardDraft,
  setEndpoints,
  type CardSetDraft,
  type CardSetFilter,
  type CardSetPage,
  CardSetSchema,
  type CardSetUpdate,
  RESTORE_DAYS,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { toEdit, toNewCard } from '../flashcards/card-kind';
import { cardNotFound } from '../flashcards/flashcards.service';
import type { PlanLimits } from '../plans/plan-limits';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { SetsStore } from './sets.ports';
import { lockForChange, setNotFound, readCards, refuseMissingSet } from './set-access';

export type SetsService = ReturnType<typeof createSetsService>;

export function createSetsService({ store, limits }: { store: SetsStore; limits: PlanLimits }) {
  return {
    create(owner: OwnerId, { title, flashcardList }: CardSetDraft, request?: RequestKey) {
      return store.transaction(({ sets, flashcards, holdings, plans, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => CardSetSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            await limits.refuseMore({ holdings, plans }, owner, 'sets', 1);
            let ids: number[];
            if (areIds(flashcardList)) {
              ids = flashcardList;
            } else {
              await limits.refuseMore({ holdings, plans }, owner, 'cards', flashcardList.length);
              const added = flashcardList.map(toNewCard);
              const saved = (await flashcards.insert(owner, undefined, added)) ?? [];
              ids = saved.map(({ flashcardId }) => flashcardId);
            }
            const { setId } = await sets.insert(owner, title);
            refuseMissingCards(await sets.addCards(owner, setId, ids));
            return refuseMissingSet(await sets.find(owner, setId));
          },
        ),
      );
    },

    async list(owner: OwnerId, { page, pageSize, ...filter }: CardSetFilter): Promise<CardSetPage> {
      const { sets, total } = await store.sets.list(owner, filter, {
        index: page,
        size: pageSize,
      });
      // An empty list is one empty page, so that '1 / 1' can be shown.
      const totalPages = Math.max(1, Math.ceil(total / pageSize));
      return { quizzes: sets, totalPages, totalItems: total };
    },

    get: (reader: OwnerId, setId: number) => readCards(store, reader, setId),

    update(student: OwnerId, setId: number, { title, order }: CardSetUpdate) {
      return store.transaction(async ({ sets, ...team }) => {
        const owner = await lockForChange({ sets, ...team }, student, setId);
        await sets.rename(owner, setId, title);
        if (order) {
          if (!isSameSet(order, await sets.listCardIds(owner, setId))) {
            throw new AppError('invalid_input', STUDY_MESSAGES.order);
          }
          await sets.reorder(owner, setId, order);
        }
        return refuseMissingSet(await sets.find(owner, setId));
      });
    },

    editCard(student: OwnerId, setId: number, flashcardId: number, change: CardEdit) {
      return store.transaction(async ({ sets, flashcards, ...team }) => {
        const owner = await lockForChange({ sets, ...team }, student, setId);
        const isMember = await sets.hasCard(owner, setId, flashcardId);
        const card = isMember && (await flashcards.update(owner, flashcardId, toEdit(change)));
        if (!card) {
          throw cardNotFound();
        }
        return owner === student ? card : { ...card, document: null };
      });
    },

    async removeCard(student: OwnerId, setId: number, flashcardId: number) {
      await store.transaction(async ({ sets, ...team }) => {
        const owner = await lockForChange({ sets, ...team }, student, setId);
        if ((await sets.removeCards(owner, setId, [flashcardId])) === 0) {
          throw cardNotFound();
        }
      });
      return null;
    },

    addCards(owner: OwnerId, setId: number, flashcardIds: number[], request?: RequestKey) {
      return store.transaction(({ sets, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => setEndpoints.addCards.data.parse(kept) },
          async () => {
            if (!(await sets.lock(owner, setId))) {
              throw setNotFound();
            }
            const added = refuseMissingCards(await sets.addCards(owner, setId, flashcardIds));
            const { flashcardCount } = refuseMissingSet(await sets.find(owner, setId));
            return { added: added.length, addedIds: added, flashcardCount };
          },
        ),
      );
    },

    removeCards(student: OwnerId, setId: number, flashcardIds: number[], request?: RequestKey) {
      const ids = [...new Set(flashcardIds)];
      return store.transaction(({ sets, requests, ...team }) =>
        once(requests, { owner: student, request, readAnswer: () => null }, async () => {
          const owner = await lockForChange({ sets, ...team }, student, setId);
          if ((await sets.removeCards(owner, setId, ids)) !== ids.length) {
            throw cardNotFound();
          }
          return null;
        }),
      );
    },

    async remove(owner: OwnerId, setId: number) {
      if ((await store.sets.remove(owner, [setId])) === 0) {
        throw setNotFound();
      }
      return null;
    },

    merge(
      owner: OwnerId,
      { title, quizIds }: { title: string; quizIds: number[] },
      request?: RequestKey,
    ) {
      const ids = [...new Set(quizIds)];
      return store.transaction(({ sets, holdings, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => CardSetSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            const { setId } = await sets.insert(owner, title);
            await sets.joinCards(owner, setId, ids);
            await sets.takeOver(owner, setId, ids);
            if ((await sets.remove(owner, ids)) !== ids.length) {
              throw setNotFound();
            }
            return refuseMissingSet(await sets.find(owner, setId));
          },
        ),
      );
    },

    split(
      owner: OwnerId,
      fromId: number,
      { title, flashcardIds }: { title: string; flashcardIds: number[] },
      request?: RequestKey,
    ) {
      const chosen = new Set(flashcardIds);
      return store.transaction(({ sets, holdings, plans, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => CardSetSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            if (!(await sets.lock(owner, fromId))) {
              throw setNotFound();
            }
            await limits.refuseMore({ holdings, plans }, owner, 'sets', 1);
            const inOrder = (await sets.listCardIds(owner, fromId)).filter((id) => chosen.has(id));
            if (inOrder.length !== chosen.size) {
              throw cardNotFound();
            }
            const { setId } = await sets.insert(owner, title);
            refuseMissingCards(await sets.addCards(owner, setId, inOrder));
            await sets.takeOver(owner, setId, [fromId]);
            await sets.removeCards(owner, fromId, inOrder);
            return refuseMissingSet(await sets.find(owner, setId));
          },
        ),
      );
    },

    removeMany(owner: OwnerId, setIds: number[], request?: RequestKey) {
      const ids = [...new Set(setIds)];
      return store.transaction(({ sets, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          if ((await sets.remove(owner, ids)) !== ids.length) {
            throw setNotFound();
          }
          return null;
        }),
      );
    },

    restoreMany(owner: OwnerId, setIds: number[], request?: RequestKey) {
      const ids = [...new Set(setIds)];
      return store.transaction(({ sets, holdings, plans, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          await holdings.lock(owner);
          if ((await sets.restore(owner, ids, RESTORE_DAYS)) !== ids.length) {
            throw setNotFound();
          }
          await limits.refuseReturn({ holdings, plans }, owner, 'sets');
          return null;
        }),
      );
    },

    restore(owner: OwnerId, setId: number) {
      return store.transaction(async ({ sets, holdings, plans }) => {
        await holdings.lock(owner);
        if ((await sets.restore(owner, [setId], RESTORE_DAYS)) === 0) {
          throw setNotFound();
        }
        await limits.refuseReturn({ holdings, plans }, owner, 'sets');
        return refuseMissingSet(await sets.find(owner, setId));
      });
    },

    purgeRemoved: () => store.sets.purgeRemoved(RESTORE_DAYS),
  };
}

/** The contract allows no mixture. */
function areIds(cards: number[] | CardDraft[]): cards is number[] {
  return typeof cards[0] === 'number';
}

function isSameSet(order: number[], members: number[]): boolean {
  const ids = new Set(order);
  return (
    order.length === members.length &&
    ids.size === members.length &&
    members.every((id) => ids.has(id))
  );
}

function refuseMissingCards(added: number[] | undefined): number[] {
  if (added === undefined) {
    throw cardNotFound();
  }
  return added;
}
