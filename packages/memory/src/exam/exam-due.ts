import type { Memory, MemoryModel } from './memory-model';

/** Days are numbers of study days, each a day after the one before, however they are counted. */
export type Exam = {
  /** The day it was set. */
  from: number;
  /** The day it is written, in the morning: the day before is the last one to study. */
  day: number;
  /** The share of the cards to be remembered that day. */
  goal: number;
};

/** Of a card that was answered; the days are those of its `CardMemory`. */
export type SeenMemory = Memory & { reviewedDay: number; firstDay: number };

/** New cards need a few nights before the exam. */
const DAYS_WITHOUT_NEW = 3;
/** Before its last quarter a card may fade this far below the goal: what it gains from a later review lasts longer. */
const FADING = 0.1;
/** A review that falls this near to the last quarter waits for it. */
const NEAR_LAST_QUARTER = 0.7;
const LAST_QUARTER = 0.25;
/** What would be forgotten after its last quarter comes once more, in the last part of what is left. */
const LAST_PART = 0.4;

/** The last day to meet new cards. Where the exam is nearer than that, the day before it. */
export function findLastNewDay({ from, day }: Exam): number {
  return day - DAYS_WITHOUT_NEW >= from ? day - DAYS_WITHOUT_NEW : day - 1;
}

/** The first day of the last quarter of a card's time, which begins with the exam or with the card. */
export function findLastQuarter(firstDay: number, { from, day }: Exam): number {
  return day - Math.ceil((day - Math.max(from, firstDay)) * LAST_QUARTER);
}

/**
 * The day a card is due for the exam, right after an answer; undefined where it will be remembered
 * without another one. Always after the last answer and before the exam.
 */
export function findExamDue(
  model: MemoryModel,
  memory: SeenMemory,
  exam: Exam,
): number | undefined {
  const { stability, reviewedDay } = memory;
  const left = exam.day - reviewedDay;
  if (left <= 1) {
    return undefined;
  }
  const lastQuarter = findLastQuarter(memory.firstDay, exam);
  if (reviewedDay < lastQuarter) {
    const faded = Math.max(1, Math.round(model.daysUntil(exam.goal - FADING, stability)));
    return faded < (lastQuarter - reviewedDay) * NEAR_LAST_QUARTER
      ? reviewedDay + faded
      : lastQuarter;
  }
  if (model.recall(left, stability) >= exam.goal) {
    return undefined;
  }
  return exam.day - Math.ceil(left * LAST_PART);
}
