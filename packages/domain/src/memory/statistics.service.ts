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
      const [days, due, weakSections] = await Promise.all([
        store.statistics.listDays(owner),
        store.statistics.countDue({ owner, team, apart, stretch: findStretch(weights) }, borders),
        listWeakSections(store, findHeadings, owner, at),
      ]);
      const studied = days.filter(({ answers }) => answers > 0);
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
        days: studied
          .filter(({ day }) => day > today - STATISTICS.days)
          .map(({ day, answers, milliseconds }) => ({ day: toDate(day), answers, milliseconds })),
        streak: settings.showsStreak
          ? countStreak(
              studied.map(({ day }) => day),
              today,
            )
          : null,
        time: sumTime(days, today),
        weakSections,
      };
    },
  };
}
