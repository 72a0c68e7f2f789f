import type { TeamUsage, WeekOfUse } from '@scholar/contract';
import { pageLocale } from '../../../lib/i18n';
import { formatStudyTime } from '../../../lib/time/dates';

export type Metric = keyof WeekOfUse;
export const METRICS = ['documents', 'cards', 'tests', 'studySeconds'] as const satisfies Metric[];

export type MemberNumbers = { userId: number; name: string; values: number[]; total: number };
export type UsageNumbers = {
  members: MemberNumbers[];
  /** Of everybody, for each week. */
  sums: number[];
  total: number;
  /** The strongest week of anybody, the first of several; none when all are 0. */
  peak: { member: number; week: number; value: number } | undefined;
};

/** One kind of number out of all of them, with its sums. */
export function toNumbers({ weeks, members }: TeamUsage, metric: Metric): UsageNumbers {
  const rows = members.map(({ userId, name, weeks: use }) => {
    const values = weeks.map((_, week) => use[week]?.[metric] ?? 0);
    return { userId, name, values, total: sum(values) };
  });
  const sums = weeks.map((_, week) => sum(rows.map(({ values }) => values[week] ?? 0)));
  return { members: rows, sums, total: sum(sums), peak: findPeak(rows) };
}

function findPeak(rows: readonly MemberNumbers[]): UsageNumbers['peak'] {
  const value = Math.max(0, ...rows.flatMap(({ values }) => values));
  const member = rows.findIndex(({ values }) => values.includes(value));
  return value > 0 ? { member, week: rows[member]?.values.indexOf(value) ?? 0, value } : undefined;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** 1,234 or 1h 30m; no hours where there are none, because most weeks of most people have none. */
export function formatNumber(value: number, metric: Metric): string {
  return metric === 'studySeconds'
    ? formatStudyTime(value).replace(/^0\D+/, '')
    : value.toLocaleString(pageLocale());
}

/** Nov 10, from the day of a Monday. */
export function formatWeek(monday: string): string {
  return new Date(`${monday}T00:00:00Z`).toLocaleDateString(pageLocale(), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
