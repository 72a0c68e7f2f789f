import * as z from 'zod/mini';
import { FlashcardSchema } from '../cards/flashcards';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { IdParamSchema } from '../wire/lists';
import { CardHandlingSchema } from './memory';

/** A card that the student has suspended, buried or flagged; one of another person's set names no document. */
export const PutAwayCardSchema = z.extend(FlashcardSchema, {
  quizId: z.number(),
  setTitle: z.string(),
  isSuspended: CardHandlingSchema.shape.isSuspended,
  isFlagged: CardHandlingSchema.shape.isFlagged,
  /** Null where that day has come. */
  buriedUntil: CardHandlingSchema.shape.buriedUntil,
});
export type PutAwayCard = z.output<typeof PutAwayCardSchema>;

export const PutAwayPageSchema = z.object({
  /** On all pages. */
  total: z.number(),
  cards: z.array(PutAwayCardSchema),
  /** What the next page comes after; null on the last. */
  next: z.nullable(z.number()),
});
export type PutAwayPage = z.output<typeof PutAwayPageSchema>;

export const putAwayEndpoints = {
  list: endpoint({
    summary: 'Cards that the student has suspended, buried or flagged, page by page',
    method: 'GET',
    path: '/memory/put-away',
    auth: 'required',
    query: z.strictObject({ after: z.optional(IdParamSchema) }),
    bodyLimit: BODY_LIMIT.none,
    data: PutAwayPageSchema,
  }),
};
