import {
  fsrs,
  type Card,
  type CardInput,
  GenSeedStrategyWithCardId,
  State,
  type StepUnit,
  StrategyMode,
} from 'ts-fsrs';
import type { CardMemory, CardState, Rating } from './card-memory';
import { DAY_MS, dayOf } from './days';
import { GRADES } from './grades';
import { ratingThatCounts, type Answer } from './what-counts';

export const WISHED_RETENTION = 0.9;
export const RELEARNING_STEPS: readonly StepUnit[] = ['10m'];
const TO_FSRS: Record<CardState, State> = {
  new: State.New,
  learning: State.Learning,
  review: State.Review,
  relearning: State.Relearning,
};
const FROM_FSRS: Record<State, CardState> = {
  [State.New]: 'new',
  [State.Learning]: 'learning',
  [State.Review]: 'review',
  [State.Relearning]: 'relearning',
};

export type SchedulerOptions = {
  /** Share of cards that is to be remembered when they are due. */
  retention?: number;
  /** The 21 parameters of FSRS-6, where a student has their own. */
  weights?: readonly number[];
  /** Without it, cards that were learnt together stay together. */
  hasFuzz?: boolean;
};
export type Scheduler = ReturnType<typeof createScheduler>;
export type NextIntervals = Record<Rating, number>;

export function createScheduler({
  retention = WISHED_RETENTION,
  weights,
  hasFuzz = true,
}: SchedulerOptions = {}) {
  const algorithm = fsrs({
    request_retention: retention,
    enable_fuzz: hasFuzz,
    learning_steps: ['1m', '10m'],
    relearning_steps: RELEARNING_STEPS,
    ...(weights && { w: [...weights] }),
  }).useStrategy(StrategyMode.SEED, GenSeedStrategyWithCardId('seed'));

  function rate(cardId: number, memory: CardMemory, rating: Rating, moment: Moment): CardMemory {
    const now = onStudentsClock(moment);
    const { card } = algorithm.next(toCard(cardId, memory, now), now, GRADES[rating]);
    return {
      ...toMemory(card, moment.at, now),
      reviewedDay: dayOf(moment.at, moment.utcOffset),
      firstDay: memory.firstDay ?? dayOf(moment.at, moment.utcOffset),
      answeredDay: memory.answeredDay,
    };
  }

  return {
    /** The memory of a card after an answer in any mode. */
    answer(cardId: number, memory: CardMemory, answer: Answer): CardMemory {
      const { answeredAt: at, utcOffset } = answer;
      const rating = ratingThatCounts(memory, answer);
      const next = rating ? rate(cardId, memory, rating, { at, utcOffset }) : memory;
      return { ...next, answeredDay: dayOf(at, utcOffset) };
    },

    /** Seconds until the card comes back, for each button. */
    nextIntervals(cardId: number, memory: CardMemory, moment: Moment): NextIntervals {
      const now = onStudentsClock(moment);
      const preview = algorithm.repeat(toCard(cardId, memory, now), now);
      const secondsAfter = (rating: Rating) =>
        Math.round((preview[GRADES[rating]].card.due.getTime() - now.getTime()) / 1000);
      return {
        again: secondsAfter('again'),
        hard: secondsAfter('hard'),
        good: secondsAfter('good'),
        easy: secondsAfter('easy'),
      };
    },

    /** How likely the card is remembered at that moment; a new one is not known yet. */
    retrievability({ stability, reviewedAt }: CardMemory, at: string): number {
      if (reviewedAt === null) {
        return 0;
      }
      const days = Math.max(0, Date.parse(at) - Date.parse(reviewedAt)) / DAY_MS;
      return algorithm.forgetting_curve(days, stability);
    },
  };
}

export type Moment = { at: string; utcOffset: number };

/** ts-fsrs counts the midnights of UTC between two answers: on this clock they are the student's, at 04:00. */
function onStudentsClock({ at, utcOffset }: Moment): Date {
  return new Date(dayOf(at, utcOffset) * DAY_MS);
}

function toCard(cardId: number, memory: CardMemory, now: Date): CardInput & { seed: string } {
  return {
    // With the number of the repetition behind it; the same on every device.
    seed: `${cardId}:`,
    state: TO_FSRS[memory.state],
    due: now,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: memory.step,
    reps: memory.reps,
    lapses: memory.lapses,
    // Who travels west may answer on an earlier day than before.
    last_review:
      memory.reviewedDay === null ? null : Math.min(memory.reviewedDay * DAY_MS, now.getTime()),
  };
}

function toMemory(card: Card, at: string, now: Date) {
  return {
    state: FROM_FSRS[card.state],
    due: new Date(Date.parse(at) + card.due.getTime() - now.getTime()).toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    step: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    reviewedAt: at,
  };
}
