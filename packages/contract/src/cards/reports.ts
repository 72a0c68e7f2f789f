import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { FIELDS } from '../text/fields';
import { BODY_LIMIT } from '../wire/limits';
import { id } from '../wire/lists';
import { CARDS_PER_CALL } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { boundedText } from '../text/text';
import { DocumentRowSchema } from './documents';

export const StatisticsSchema = z.object({
  documentsSummarized: z._default(z.number(), 0),
  flashcardsCreated: z._default(z.number(), 0),
  quizzesTaken: z._default(z.number(), 0),
  /** Seconds. */
  totalStudyTime: z._default(z.number(), 0),
});
export type Statistics = z.output<typeof StatisticsSchema>;

/** No zone has a longer name. */
const TIME_ZONE_MAX = 60;
export const STUDY_KINDS = ['study', 'test'] as const;
/** Most sets, and most documents, that lie on the desk. */
export const DESK_MAX = 3;
const CountSchema = z.int().check(z.minimum(0), z.maximum(CARDS_PER_CALL * 10));

/** Time spent on a set. The same session twice counts once. */
export const StudySessionSchema = z.strictObject({
  sessionId: z.uuid(STUDY_MESSAGES.sessionId),
  quizId: id(STUDY_MESSAGES.setId),
  kind: z.enum(STUDY_KINDS),
  /** Impossible times are cut down, not refused; JSON turns NaN into null. */
  seconds: z.nullable(z.number(STUDY_MESSAGES.seconds)),
  correct: CountSchema,
  incorrect: CountSchema,
});
export type StudySession = z.output<typeof StudySessionSchema>;

export const ActivitySchema = z.object({
  /** Monday to Sunday of this week. */
  studySeconds: z.array(z.number()),
  cardsByField: z.array(z.object({ field: z.enum(FIELDS), count: z.number() })),
});
export type Activity = z.output<typeof ActivitySchema>;

/** A set the student may study, and how far they are. */
export const DeskSetSchema = z.object({
  quizId: z.number(),
  title: z.string(),
  flashcardCount: z.number(),
  /** As the marks of the set have it. */
  studied: z.number(),
});
export type DeskSet = z.output<typeof DeskSetSchema>;

export const DeskDocumentSchema = z.extend(DocumentRowSchema, { flashcardCount: z.number() });
export type DeskDocument = z.output<typeof DeskDocumentSchema>;

/** What a student worked with last, on any device, the latest first. */
export const DeskSchema = z.object({
  sets: z.array(DeskSetSchema),
  documents: z.array(DeskDocumentSchema),
  week: z.object({
    /** Monday to Sunday: whether anything was studied. */
    days: z.array(z.boolean()),
    /** The place of today among them. */
    today: z.number(),
  }),
});
export type Desk = z.output<typeof DeskSchema>;

export const TimeZoneSchema = boundedText({
  max: TIME_ZONE_MAX,
  message: STUDY_MESSAGES.timeZone,
}).check(z.refine(isTimeZone, STUDY_MESSAGES.timeZone));

export const reportEndpoints = {
  statistics: endpoint({
    summary: 'What the student has achieved so far',
    method: 'GET',
    path: '/report/statistics',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: StatisticsSchema,
  }),
  studySession: endpoint({
    summary: 'Report time spent studying or a finished test',
    method: 'POST',
    path: '/report/study-session',
    auth: 'required',
    body: StudySessionSchema,
    bodyLimit: BODY_LIMIT.profile,
    data: NothingSchema,
  }),
  activity: endpoint({
    summary: 'This week’s study time and the cards by field',
    method: 'GET',
    path: '/report/activity',
    auth: 'required',
    query: z.strictObject({
      /** Where the student's days begin and end; UTC when left out. */
      timeZone: z.optional(TimeZoneSchema),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: ActivitySchema,
  }),
  desk: endpoint({
    summary: 'The sets and documents the student worked with last, and the days of this week',
    method: 'GET',
    path: '/report/desk',
    auth: 'required',
    query: z.strictObject({
      /** Instead of the zone in the settings. */
      timeZone: z.optional(TimeZoneSchema),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: DeskSchema,
  }),
};

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/.test(name);
  } catch {
    // RangeError is how Intl says that it does not know the zone.
    return false;
  }
}
