import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { id, IdParamSchema, instant } from '../wire/lists';
import { MARKS_PER_CALL } from './study-limits';
import { STUDY_MESSAGES } from './study-messages';

/**
 * Every card of a set is being studied until it is marked as studied, or remembered in any mode; a forgotten one is being
 * studied again. What was done last counts. No mark moves a schedule.
 */
export const MARKS = ['studying', 'studied'] as const;

/** What was marked last counts, whenever and however often it is sent. */
export const MarkChangeSchema = z.strictObject({
  flashcardId: id(STUDY_MESSAGES.id),
  mark: z.enum(MARKS, STUDY_MESSAGES.mark),
  /** By the clock of the student's device; a time in the future counts as now. */
  markedAt: instant(STUDY_MESSAGES.markedAt),
});
export type MarkChange = z.output<typeof MarkChangeSchema>;

export const MarksChangeSchema = z.strictObject({
  changes: z
    .array(MarkChangeSchema, STUDY_MESSAGES.marks)
    .check(z.maxLength(MARKS_PER_CALL, STUDY_MESSAGES.marks)),
  /** When every card of the set was set back to being studied. */
  clearedAt: z.optional(instant(STUDY_MESSAGES.clearedAt)),
});
export type MarksChange = z.output<typeof MarksChangeSchema>;

export const SetMarksSchema = z.object({
  /** Of the cards that are in the set now, in any order; one with which nothing was done is left out. */
  marks: z.array(z.object({ flashcardId: z.number(), mark: z.enum(MARKS), markedAt: z.string() })),
});
export type SetMarks = z.output<typeof SetMarksSchema>;

const bySet = z.strictObject({ quizId: IdParamSchema });

export const markEndpoints = {
  get: endpoint({
    summary: 'Which cards of a set the student has studied, and since when',
    method: 'GET',
    path: '/memory/marks/:quizId',
    auth: 'required',
    params: bySet,
    bodyLimit: BODY_LIMIT.none,
    data: SetMarksSchema,
  }),
  change: endpoint({
    summary: 'Mark cards of a set or set them back; cards that are not in it are passed over',
    method: 'PATCH',
    path: '/memory/marks/:quizId',
    auth: 'required',
    params: bySet,
    body: MarksChangeSchema,
    bodyLimit: BODY_LIMIT.order,
    data: SetMarksSchema,
  }),
};
