import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { BODY_LIMIT } from './limits';
import { TimeZoneSchema } from './reports';
import { NEW_A_DAY, REVIEWS_A_DAY } from './study-limits';
import { STUDY_MESSAGES } from './study-messages';

export const MemorySettingsSchema = z.object({
  /** IANA; null until the student's browser has told it, and the day is then that of UTC. */
  timeZone: z.nullable(z.string()),
  newPerDay: z.number(),
  reviewsPerDay: z.number(),
  /** Again and Knew it, or all four. */
  buttons: z.union([z.literal(2), z.literal(4)]),
});
export type MemorySettings = z.output<typeof MemorySettingsSchema>;

export const DEFAULT_MEMORY_SETTINGS: MemorySettings = {
  timeZone: null,
  newPerDay: NEW_A_DAY.default,
  reviewsPerDay: REVIEWS_A_DAY.default,
  buttons: 2,
};

/** What is left out stays as it is. */
export const MemorySettingsChangeSchema = z.strictObject({
  timeZone: z.optional(TimeZoneSchema),
  newPerDay: z.optional(cardsADay(NEW_A_DAY.max, STUDY_MESSAGES.newPerDay)),
  reviewsPerDay: z.optional(cardsADay(REVIEWS_A_DAY.max, STUDY_MESSAGES.reviewsPerDay)),
  buttons: z.optional(z.union([z.literal(2), z.literal(4)], STUDY_MESSAGES.buttons)),
});
export type MemorySettingsChange = z.output<typeof MemorySettingsChangeSchema>;

export const memorySettingsEndpoints = {
  get: endpoint({
    summary: 'How the student wants to study each day',
    method: 'GET',
    path: '/memory/settings',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: MemorySettingsSchema,
  }),
  change: endpoint({
    summary: 'Change time zone, limits of a day or buttons',
    method: 'PATCH',
    path: '/memory/settings',
    auth: 'required',
    body: MemorySettingsChangeSchema,
    bodyLimit: BODY_LIMIT.filter,
    data: MemorySettingsSchema,
  }),
};

function cardsADay(max: number, message: string) {
  return z.int(message).check(z.minimum(0, message), z.maximum(max, message));
}
