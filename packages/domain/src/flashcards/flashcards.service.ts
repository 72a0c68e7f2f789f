import {
  type CardEdit,
  type CardsToSave,
  flashcardEndpoints,
  type FlashcardFilter,
  type FlashcardPage,
  RESTORE_DAYS,
  STUDY_MESSAGES,
  type TagChange,
  type TagList,
} from '@scholar/contract';
import type { LimitKeys } from '../accounts/limits';
import type { PlanLimits } from '../plans/plan-limits';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import { countChoices } from './card-choices.service';
import { toEdit, toNewCard } from './card-kind';
import type { FlashcardsStore } from './flashcards.ports';
import { changeTags, joinSpellings } from './tags';

export type FlashcardsService = ReturnType<typeof createFlashcardsService>;

export function createFlashcardsService({
  store,
  limits,
  keys,
}: {
  store: FlashcardsStore;
  limits: PlanLimits;
  keys: LimitKeys;
}) {
  return {
    save(
      owner: OwnerId,
      { documentId, flashcardList, choices }: CardsToSave,
      request?: RequestKey,
    ) {
      return store.transaction(({ flashcards, holdings, plans, ...tx }) =>
        once(
          tx.requests,
          { owner, request, readAnswer: (kept) => flashcardEndpoints.addBulk.data.parse(kept) },
          async () => {
            await holdings.lock(owner);
            await limits.refuseMore({ holdings, plans }, owner, 'cards', flashcardList.length);
            const saved = await flashcards.insert(owner, documentId, flashcardList.map(toNewCard));
            if (!saved) {
              throw new AppError('not_found', STUDY_MESSAGES.documentNotFound);
            }
            if (choices) {
              // Last, because until the end everybody else's wait for the same few counters.
              await countChoices(tx, keys, owner, [choices]);
            }
            return { flashcardList: saved };
          },
        ),
      );
    },

    async list(
      owner: OwnerId,
      filter: FlashcardFilter,
      page: { index: number; size: number },
    ): Promise<FlashcardPage> {
      const { items, total } = await store.flashcards.list(owner, filter, page);
      return {
        items,
        currentPage: page.index,
        // An empty list is one empty page, so that '1 / 1' can be shown.
        totalPages: Math.max(1, Math.ceil(total / page.size)),
        totalItems: total,
        pageSize: page.size,
      };
    },

    async edit(owner: OwnerId, flashcardId: number, change: CardEdit) {
      const card = await store.transaction(({ flashcards }) =>
        flashcards.update(owner, flashcardId, toEdit(change)),
      );
      if (!card) {
        throw cardNotFound();
      }
      return card;
    },

    remove(owner: OwnerId, flashcardIds: number[], request?: RequestKey) {
      const ids = [...new Set(flashcardIds)];
      return store.transaction(({ flashcards, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          if ((await flashcards.remove(owner, ids)) !== ids.length) {
            throw cardNotFound();
          }
          return null;
        }),
      );
    },

    restore(owner: OwnerId, flashcardIds: number[], request?: RequestKey) {
      const ids = [...new Set(flashcardIds)];
      return store.transaction(({ flashcards, holdings, plans, requests }) =>
        once(requests, { owner, request, readAnswer: () => null }, async () => {
          await holdings.lock(owner);
          if ((await flashcards.restore(owner, ids, RESTORE_DAYS)) !== ids.length) {
            throw cardNotFound();
          }
          await limits.refuseReturn({ holdings, plans }, owner, 'cards');
          return null;
        }),
      );
    },

    listTags: async (owner: OwnerId): Promise<TagList> => ({
      tags: joinSpellings(await store.flashcards.listTags(owner)),
    }),

    changeTags(owner: OwnerId, { flashcardIds, ...change }: TagChange, request?: RequestKey) {
      const ids = [...new Set(flashcardIds)];
      return store.transaction(({ flashcards, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => flashcardEndpoints.changeTags.data.parse(kept) },
          async () => {
            const found = await flashcards.lockTags(owner, ids);
            if (found.length !== ids.length) {
              throw cardNotFound();
            }
            const cards = found.map(({ flashcardId, tags }) => ({
              flashcardId,
              tags: changeTags(tags, change),
              before: tags,
            }));
            await flashcards.writeTags(owner, cards);
            return { cards };
          },
        ),
      );
    },

    purgeRemoved: () => store.flashcards.purgeRemoved(RESTORE_DAYS),
  };
}

/** Somebody else's card answers like a missing one, so that ids cannot be probed. */
export function cardNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.cardNotFound);
}
