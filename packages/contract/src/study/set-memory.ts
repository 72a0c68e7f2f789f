import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { IdParamSchema } from '../wire/lists';
import { CardStatusSchema } from './memory';
import { MATCH_MS_MAX, MATCH_PAIRS } from './study-limits';
import { STUDY_MESSAGES } from './study-messages';

/** How long the pairs on the table took. */
export const MatchTimeSchema = z.strictObject({
  pairs: wholeNumber(MATCH_PAIRS, STUDY_MESSAGES.matchPairs),
  milliseconds: wholeNumber(MATCH_MS_MAX, STUDY_MESSAGES.matchTime),
});
export type MatchTime = z.output<typeof MatchTimeSchema>;

export const SetMemorySchema = z.object({
  /** A card that was never answered is left out. */
  cards: z.array(CardStatusSchema),
  /** More pairs beat fewer, then the shorter time. */
  bestMatch: z.nullable(MatchTimeSchema),
});
export type SetMemory = z.output<typeof SetMemorySchema>;

export const MatchAnswerSchema = z.object({ best: MatchTimeSchema, isBest: z.boolean() });
export type MatchAnswer = z.output<typeof MatchAnswerSchema>;

const bySet = z.strictObject({ quizId: IdParamSchema });

export const setMemoryEndpoints = {
  get: endpoint({
    summary: 'What the student remembers of the cards of a set, and their best time in Match',
    method: 'GET',
    path: '/memory/set/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: SetMemorySchema,
  }),
  match: endpoint({
    summary: 'Bring a time of Match; the best of a set is kept',
    method: 'POST',
    path: '/memory/set/:quizId/match',
    auth: 'required',
    params: bySet,
    body: MatchTimeSchema,
    bodyLimit: BODY_LIMIT.filter,
    data: MatchAnswerSchema,
  }),
};

function wholeNumber(max: number, message: string) {
  return z.int(message).check(z.minimum(1, message), z.maximum(max, message));
}
