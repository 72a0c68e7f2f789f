import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint';
import { FlashcardSchema } from '../cards/flashcards';
import { BODY_LIMIT } from '../wire/limits';
import { id, IdParamSchema, instant } from '../wire/lists';
import { TimeZoneSchema } from '../cards/reports';
import { ANSWER_MS_MAX, REVIEWS_PER_CALL, UTC_OFFSET_MAX } from './study-limits';
import { STUDY_MESSAGES } from './study-messages';

export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

/** Where an answer was given. */
export const REVIEW_MODES = ['today', 'learn', 'write', 'test', 'match', 'flip', 'import'] as const;
export type ReviewMode = (typeof REVIEW_MODES)[number];

/** Whether the student saw the answer and judged, chose it among options, or typed it. */
export const ANSWER_WAYS = ['shown', 'chosen', 'typed'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

export const CARD_STATES = ['new', 'learning', 'review', 'relearning'] as const;
export type CardState = (typeof CARD_STATES)[number];

export const REFUSAL_REASONS = ['card_not_found', 'card_deleted', 'too_late'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const ReviewSchema = z.strictObject({
  /** Made by the client, in any letter case; the same id counts once. */
  reviewId: z.uuid(STUDY_MESSAGES.reviewId).check(z.overwrite((typed) => typed.toLowerCase())),
  flashcardId: id(STUDY_MESSAGES.id),
  /** The set it was studied in, where there was one. */
  quizId: z.optional(z.nullable(id(STUDY_MESSAGES.setId))),
  rating: z.enum(RATINGS, STUDY_MESSAGES.rating),
  mode: z.enum(REVIEW_MODES, STUDY_MESSAGES.mode),
  /** Left out it follows from the mode: typed in Write; chosen in Learn, Test and Match; else shown. */
  how: z.optional(z.enum(ANSWER_WAYS, STUDY_MESSAGES.how)),
  /** A time in the future counts as now. */
  answeredAt: instant(STUDY_MESSAGES.answeredAt),
  /** Impossible times are cut down, not refused; null where it was not measured. */
  milliseconds: z.pipe(
    z.nullable(z.number(STUDY_MESSAGES.milliseconds)),
    z.transform((taken) =>
      taken === null ? null : Math.round(Math.min(Math.max(taken, 0), ANSWER_MS_MAX)),
    ),
  ),
  /** Minutes east of Greenwich where the student was: 420 in Viet Nam. */
  utcOffset: z
    .int(STUDY_MESSAGES.utcOffset)
    .check(
      z.minimum(-UTC_OFFSET_MAX, STUDY_MESSAGES.utcOffset),
      z.maximum(UTC_OFFSET_MAX, STUDY_MESSAGES.utcOffset),
    ),
});
export type Review = z.output<typeof ReviewSchema>;

/** All that `@scholar/memory` needs to go on from here, so that browsers can do so offline. */
export const CardMemorySchema = z.object({
  state: z.enum(CARD_STATES),
  /** Null for a new card. One in `review` is due for the whole of the day this lies in. */
  due: z.nullable(z.string()),
  /** Days until nine of ten are remembered; 0 for a new card, as is the difficulty, else 1 to 10. */
  stability: z.number(),
  difficulty: z.number(),
  /** Of the learning steps, the one the card is at. */
  step: z.number(),
  /** Answers that counted. */
  reps: z.number(),
  /** How often it was forgotten after it had been learnt. */
  lapses: z.number(),
  /** When and on which day an answer last counted. Days are numbered from 1970-01-01. */
  reviewedAt: z.nullable(z.string()),
  reviewedDay: z.nullable(z.number()),
  /** The day of the first answer that counted. */
  firstDay: z.nullable(z.number()),
  /** The day of the last answer, whether it counted or not. */
  answeredDay: z.nullable(z.number()),
});
export type CardMemory = z.output<typeof CardMemorySchema>;

/** What the student has decided about a card; no answer changes it. */
export const CardHandlingSchema = z.object({
  isSuspended: z.boolean(),
  isFlagged: z.boolean(),
  buriedUntil: z.nullable(z.string()),
  /** Forgotten eight times: set aside until it was rewritten. */
  isLeech: z.boolean(),
});
export type CardHandling = z.output<typeof CardHandlingSchema>;

/** Seconds until the card would come back. */
export const NextIntervalsSchema = z.object({
  again: z.number(),
  hard: z.number(),
  good: z.number(),
  easy: z.number(),
});
export type NextIntervals = z.output<typeof NextIntervalsSchema>;

/** 1, or how many times longer than the memory says a card waits whose set was slowed down after an exam. */
const StretchSchema = z.number();

export const CardStatusSchema = z.extend(CardMemorySchema, {
  flashcardId: z.number(),
  ...CardHandlingSchema.shape,
});
export type CardStatus = z.output<typeof CardStatusSchema>;

/** A card to be answered; one of another person's set names no document. */
export const TodayCardSchema = z.extend(FlashcardSchema, {
  ...CardMemorySchema.shape,
  ...CardHandlingSchema.shape,
  quizId: z.number(),
  setTitle: z.string(),
  next: NextIntervalsSchema,
  stretch: StretchSchema,
});
export type TodayCard = z.output<typeof TodayCardSchema>;

export const TodaySchema = z.object({
  /** The server's clock, from which every time here follows. */
  asOf: z.string(),
  /** Number of the student's day, and when the next begins. */
  day: z.number(),
  dayEndsAt: z.string(),
  /** Of FSRS-6, fitted to the student's answers; null while the general ones hold. Browsers schedule with the same. */
  weights: z.nullable(z.array(z.number())),
  /** What is left of the day's share. */
  counts: z.object({ due: z.number(), new: z.number(), learning: z.number() }),
  /** How long that takes, by the median of the student's own times. */
  minutes: z.number(),
  medianMilliseconds: z.number(),
  /** Cards that already count against the limits of the day. */
  done: z.object({ due: z.number(), new: z.number() }),
  /** Beyond the day's share: offered, not pushed. */
  waiting: z.object({ due: z.number(), hasNew: z.boolean() }),
  /** There when more is due than a day takes: how many cards, cut into how many days. */
  pile: z.nullable(z.object({ cards: z.number(), days: z.number() })),
  /** In the order in which they are to be answered. */
  cards: z.array(TodayCardSchema),
  /** Set aside; to be rewritten. */
  leeches: z.array(TodayCardSchema),
  /** When the next card comes that is not listed here, and how many are due on the next day. */
  nextDueAt: z.nullable(z.string()),
  dueTomorrow: z.number(),
});
export type Today = z.output<typeof TodaySchema>;

export const ReviewsAnswerSchema = z.object({
  accepted: z.number(),
  /** Known from before; they count once. */
  repeated: z.number(),
  refused: z.array(z.object({ reviewId: z.string(), reason: z.enum(REFUSAL_REASONS) })),
  /** Of every card of the call that was not refused. */
  states: z.array(CardStatusSchema),
});
export type ReviewsAnswer = z.output<typeof ReviewsAnswerSchema>;

export const LoggedReviewSchema = z.object({
  reviewId: z.string(),
  rating: z.enum(RATINGS),
  mode: z.enum(REVIEW_MODES),
  how: z.enum(ANSWER_WAYS),
  answeredAt: z.string(),
  milliseconds: z.nullable(z.number()),
  utcOffset: z.number(),
  isUndone: z.boolean(),
});
export type LoggedReview = z.output<typeof LoggedReviewSchema>;

export const CardHistorySchema = z.extend(CardStatusSchema, {
  next: NextIntervalsSchema,
  stretch: StretchSchema,
  /** Newest first. */
  reviews: z.array(LoggedReviewSchema),
});
export type CardHistory = z.output<typeof CardHistorySchema>;

/** What is left out stays as it is. */
export const CardHandlingChangeSchema = z.strictObject({
  isSuspended: z.optional(z.boolean(STUDY_MESSAGES.isSuspended)),
  isFlagged: z.optional(z.boolean(STUDY_MESSAGES.isFlagged)),
  /** The beginning of the next day buries until tomorrow; null brings the card back. */
  buriedUntil: z.optional(z.nullable(instant(STUDY_MESSAGES.buriedUntil))),
  /** The card was rewritten: it comes back and may be forgotten eight times again. */
  isLeech: z.optional(z.literal(false, STUDY_MESSAGES.isLeech)),
});
export type CardHandlingChange = z.output<typeof CardHandlingChangeSchema>;

const byCard = z.strictObject({ flashcardId: IdParamSchema });

export const memoryEndpoints = {
  today: endpoint({
    summary: 'The cards of all sets that the student should answer today, in order',
    method: 'GET',
    path: '/memory/today',
    auth: 'required',
    query: z.strictObject({
      /** Instead of the zone in the settings. */
      timeZone: z.optional(TimeZoneSchema),
      /** Go on past the limits of the day. */
      more: z.pipe(
        z.optional(z.enum(['true', 'false'], STUDY_MESSAGES.more)),
        z.transform((typed) => typed === 'true'),
      ),
    }),
    bodyLimit: BODY_LIMIT.none,
    data: TodaySchema,
  }),
  review: endpoint({
    summary: 'Log answers to cards, up to 30 days late and in any order; each id counts once',
    method: 'POST',
    path: '/memory/reviews',
    auth: 'required',
    body: z.strictObject({
      reviews: z
        .array(ReviewSchema, STUDY_MESSAGES.reviews)
        .check(
          z.minLength(1, STUDY_MESSAGES.reviews),
          z.maxLength(REVIEWS_PER_CALL, STUDY_MESSAGES.reviews),
        ),
    }),
    bodyLimit: BODY_LIMIT.reviews,
    data: ReviewsAnswerSchema,
  }),
  undo: endpoint({
    summary: 'Take an answer back; the log keeps both',
    method: 'POST',
    path: '/memory/undo',
    auth: 'required',
    body: z.strictObject({ reviewId: ReviewSchema.shape.reviewId }),
    bodyLimit: BODY_LIMIT.filter,
    data: CardStatusSchema,
  }),
  card: endpoint({
    summary: 'What the student remembers of a card, with its last reviews',
    method: 'GET',
    path: '/memory/card/:flashcardId',
    auth: 'required',
    params: byCard,
    bodyLimit: BODY_LIMIT.none,
    data: CardHistorySchema,
  }),
  handleCard: endpoint({
    summary: 'Suspend, bury or flag a card for oneself, or bring a leech back',
    method: 'PATCH',
    path: '/memory/card/:flashcardId',
    auth: 'required',
    params: byCard,
    body: CardHandlingChangeSchema,
    bodyLimit: BODY_LIMIT.filter,
    data: CardStatusSchema,
  }),
};
