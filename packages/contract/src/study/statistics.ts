import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { TimeZoneSchema } from '../cards/reports';

/** Days are the student's, from 04:00 to 04:00, as 2026-12-24. Answers that were taken back count nowhere. */
export const StudyStatisticsSchema = z.object({
  /** The student's day. */
  today: z.string(),
  /**
   * The last twelve, the oldest first, each from Monday on. Only answers that tell what was remembered: the first of a
   * day to a card in review. `wished` is the share to be remembered, in percent.
   */
  weeks: z.array(
    z.object({
      from: z.string(),
      answers: z.number(),
      remembered: z.number(),
      wished: z.number(),
    }),
  ),
  /** Thirty days from today on, by the dates of the cards; what is overdue is due today. */
  forecast: z.array(z.object({ day: z.string(), due: z.number() })),
  /** Those of the last 365 with an answer or study time, the oldest first. Imported answers count neither here nor below. */
  days: z.array(z.object({ day: z.string(), answers: z.number(), milliseconds: z.number() })),
  /**
   * Days on which something was studied, one after the other; from Monday to Sunday one may be left out. Null where the student does
   * not want to see it.
   */
  streak: z.nullable(z.object({ days: z.number(), longest: z.number(), freeDayUsed: z.boolean() })),
  /** In milliseconds; the week from Monday on. */
  time: z.object({ today: z.number(), week: z.number(), all: z.number() }),
  /**
   * Sections of the student's documents of which less is remembered now than was wished, the weakest first: ten at
   * most, of three answered cards at least, among the cards answered last. `recall` in percent.
   */
  weakSections: z.array(
    z.object({
      documentId: z.number(),
      documentTitle: z.string(),
      /** Null for what stands before the first. */
      heading: z.nullable(z.string()),
      cards: z.number(),
      recall: z.number(),
    }),
  ),
});
export type StudyStatistics = z.output<typeof StudyStatisticsSchema>;

export const statisticsEndpoints = {
  get: endpoint({
    summary: 'What the student remembers, did and has to do: by week, by day, by section',
    method: 'GET',
    path: '/memory/statistics',
    auth: 'required',
    query: z.strictObject({
      /** Instead of the zone in the settings. */
      timeZone: z.optional(TimeZoneSchema),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: StudyStatisticsSchema,
  }),
};
