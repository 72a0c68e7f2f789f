import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { BODY_LIMIT } from '../wire/limits';
import { TimeZoneSchema } from '../cards/reports';
import { NEW_A_DAY, REMINDER_HOUR, REVIEWS_A_DAY } from './study-limits';
import { STUDY_MESSAGES } from './study-messages';

/** A reminder comes one way only: by mail, or to the browsers that show notifications. */
export const REMINDER_WAYS = ['mail', 'push'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];

export const MemorySettingsSchema = z.object({
  /** IANA; null until the student's browser has told it, and the day is then that of UTC. */
  timeZone: z.nullable(z.string()),
  newPerDay: z.number(),
  reviewsPerDay: z.number(),
  /** Again and Knew it, or all four. */
  buttons: z.union([z.literal(2), z.literal(4)]),
  /** Once a day and only when cards wait. */
  isReminderOn: z.boolean(),
  /** Of the student's clock. */
  reminderHour: z.number(),
  /** By push it comes by mail all the same while no browser is left to show it. */
  reminderWay: z.enum(REMINDER_WAYS),
  showsStreak: z.boolean(),
});
export type MemorySettings = z.output<typeof MemorySettingsSchema>;

export const DEFAULT_MEMORY_SETTINGS: MemorySettings = {
  timeZone: null,
  newPerDay: NEW_A_DAY.default,
  reviewsPerDay: REVIEWS_A_DAY.default,
  buttons: 2,
  isReminderOn: false,
  reminderHour: REMINDER_HOUR.default,
  reminderWay: 'mail',
  showsStreak: true,
};

/** What is left out stays as it is. */
export const MemorySettingsChangeSchema = z.strictObject({
  timeZone: z.optional(TimeZoneSchema),
  newPerDay: z.optional(wholeNumber(NEW_A_DAY.max, STUDY_MESSAGES.newPerDay)),
  reviewsPerDay: z.optional(wholeNumber(REVIEWS_A_DAY.max, STUDY_MESSAGES.reviewsPerDay)),
  buttons: z.optional(z.union([z.literal(2), z.literal(4)], STUDY_MESSAGES.buttons)),
  isReminderOn: z.optional(z.boolean(STUDY_MESSAGES.isReminderOn)),
  reminderHour: z.optional(wholeNumber(REMINDER_HOUR.max, STUDY_MESSAGES.reminderHour)),
  reminderWay: z.optional(z.enum(REMINDER_WAYS, STUDY_MESSAGES.reminderWay)),
  showsStreak: z.optional(z.boolean(STUDY_MESSAGES.showsStreak)),
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
    summary:
      'Change time zone, limits of a day, buttons, the daily reminder or whether streaks are shown',
    method: 'PATCH',
    path: '/memory/settings',
    auth: 'required',
    body: MemorySettingsChangeSchema,
    bodyLimit: BODY_LIMIT.filter,
    data: MemorySettingsSchema,
  }),
  unsubscribe: endpoint({
    summary: 'End the daily reminder by the link in its mail; also in one click (RFC 8058)',
    method: 'POST',
    path: '/memory/unsubscribe/:token',
    auth: 'none',
    params: z.strictObject({
      token: z.string().check(z.regex(/^[\w-]{43}$/, STUDY_MESSAGES.unsubscribeToken)),
    }),
    // Mail programs send a form; nothing in it changes what is done.
    bodyLimit: BODY_LIMIT.none,
    isForAnySite: true,
    data: z.null(),
    success: { message: 'You get no more reminders.' },
  }),
};

function wholeNumber(max: number, message: string) {
  return z.int(message).check(z.minimum(0, message), z.maximum(max, message));
}
