import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import {
  CardDraftsSchema,
  CardEditSchema,
  flashcardIds,
  FlashcardSchema,
  SavedCardSchema,
} from './flashcards';
import { BODY_LIMIT } from '../wire/limits';
import {
  FolderQuerySchema,
  FromDateSchema,
  IdParamSchema,
  IdSchema,
  KeywordSchema,
  manyIds,
  pageNumberQuery,
  pageSizeQuery,
  sortOf,
  ToDateSchema,
  totals,
  withTotal,
} from '../wire/lists';
import { DEFAULT_PAGE_SIZE, TITLE_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, isBlank, text } from '../text/text';

export const CardSetTitleSchema = text({
  max: TITLE_MAX,
  message: STUDY_MESSAGES.setName,
  tooLong: STUDY_MESSAGES.titleTooLong,
}).check(
  z.overwrite((title) => title.trim()),
  z.refine((title) => !isBlank(title), { error: STUDY_MESSAGES.setName, abort: true }),
  z.refine((title) => countCharacters(title) <= TITLE_MAX, STUDY_MESSAGES.titleTooLong),
);

export const CardSetDraftSchema = z.strictObject({
  title: CardSetTitleSchema,
  /** Ids of saved cards, or cards that are to be saved along with the set; never both. */
  flashcardList: z.union(
    [flashcardIds(STUDY_MESSAGES.cardList), CardDraftsSchema],
    STUDY_MESSAGES.cardList,
  ),
});
export type CardSetDraft = z.output<typeof CardSetDraftSchema>;

export const CardSetUpdateSchema = z.strictObject({
  title: CardSetTitleSchema,
  /** Every card of the set, in its new order. */
  order: z.optional(z.array(IdSchema, STUDY_MESSAGES.order)),
});
export type CardSetUpdate = z.output<typeof CardSetUpdateSchema>;

export const CardSetSchema = z.object({
  quizId: z.number(),
  title: z.string(),
  createdDate: z.string(),
  /** Left out in the answer to a new set. */
  flashcardCount: z._default(z.number(), 0),
  /** Where it lies in a folder. */
  folderId: z.optional(z.number()),
});
export type CardSet = z.output<typeof CardSetSchema>;

export const CardSetFilterSchema = z.strictObject({
  page: pageNumberQuery(STUDY_MESSAGES.page),
  pageSize: pageSizeQuery({ fallback: DEFAULT_PAGE_SIZE }),
  from: FromDateSchema,
  to: ToDateSchema,
  keyword: KeywordSchema,
  folder: FolderQuerySchema,
  sort: sortOf('sets'),
});
export type CardSetFilter = z.output<typeof CardSetFilterSchema>;

export const CardSetPageSchema = z
  .object({ quizzes: z.array(CardSetSchema), ...totals })
  .check(withTotal((page) => page.quizzes.length));
export type CardSetPage = z.output<typeof CardSetPageSchema>;

/** The specification lists its cards alone: who asked knows the id, and lists know the title. */
export const SetWithCardsSchema = z.extend(CardSetSchema, {
  quizId: z._default(z.number(), 0),
  title: z._default(z.string(), ''),
  createdDate: z._default(z.string(), ''),
  flashcards: z.array(FlashcardSchema),
  /** There when the student’s team has the set; its cards name no documents unless it is their own. */
  shared: z.optional(
    z.object({
      author: z.object({ userId: z.number(), name: z.string() }),
      isMine: z.boolean(),
      /** For its author and the owner of the team. */
      canEdit: z.boolean(),
    }),
  ),
});
export type SetWithCards = z.output<typeof SetWithCardsSchema>;

const bySet = z.strictObject({ quizId: IdParamSchema });

export const setEndpoints = {
  create: endpoint({
    summary: 'Make a flashcard set',
    method: 'POST',
    path: '/quiz/post-quiz',
    auth: 'required',
    body: CardSetDraftSchema,
    bodyLimit: BODY_LIMIT.document,
    isIdempotent: true,
    data: CardSetSchema,
  }),
  list: endpoint({
    summary: 'One page of the student’s sets, newest first unless another order is asked for',
    method: 'GET',
    path: '/quiz/get-quiz',
    auth: 'required',
    query: CardSetFilterSchema,
    bodyLimit: BODY_LIMIT.none,
    data: CardSetPageSchema,
  }),
  get: endpoint({
    summary: 'An own set, or one shared with the team, with its flashcards in order',
    method: 'GET',
    path: '/quiz/get-quiz-flashcards/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: SetWithCardsSchema,
  }),
  update: endpoint({
    summary: 'Rename a set and put its cards in another order (its author, the team’s owner)',
    method: 'PUT',
    path: '/quiz/update/:quizId',
    auth: 'required',
    params: bySet,
    body: CardSetUpdateSchema,
    bodyLimit: BODY_LIMIT.order,
    data: CardSetSchema,
  }),
  editCard: endpoint({
    summary: 'Change a card of a set; it changes everywhere (its author, the team’s owner)',
    method: 'PUT',
    path: '/quiz/edit-flashcard-for-quiz/:quizId/:flashcardId',
    auth: 'required',
    params: z.strictObject({ quizId: IdParamSchema, flashcardId: IdParamSchema }),
    body: CardEditSchema,
    bodyLimit: BODY_LIMIT.card,
    data: SavedCardSchema,
  }),
  removeCard: endpoint({
    summary: 'Take a card out of a set; the card itself stays (its author, the team’s owner)',
    method: 'DELETE',
    path: '/quiz/delete-quiz-flashcards/:quizId',
    auth: 'required',
    params: bySet,
    query: z.strictObject({ flashcardId: IdParamSchema }),
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  addCards: endpoint({
    summary: 'Add saved cards to a set; those already in it are left alone',
    method: 'POST',
    path: '/quiz/add-bulk-flashcards/:quizId',
    auth: 'required',
    params: bySet,
    body: z.strictObject({ flashcardList: flashcardIds(STUDY_MESSAGES.cardListIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: z.catch(
      z.object({
        added: z.number(),
        /** Those that were not in it; the specification tells nothing. */
        addedIds: z._default(z.array(z.number()), []),
        flashcardCount: z.number(),
      }),
      { added: 0, addedIds: [], flashcardCount: 0 },
    ),
  }),
  removeCards: endpoint({
    summary: 'Take cards out of a set, all or none of them (its author, the team’s owner)',
    method: 'POST',
    path: '/quiz/remove-bulk-flashcards/:quizId',
    auth: 'required',
    params: bySet,
    body: z.strictObject({ flashcardList: flashcardIds(STUDY_MESSAGES.cardListIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  remove: endpoint({
    summary: 'Delete a set; its cards stay, and it can be restored for 30 days',
    method: 'DELETE',
    path: '/quiz/delete-quiz/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  merge: endpoint({
    summary: 'Make one set of several own ones, each card once; the others are deleted',
    method: 'POST',
    path: '/quiz/merge',
    auth: 'required',
    body: z.strictObject({
      title: CardSetTitleSchema,
      /** Their cards follow each other in this order. */
      quizIds: manyIds(STUDY_MESSAGES.mergedSets, 2),
    }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: CardSetSchema,
  }),
  split: endpoint({
    summary: 'Make a new set of some cards of an own one, which they leave',
    method: 'POST',
    path: '/quiz/split/:quizId',
    auth: 'required',
    params: bySet,
    body: z.strictObject({
      title: CardSetTitleSchema,
      flashcardIds: flashcardIds(STUDY_MESSAGES.cardIds),
    }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: CardSetSchema,
  }),
  removeMany: endpoint({
    summary: 'Delete own sets, all or none of them; their cards stay',
    method: 'POST',
    path: '/quiz/delete-many',
    auth: 'required',
    body: z.strictObject({ quizIds: manyIds(STUDY_MESSAGES.setIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  restoreMany: endpoint({
    summary: 'Bring deleted sets back, all or none of them',
    method: 'POST',
    path: '/quiz/restore-many',
    auth: 'required',
    body: z.strictObject({ quizIds: manyIds(STUDY_MESSAGES.setIds) }),
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  restore: endpoint({
    summary: 'Bring a deleted set back',
    method: 'POST',
    path: '/quiz/restore/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: CardSetSchema,
  }),
};
