import type { StudyStatistics } from '@scholar/contract';

type Days = StudyStatistics['days'];
/** A day of the map; `level` 0 where nothing was studied, 4 for the days with most answers. */
export type Cell = { day: string; answers: number; milliseconds: number; level: number };
/** From Monday to Sunday; the last week ends today, the first begins where the year does. */
export type Week = { cells: Cell[]; firstDay: string };

const DAY_MS = 86_400_000;
const WEEKS = 53;
export const LEVELS = 4;

/** The year up to today, in whole weeks. */
export function toYear(days: Days, today: string): Week[] {
  const known = new Map(days.map((day) => [day.day, day]));
  const levelOf = createLevels(days.map(({ answers }) => answers).filter((count) => count > 0));
  const end = toNumber(today);
  const monday = end - ((new Date(today).getUTCDay() + 6) % 7);
  return Array.from({ length: WEEKS }, (_, place) => {
    const first = monday - (WEEKS - 1 - place) * 7;
    const cells = Array.from({ length: 7 }, (_each, weekday) => first + weekday)
      .filter((day) => day <= end)
      .map((number) => {
        const day = toText(number);
        const { answers = 0, milliseconds = 0 } = known.get(day) ?? {};
        return { day, answers, milliseconds, level: known.has(day) ? levelOf(answers) : 0 };
      });
    return { cells, firstDay: toText(first) };
  });
}

/** By quarters of the days with answers: one very long day must not make the others look empty. */
function createLevels(answers: readonly number[]): (count: number) => number {
  const sorted = answers.toSorted((left, right) => left - right);
  const borders = [1, 2, 3].map(
    (quarter) => sorted[Math.floor((sorted.length * quarter) / 4)] ?? 0,
  );
  return (count) => (count === 0 ? 1 : 1 + borders.filter((border) => count >= border).length);
}

/** Weeks in which a month begins, with one of its days. */
export function findMonths(weeks: readonly Week[]): { place: number; day: string }[] {
  return weeks.flatMap(({ cells }, place) => {
    const first = cells.find(({ day }) => day.endsWith('-01'));
    return first ? [{ place, day: first.day }] : [];
  });
}

function toNumber(day: string): number {
  return Date.parse(day) / DAY_MS;
}

function toText(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}
