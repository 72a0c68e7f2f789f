import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { NothingSchema } from '../wire/envelope';
import { BODY_LIMIT } from '../wire/limits';
import { id, IdParamSchema } from '../wire/lists';
import { TimeZoneSchema } from '../cards/reports';
import {
  CALENDAR_KEPT_SECONDS,
  EXAM_GOAL,
  EXAM_MINUTES_MAX,
  EXAM_SETS_MAX,
  TITLE_MAX,
} from './study-limits';
import { STUDY_MESSAGES } from './study-messages';
import { countCharacters, isBlank, text } from '../text/text';

/** How it went, as the student says afterwards. */
export const EXAM_OUTCOMES = ['well', 'so-so', 'badly'] as const;
/** What becomes of the cards after the day: they come as before, come at longer intervals, or leave Today. */
export const AFTER_EXAM = ['keep', 'slow', 'archive'] as const;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const ExamDraftSchema = z.strictObject({
  /** Of the exam to change; a new one where it is left out. */
  examId: z.optional(id(STUDY_MESSAGES.id)),
  title: text({
    max: TITLE_MAX,
    message: STUDY_MESSAGES.examTitle,
    tooLong: STUDY_MESSAGES.titleTooLong,
  }).check(
    z.overwrite((title) => title.trim()),
    z.refine((title) => !isBlank(title), { error: STUDY_MESSAGES.examTitle, abort: true }),
    z.refine((title) => countCharacters(title) <= TITLE_MAX, STUDY_MESSAGES.titleTooLong),
  ),
  /** The student's day, as 2026-12-24. Today at the earliest, one year from now at the latest. */
  date: z.string(STUDY_MESSAGES.examDate).check(z.regex(DAY, STUDY_MESSAGES.examDate)),
  /** The share to be remembered on that day, in percent. */
  goal: z._default(
    z
      .int(STUDY_MESSAGES.examGoal)
      .check(
        z.minimum(EXAM_GOAL.min, STUDY_MESSAGES.examGoal),
        z.maximum(EXAM_GOAL.max, STUDY_MESSAGES.examGoal),
      ),
    EXAM_GOAL.default,
  ),
  quizIds: z
    .array(id(STUDY_MESSAGES.setId), STUDY_MESSAGES.examSets)
    .check(
      z.minLength(1, STUDY_MESSAGES.examSets),
      z.maxLength(EXAM_SETS_MAX, STUDY_MESSAGES.examSets),
    ),
  /** Null for no limit. */
  minutesPerDay: z._default(
    z.nullable(
      z
        .int(STUDY_MESSAGES.examMinutes)
        .check(
          z.minimum(1, STUDY_MESSAGES.examMinutes),
          z.maximum(EXAM_MINUTES_MAX, STUDY_MESSAGES.examMinutes),
        ),
    ),
    null,
  ),
});
export type ExamDraft = z.output<typeof ExamDraftSchema>;

export const ExamSchema = z.object({
  examId: z.number(),
  title: z.string(),
  date: z.string(),
  goal: z.number(),
  minutesPerDay: z.nullable(z.number()),
  /** The sets that the student still reaches, in the order in which they were named. */
  sets: z.array(z.object({ quizId: z.number(), title: z.string(), flashcardCount: z.number() })),
  /** 0 on the day itself, negative after it. */
  daysLeft: z.number(),
  /** Null until the student has said how it went. */
  outcome: z.nullable(z.enum(EXAM_OUTCOMES)),
  after: z.nullable(z.enum(AFTER_EXAM)),
});
export type Exam = z.output<typeof ExamSchema>;

export const ExamDaySchema = z.object({
  date: z.string(),
  reviews: z.number(),
  new: z.number(),
  minutes: z.number(),
});
export type ExamDay = z.output<typeof ExamDaySchema>;

export const ExamPlanSchema = z.object({
  exam: ExamSchema,
  /** Cards that are suspended or set aside are left out: counted apart, and in neither plan nor readiness. */
  cards: z.object({ total: z.number(), new: z.number(), leftOut: z.number() }),
  /** Shares remembered on the day, in percent; null where there are no cards. */
  readiness: z.nullable(z.object({ asThingsStand: z.number(), ifKept: z.number() })),
  /** Cards for which the minutes a day are too few, and how many more minutes a day would do. */
  behind: z.object({ cards: z.number(), minutesMore: z.number() }),
  /** From today to the day before the exam; empty after it. */
  days: z.array(ExamDaySchema),
});
export type ExamPlan = z.output<typeof ExamPlanSchema>;

/** Whether calendars may read the student's plans under a secret address, and since when it is this one. */
export const CalendarFeedSchema = z.object({ since: z.nullable(z.string()) });
export type CalendarFeed = z.output<typeof CalendarFeedSchema>;

/** The address is told once: only its hash is kept. */
export const NewCalendarFeedSchema = z.object({ address: z.string(), since: z.string() });
export type NewCalendarFeed = z.output<typeof NewCalendarFeedSchema>;

const byExam = z.strictObject({ examId: IdParamSchema });
/** Where the student's days begin; the zone in the settings when left out. */
const inZone = z.strictObject({ timeZone: z.optional(TimeZoneSchema) });

export const examEndpoints = {
  put: endpoint({
    summary: 'Set an exam for one or several sets, or change one',
    method: 'PUT',
    path: '/exam',
    auth: 'required',
    query: inZone,
    body: ExamDraftSchema,
    bodyLimit: BODY_LIMIT.filter,
    isIdempotent: true,
    data: ExamSchema,
  }),
  list: endpoint({
    summary: 'The student’s exams: the next first, past ones last',
    method: 'GET',
    path: '/exam',
    auth: 'required',
    query: inZone,
    bodyLimit: BODY_LIMIT.none,
    data: z.object({ exams: z.array(ExamSchema) }),
  }),
  get: endpoint({
    summary: 'How ready the student is, and what to do on each day until the exam',
    method: 'GET',
    path: '/exam/:examId',
    auth: 'required',
    params: byExam,
    query: inZone,
    bodyLimit: BODY_LIMIT.none,
    data: ExamPlanSchema,
  }),
  end: endpoint({
    summary: 'Say how an exam went, and what becomes of its cards',
    method: 'POST',
    path: '/exam/:examId/outcome',
    auth: 'required',
    params: byExam,
    query: inZone,
    body: z.strictObject({
      outcome: z.enum(EXAM_OUTCOMES, STUDY_MESSAGES.examOutcome),
      after: z.enum(AFTER_EXAM, STUDY_MESSAGES.examAfter),
    }),
    bodyLimit: BODY_LIMIT.filter,
    data: ExamSchema,
  }),
  remove: endpoint({
    summary:
      'Delete an exam; its sets and what was learnt stay, and it can be restored for 30 days',
    method: 'DELETE',
    path: '/exam/:examId',
    auth: 'required',
    params: byExam,
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  restore: endpoint({
    summary: 'Bring a deleted exam back, with all that was said of it',
    method: 'POST',
    path: '/exam/:examId/restore',
    auth: 'required',
    params: byExam,
    query: inZone,
    bodyLimit: BODY_LIMIT.none,
    data: ExamSchema,
  }),
  download: endpoint({
    summary: 'The plan of an exam as a calendar file: its study days and the day itself',
    method: 'GET',
    path: '/exam/:examId/calendar.ics',
    auth: 'required',
    params: byExam,
    query: inZone,
    bodyLimit: BODY_LIMIT.none,
    answer: 'ics',
    data: z.string(),
  }),
};

export const calendarFeedEndpoints = {
  get: endpoint({
    summary: 'Whether calendars can read the student’s plans, and since when',
    method: 'GET',
    path: '/exam/feed',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: CalendarFeedSchema,
  }),
  make: endpoint({
    summary: 'A new secret address for calendars; an earlier one no longer works',
    method: 'POST',
    path: '/exam/feed',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: NewCalendarFeedSchema,
  }),
  end: endpoint({
    summary: 'End the secret address for calendars',
    method: 'DELETE',
    path: '/exam/feed',
    auth: 'required',
    bodyLimit: BODY_LIMIT.none,
    data: NothingSchema,
  }),
  read: endpoint({
    summary: 'The plans of all exams to come, for whoever knows the secret address',
    method: 'GET',
    alsoMethods: ['HEAD'],
    path: '/calendar/:token.ics',
    auth: 'none',
    params: z.strictObject({
      token: z
        .string(STUDY_MESSAGES.calendarGone)
        .check(z.regex(/^[\w-]{43}$/, STUDY_MESSAGES.calendarGone)),
    }),
    bodyLimit: BODY_LIMIT.none,
    answer: 'ics',
    keptSeconds: CALENDAR_KEPT_SECONDS,
    data: z.string(),
  }),
};
