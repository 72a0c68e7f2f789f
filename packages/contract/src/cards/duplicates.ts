import * as z from 'zod/mini';
import { MANY_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { BODY_LIMIT } from '../wire/limits';
import { IdSchema, pageNumberQuery, totals } from '../wire/lists';
import { FlashcardSchema } from './flashcards';

/** A card that asks what another one asks, and the sets it is in. */
export const RepeatedCardSchema = z.extend(FlashcardSchema, {
  sets: z.array(z.object({ quizId: z.number(), title: z.string() })),
});
export type RepeatedCard = z.output<typeof RepeatedCardSchema>;

export const DuplicatesSchema = z.object({
  /** Cards that ask the same, the oldest first; of a large group the first ones. */
  groups: z.array(z.array(RepeatedCardSchema)),
  /** Of groups. */
  ...totals,
});
export type Duplicates = z.output<typeof DuplicatesSchema>;

const JoinedCardsSchema = z.strictObject({
  /** Stays, with what is remembered of it, and takes the places of the others in their sets. */
  flashcardId: IdSchema,
  others: z
    .array(IdSchema, STUDY_MESSAGES.joinedCards)
    .check(z.minLength(1, STUDY_MESSAGES.joinedCards)),
});
export type JoinedCards = z.output<typeof JoinedCardsSchema>;

const CardsToJoinSchema = z.strictObject({
  groups: z.array(JoinedCardsSchema, STUDY_MESSAGES.joinedCards).check(
    z.minLength(1, STUDY_MESSAGES.joinedCards),
    z.refine((groups) => {
      const ids = groups.flatMap(({ flashcardId, others }) => [flashcardId, ...others]);
      return ids.length <= MANY_MAX && new Set(ids).size === ids.length;
    }, STUDY_MESSAGES.joinedCards),
  ),
});

export const duplicateEndpoints = {
  list: endpoint({
    summary: 'Groups of own flashcards that ask the same, in any spelling',
    method: 'GET',
    path: '/duplicate/list',
    auth: 'required',
    query: z.strictObject({ page: pageNumberQuery(STUDY_MESSAGES.page) }),
    bodyLimit: BODY_LIMIT.none,
    data: DuplicatesSchema,
  }),
  join: endpoint({
    summary: 'Make one flashcard of each group, all groups or none; the others are deleted',
    method: 'POST',
    path: '/duplicate/join',
    auth: 'required',
    body: CardsToJoinSchema,
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
  part: endpoint({
    summary: 'Take a join back: the others are there again, and alone in their places',
    method: 'POST',
    path: '/duplicate/part',
    auth: 'required',
    body: CardsToJoinSchema,
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: NothingSchema,
  }),
};
