import {
  memoryParametersEndpoints,
  statisticsEndpoints,
  type StudyStatistics,
} from '@scholar/contract';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { StatisticsScreen } from '../statistics-screen';

const DAY_MS = 86_400_000;
/** A Wednesday. */
const TODAY = '2026-11-18';

function dayAfter(days: number): string {
  return new Date(Date.parse(TODAY) + days * DAY_MS).toISOString().slice(0, 10);
}

const WEEKS = Array.from({ length: 12 }, (_, place) => ({
  from: dayAfter(-2 - (11 - place) * 7),
  answers: 0,
  remembered: 0,
  wished: 90,
}));
const FORECAST = Array.from({ length: 30 }, (_, place) => ({ day: dayAfter(place), due: 0 }));

export function emptyStatistics(changes: Partial<StudyStatistics> = {}): StudyStatistics {
  return {
    today: TODAY,
    weeks: WEEKS,
    forecast: FORECAST,
    days: [],
    streak: { days: 0, longest: 0, freeDayUsed: false },
    time: { today: 0, week: 0, all: 0 },
    weakSections: [],
    ...changes,
  };
}

/** Two weeks with answers, cards on three days to come, and one weak section. */
export function someStatistics(changes: Partial<StudyStatistics> = {}): StudyStatistics {
  return emptyStatistics({
    weeks: WEEKS.map((week, place) => {
      if (place === 10) {
        return { ...week, answers: 40, remembered: 34 };
      }
      return place === 11 ? { ...week, answers: 1_200, remembered: 1_116 } : week;
    }),
    forecast: FORECAST.map((day, place) => ({ ...day, due: [12, 0, 31, 5][place] ?? 0 })),
    days: [
      { day: dayAfter(-8), answers: 40, milliseconds: 240_000 },
      { day: dayAfter(-1), answers: 9, milliseconds: 60_000 },
      { day: TODAY, answers: 120, milliseconds: 4_320_000 },
    ],
    streak: { days: 6, longest: 23, freeDayUsed: false },
    time: { today: 4_320_000, week: 4_380_000, all: 36_000_000 },
    weakSections: [
      { documentId: 4, documentTitle: 'Biology 10', heading: 'Osmosis', cards: 5, recall: 61 },
      { documentId: 9, documentTitle: 'Law', heading: null, cards: 3, recall: 80 },
    ],
    ...changes,
  });
}

export function openStatistics(statistics: StudyStatistics = someStatistics()) {
  const api = createFakeApi();
  api.answer(statisticsEndpoints.get, statistics);
  api.answer(memoryParametersEndpoints.get, {
    reviews: 123,
    needed: 400,
    canFit: true,
    fitted: null,
  });
  return renderScreen(<StatisticsScreen />, {
    route: '/statistics',
    api,
    session: { user: aUser() },
  });
}
