import { KNOWN_AT_FIRST, expectAnswers } from './answer-cost';
import { type Exam, type SeenMemory, findExamDue, findLastQuarter } from './exam-due';
import type { MemoryModel } from './memory-model';

/** What is expected to come, by day from `from` to the day before the exam. */
export type Forecast = {
  from: number;
  /** Reviews and the answers they take. */
  reviews: Float64Array;
  answers: Float64Array;
  /** Cards expected to be remembered on the day, where everything is done when it is due. */
  remembered: number;
};

/** Memories as alike as makes no difference for a forecast, and how many of them there are. */
type Group = { memory: SeenMemory; weight: number };

/** Of the logarithms of stability and of the days since the last answer. */
const LOG_STEP = 0.4;
const DIFFICULTY_STEP = 2;
/** Last quarters that begin as near to each other as this part of the exam's time. */
const LAST_QUARTER_STEP = 1 / 10;
/** More than any of the four parts of a key differs by. */
const KEY_BASE = 256;
/** A group of less than this rests until the exam: what becomes of it hardly counts. */
const SMALLEST_WEIGHT = 0.05;

/** Follows every card through its reviews, remembered and forgotten, until the exam. */
export function forecastReviews(
  model: MemoryModel,
  exam: Exam,
  today: number,
  memories: readonly SeenMemory[],
): Forecast {
  const forecast = startForecast(exam, today);
  const waiting = createWaiting(exam, today);
  for (const memory of memories) {
    waitOrRest(model, exam, forecast, waiting, { memory, weight: 1 });
  }
  followReviews(model, exam, forecast, waiting);
  return forecast;
}

/** The same for one card that is met on a day; its meeting is left out. */
export function forecastNewCard(model: MemoryModel, exam: Exam, day: number): Forecast {
  const forecast = startForecast(exam, day);
  const waiting = createWaiting(exam, day);
  for (const known of [true, false]) {
    const memory = { ...model.nextAfterDay(null, 0, known), reviewedDay: day, firstDay: day };
    const weight = known ? KNOWN_AT_FIRST : 1 - KNOWN_AT_FIRST;
    waitOrRest(model, exam, forecast, waiting, { memory, weight });
  }
  followReviews(model, exam, forecast, waiting);
  return forecast;
}

function startForecast(exam: Exam, from: number): Forecast {
  const days = Math.max(0, exam.day - from);
  return {
    from,
    reviews: new Float64Array(days),
    answers: new Float64Array(days),
    remembered: 0,
  };
}

/** For each day from the first one the groups that are due on it. */
function createWaiting(exam: Exam, from: number): Map<number, Group>[] {
  return Array.from({ length: Math.max(0, exam.day - from) }, () => new Map<number, Group>());
}

function followReviews(
  model: MemoryModel,
  exam: Exam,
  forecast: Forecast,
  waiting: Map<number, Group>[],
): void {
  for (const [index, groups] of waiting.entries()) {
    const day = forecast.from + index;
    for (const group of groups.values()) {
      const { memory, weight } = group;
      const days = day - memory.reviewedDay;
      if (weight < SMALLEST_WEIGHT) {
        rest(model, exam, forecast, group);
        continue;
      }
      const recall = model.recall(days, memory.stability);
      forecast.reviews[index]! += weight;
      forecast.answers[index]! += weight * expectAnswers(recall);
      for (const remembered of [true, false]) {
        const share = weight * (remembered ? recall : 1 - recall);
        const after = model.nextAfterDay(memory, days, remembered);
        waitOrRest(model, exam, forecast, waiting, {
          memory: { ...after, reviewedDay: day, firstDay: memory.firstDay },
          weight: share,
        });
      }
    }
  }
}

function waitOrRest(
  model: MemoryModel,
  exam: Exam,
  forecast: Forecast,
  waiting: Map<number, Group>[],
  group: Group,
): void {
  const due = findExamDue(model, group.memory, exam);
  const index = due === undefined ? waiting.length : Math.max(0, due - forecast.from);
  const groups = waiting[index];
  if (!groups) {
    rest(model, exam, forecast, group);
    return;
  }
  const key = describe(exam, group.memory, forecast.from + index);
  const alike = groups.get(key);
  if (alike) {
    alike.weight += group.weight;
  } else {
    groups.set(key, group);
  }
}

function rest(model: MemoryModel, exam: Exam, forecast: Forecast, { memory, weight }: Group): void {
  forecast.remembered += weight * model.recall(exam.day - memory.reviewedDay, memory.stability);
}

/** The same number for memories that are alike on a day. */
function describe(exam: Exam, memory: SeenMemory, day: number): number {
  const toLastQuarter = findLastQuarter(memory.firstDay, exam) - day;
  return [
    Math.round(Math.log(memory.stability) / LOG_STEP),
    Math.round(memory.difficulty / DIFFICULTY_STEP),
    Math.round(Math.log(day - memory.reviewedDay + 1) / LOG_STEP),
    Math.floor(toLastQuarter / ((exam.day - exam.from) * LAST_QUARTER_STEP)),
  ].reduce((number, part) => number * KEY_BASE + part + KEY_BASE / 2, 0);
}
