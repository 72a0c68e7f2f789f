import type { ExamDay } from '@scholar/contract';

/** What is to be done from one day to another, both included. */
export type PlanBar = { from: string; to: string; reviews: number; new: number; minutes: number };

/** More would be thinner than a finger sees on a phone. */
const MOST_BARS = 42;
const WEEK = 7;
const LABELS = 4;

/** How many days a bar stands for: one, or whole weeks. */
export function daysPerBar(dayCount: number): number {
  return dayCount <= MOST_BARS ? 1 : WEEK * Math.ceil(dayCount / (WEEK * MOST_BARS));
}

export function toBars(days: readonly ExamDay[]): PlanBar[] {
  const step = daysPerBar(days.length);
  const starts = days.filter((_, place) => place % step === 0);
  return starts.map(({ date }, place) => {
    const within = days.slice(place * step, (place + 1) * step);
    const sum = (of: (day: ExamDay) => number) => within.reduce((all, day) => all + of(day), 0);
    return {
      from: date,
      to: within.at(-1)?.date ?? date,
      reviews: sum((day) => day.reviews),
      new: sum((day) => day.new),
      minutes: sum((day) => day.minutes),
    };
  });
}

export function cardsOf(bar: Pick<PlanBar, 'reviews' | 'new'>): number {
  return bar.reviews + bar.new;
}

/** The bar with most cards, the first of several; none where there is nothing to do. */
export function findPeak(bars: readonly PlanBar[]): PlanBar | undefined {
  const most = Math.max(0, ...bars.map(cardsOf));
  return most > 0 ? bars.find((bar) => cardsOf(bar) === most) : undefined;
}

/** Places whose day is written below, apart from the first, which is today, and the exam's. */
export function findLabelled(barCount: number): number[] {
  const every = Math.ceil((barCount + 1) / LABELS);
  return Array.from({ length: LABELS }, (_, place) => (place + 1) * every).filter(
    (place) => place <= barCount - every / 2 && place < barCount,
  );
}
