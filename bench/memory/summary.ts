import type { Outcome } from './simulate';

/** Means over students. */
export type Summary = {
  recall: number;
  minutes: number;
  /** A tenth of the students remembers less. */
  weakest: number;
  /** The longest day as a multiple of the median one. */
  largestDay: number;
  /** The same, where days of less than five minutes count as five: two minutes more are not felt. */
  largestFelt: number;
  /** Minutes of the longest day. */
  longest: number;
  /** The same within each week. */
  largestOfWeek: number;
};

const WEEK = 7;
/** In minutes. */
const NOT_FELT = 5;

export function summarize(outcomes: readonly Outcome[]): Summary {
  const recalls = outcomes.map(({ recall }) => recall).toSorted((left, right) => left - right);
  return {
    recall: mean(recalls),
    minutes: mean(outcomes.map(({ minutes }) => minutes)),
    weakest: recalls[Math.floor(recalls.length / 10)]!,
    largestDay: mean(outcomes.map(({ days }) => findLargest(days))),
    largestFelt: mean(
      outcomes.map(({ days }) => findLargest(days.map((minutes) => Math.max(minutes, NOT_FELT)))),
    ),
    longest: mean(outcomes.map(({ days }) => Math.max(...days))),
    largestOfWeek: mean(
      outcomes.map(({ days }) => Math.max(...toWeeks(days).map((week) => findLargest(week)))),
    ),
  };
}

/** What a method has of one thing where it has as much of the other, between its two nearest runs. */
export function findAtSame(
  runs: readonly Pick<Summary, 'recall' | 'minutes'>[],
  same: 'recall' | 'minutes',
  wanted: 'recall' | 'minutes',
  value: number,
): number {
  const sorted = runs.toSorted((left, right) => left[same] - right[same]);
  const above = sorted.findIndex((run) => run[same] >= value);
  const [low, high] = [sorted[above - 1], sorted[above]];
  if (!low || !high) {
    return Number.NaN;
  }
  const part = (value - low[same]) / (high[same] - low[same]);
  return low[wanted] + part * (high[wanted] - low[wanted]);
}

function findLargest(days: readonly number[]): number {
  return Math.max(...days) / median(days);
}

/** Whole weeks; what is left over belongs to the last one. */
function toWeeks(days: readonly number[]): number[][] {
  const count = Math.max(1, Math.floor(days.length / WEEK));
  return Array.from({ length: count }, (_, week) =>
    days.slice(week * WEEK, week === count - 1 ? undefined : (week + 1) * WEEK),
  );
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}
