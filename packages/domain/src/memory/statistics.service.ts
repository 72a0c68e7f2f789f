import { STATISTICS, type StudyStatistics } from '@scholar/contract';
import {
  countStreak,
  dayBorders,
  findStretch,
  sumTime,
  toDate,
  toForecast,
  toWeeks,
  WISHED_RETENTION,
} from '@scholar/memory';
import { findExams } from '../exams/follow-exams';
import type { OwnerId } from '../shared/owner-id';
import type { FindHeadings, StatisticsStore } from './statistics.ports';
import { findStudyDay } from './study-day';
import { findStudyTeam } from './study-team';
import { listWeakSections } from './weak-sections';

const SECOND_MS = 1_000;

export type StatisticsService = ReturnType<typeof createStatisticsService>;

export function createStatisticsService({
  store,
  findHeadings,
  now,
}: {
  store: StatisticsStore;
  findHeadings: FindHeadings;
  now: () => Date;
}) {
  return {
    async read(
      owner: OwnerId,
      { timeZone }: { timeZone?: string | undefined },
    ): Promise<StudyStatistics> {
      const at = now();
      const [{ settings, zone, day: today }, team, weights] = await Promise.all([
        findStudyDay(store.memorySettings, owner, at, timeZone),
        findStudyTeam(store.teams, owner),
        store.memoryParameters.findWeights(owner),
      ]);
      const { apart } = await findExams(store, { owner, team }, today);
      const borders = dayBorders(today, zone, STATISTICS.forecastDays);
      const [days, timed, seconds, due, weakSections] = await Promise.all([
        store.statistics.listDays(owner),
        listTimes(store, owner, { today, zone }),
        store.reports.sumSeconds(owner, new Date(0)),
        store.statistics.countDue({ owner, team, apart, stretch: findStretch(weights) }, borders),
        listWeakSections(store, findHeadings, owner, at),
      ]);
      const answersOf = new Map(days.map(({ day, answers }) => [day, answers]));
      const year = timed
        .map((each) => ({ ...each, answers: answersOf.get(each.day) ?? 0 }))
        .filter(({ answers, milliseconds }) => answers > 0 || milliseconds > 0);
      const before = days.filter(
        ({ day, answers }) => answers > 0 && day <= today - STATISTICS.days,
      );
      return {
        today: toDate(today),
        weeks: toWeeks(days, today, STATISTICS.weeks).map(({ from, recalls, remembered }) => ({
          from: toDate(from),
          answers: recalls,
          remembered,
          wished: Math.round(WISHED_RETENTION * 100),
        })),
        forecast: toForecast(due, today, STATISTICS.forecastDays).map((each) => ({
          ...each,
          day: toDate(each.day),
        })),
        days: year.map((each) => ({ ...each, day: toDate(each.day) })),
        streak: settings.showsStreak
          ? countStreak(
              [...before, ...year].map(({ day }) => day),
              today,
            )
          : null,
        time: { ...sumTime(timed, today), all: seconds * SECOND_MS },
        weakSections,
      };
    },
  };
}

/** How long was studied on each day of the last year: the time that Home counts, too. */
async function listTimes(
  { reports }: Pick<StatisticsStore, 'reports'>,
  owner: OwnerId,
  { today, zone }: { today: number; zone: string },
) {
  const first = today - STATISTICS.days + 1;
  const borders = dayBorders(first - 1, zone, STATISTICS.days + 1);
  const seconds = await reports.sumBetween(
    owner,
    borders.map((border) => new Date(border)),
  );
  return seconds.map((sum, place) => ({ day: first + place, milliseconds: sum * SECOND_MS }));
}
