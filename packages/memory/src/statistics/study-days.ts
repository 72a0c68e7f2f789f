/** What a student did on a day; the days are numbered as those of a `CardMemory`. */
export type StudyDay = {
  day: number;
  /** Imported ones are not among them. */
  answers: number;
  /** Answers that tell what was remembered, and how many of them do so well. */
  recalls: number;
  remembered: number;
};

const WEEK = 7;
/** The day numbered 0 is a Thursday. */
const FIRST_WEEKDAY = 3;

/** The Monday of the week that a day lies in. */
export function weekOf(day: number): number {
  return day - ((((day + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK);
}

export type StudyWeek = { from: number; recalls: number; remembered: number };

/** The last weeks, that of today among them, the oldest first. */
export function toWeeks(days: readonly StudyDay[], today: number, count: number): StudyWeek[] {
  const last = weekOf(today);
  const weeks = Array.from({ length: count }, (_, place): StudyWeek => ({
    from: last - (count - 1 - place) * WEEK,
    recalls: 0,
    remembered: 0,
  }));
  const weekFrom = new Map(weeks.map((week) => [week.from, week]));
  for (const { day, recalls, remembered } of days) {
    const week = weekFrom.get(weekOf(day));
    if (week) {
      week.recalls += recalls;
      week.remembered += remembered;
    }
  }
  return weeks;
}

/** Of today, and of its week so far. */
export function sumTime(
  days: readonly { day: number; milliseconds: number }[],
  today: number,
): { today: number; week: number } {
  const week = weekOf(today);
  const sum = (isAmong: (day: number) => boolean) =>
    days.reduce((all, { day, milliseconds }) => all + (isAmong(day) ? milliseconds : 0), 0);
  return { today: sum((day) => day === today), week: sum((day) => weekOf(day) === week) };
}
