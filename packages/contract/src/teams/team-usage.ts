import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { TimeZoneSchema } from '../cards/reports';

export const USAGE_WEEKS = { default: 8, max: 52 } as const;
export const USAGE_MESSAGES = {
  weeks: `weeks must be a whole number from 1 to ${USAGE_WEEKS.max}.`,
} as const;

/** What somebody did as a member in one week. */
export const WeekOfUseSchema = z.object({
  documents: z.number(),
  cards: z.number(),
  tests: z.number(),
  studySeconds: z.number(),
});
export type WeekOfUse = z.output<typeof WeekOfUseSchema>;

export const TeamUsageSchema = z.object({
  /** The Mondays, oldest first; the last week is the one under way. */
  weeks: z.array(z.string()),
  members: z.array(
    z.object({
      userId: z.number(),
      name: z.string(),
      /** One for each week, in the same order. */
      weeks: z.array(WeekOfUseSchema),
    }),
  ),
});
export type TeamUsage = z.output<typeof TeamUsageSchema>;

const UsageQuerySchema = z.strictObject({
  weeks: z.pipe(
    z.optional(
      z.string(USAGE_MESSAGES.weeks).check(
        z.regex(/^[1-9]\d?$/, USAGE_MESSAGES.weeks),
        z.refine((weeks) => Number(weeks) <= USAGE_WEEKS.max, USAGE_MESSAGES.weeks),
      ),
    ),
    z.transform((weeks) => Number(weeks ?? USAGE_WEEKS.default)),
  ),
  /** Where weeks begin and end; UTC when left out. */
  timeZone: z.optional(TimeZoneSchema),
});
export type UsageQuery = z.output<typeof UsageQuerySchema>;

export const teamUsageEndpoints = {
  read: endpoint({
    summary: 'What each member did week by week (owner, admins)',
    method: 'GET',
    path: '/team/usage',
    auth: 'required',
    query: UsageQuerySchema,
    bodyLimit: BODY_LIMIT.none,
    data: TeamUsageSchema,
  }),
  download: endpoint({
    summary: 'The same as a table to download (owner, admins)',
    method: 'GET',
    path: '/team/usage.csv',
    auth: 'required',
    query: UsageQuerySchema,
    bodyLimit: BODY_LIMIT.none,
    answer: 'csv',
    data: z.custom<string | Blob>(),
  }),
};
