import {
  type CardDraft,
  type CardText,
  quizEndpoints,
  type QuizDraft,
  type QuizFilter,
  type QuizPage,
  QuizSchema,
  type QuizUpdate,
  RESTORE_DAYS,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { cardNotFound } from '../flashcards/flashcards.service';
import type { PlanLimits } from '../plans/plan-limits';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { QuizzesStore } from './quizzes.ports';
import { lockForChange, quizNotFound, readCards, refuseMissingSet } from './set-access';

export type QuizzesService = ReturnType<typeof createQuizzesService>;

export function createQuizzesService({
  store,
  limits,
}: {
  store: QuizzesStore;
  limits: PlanLimits;
}) {
  return {
    create(owner: OwnerId, { title, flashcardList }: QuizDraft, request?: RequestKey) {
      return store.transaction(({ quizzes, flashcards, holdings, plans, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => QuizSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            await limits.refuseMore({ holdings, plans }, owner, 'sets', 1);
            let ids: number[];
            if (areIds(flashcardList)) {
              ids = flashcardList;
            } else {
              await limits.refuseMore({ holdings, plans }, owner, 'cards', flashcardList.length);
              const saved = (await flashcards.insert(owner, undefined, flashcardList)) ?? [];
              ids = saved.map(({ flashcardId }) => flashcardId);
            }
            const { quizId } = await quizzes.insert(owner, title);
            refuseMissingCards(await quizzes.addCards(owner, quizId, ids));
            return refuseMissingSet(await quizzes.find(owner, quizId));
          },
        ),
      );
    },

    async list(owner: OwnerId, { page, pageSize, ...filter }: QuizFilter): Promise<QuizPage> {
      const { quizzes, total } = await store.quizzes.list(owner, filter, {
        index: page,
        size: pageSize,
      });
      // An empty list is one empty page, so that '1 / 1' can be shown.
      const totalPages = Math.max(1, Math.ceil(total / pageSize));
      return { quizzes, totalPages, totalItems: total };
    },

    get: (reader: OwnerId, quizId: number) => readCards(store, reader, quizId),

    update(student: OwnerId, quizId: number, { title, order }: QuizUpdate) {
      return store.transaction(async ({ quizzes, ...team }) => {
        const owner = await lockForChange({ quizzes, ...team }, student, quizId);
        await quizzes.rename(owner, quizId, title);
        if (order) {
          if (!isSameSet(order, await quizzes.listCardIds(owner, quizId))) {
            throw new AppError('invalid_input', STUDY_MESSAGES.order);
          }
          await quizzes.reorder(owner, quizId, order);
        }
        return refuseMissingSet(await quizzes.find(owner, quizId));
      });
    },

    editCard(student: OwnerId, quizId: number, flashcardId: number, text: CardText) {
      return store.transaction(async ({ quizzes, flashcards, ...team }) => {
        const owner = await lockForChange({ quizzes, ...team }, student, quizId);
        const isMember = await quizzes.hasCard(owner, quizId, flashcardId);
        const card = isMember && (await flashcards.update(owner, flashcardId, text));
        if (!card) {
          throw cardNotFound();
        }
        return owner === student ? card : { ...card, document: null };
      });
    },

    async removeCard(student: OwnerId, quizId: number, flashcardId: number) {
      await store.transaction(async ({ quizzes, ...team }) => {
        const owner = await lockForChange({ quizzes, ...team }, student, quizId);
        if (!(await quizzes.removeCard(owner, quizId, flashcardId))) {
          throw cardNotFound();
        }
      });
      return null;
    },

    addCards(owner: OwnerId, quizId: number, flashcardIds: number[], request?: RequestKey) {
      return store.transaction(({ quizzes, requests }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => quizEndpoints.addCards.data.parse(kept) },
          async () => {
            if (!(await quizzes.lock(owner, quizId))) {
              throw quizNotFound();
            }
            const added = refuseMissingCards(await quizzes.addCards(owner, quizId, flashcardIds));
            const { flashcardCount } = refuseMissingSet(await quizzes.find(owner, quizId));
            return { added, flashcardCount };
          },
        ),
      );
    },

    async remove(owner: OwnerId, quizId: number) {
      if (!(await store.quizzes.remove(owner, quizId))) {
        throw quizNotFound();
      }
      return null;
    },

    restore(owner: OwnerId, quizId: number) {
      return store.transaction(async ({ quizzes, holdings, plans }) => {
        await holdings.lock(owner);
        if (!(await quizzes.restore(owner, quizId, RESTORE_DAYS))) {
          throw quizNotFound();
        }
        await limits.refuseReturn({ holdings, plans }, owner, 'sets');
        return refuseMissingSet(await quizzes.find(owner, quizId));
      });
    },

    purgeRemoved: () => store.quizzes.purgeRemoved(RESTORE_DAYS),
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

function refuseMissingCards(added: number | undefined): number {
  if (added === undefined) {
    throw cardNotFound();
  }
  return added;
}
