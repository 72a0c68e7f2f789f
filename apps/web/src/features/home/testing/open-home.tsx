import {
  type Activity,
  type MarkedSet,
  markEndpoints,
  memoryEndpoints,
  reportEndpoints,
  type Statistics,
  type Today,
} from '@scholar/contract';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { HomeScreen } from '../home-screen';

export const NO_STATISTICS: Statistics = {
  documentsSummarized: 0,
  flashcardsCreated: 0,
  quizzesTaken: 0,
  totalStudyTime: 0,
};
const NO_ACTIVITY: Activity = { studySeconds: [0, 0, 0, 0, 0, 0, 0], cardsByField: [] };
export const NOTHING_TODAY: Today = {
  asOf: '2026-11-16T08:00:00.000Z',
  day: 20_773,
  dayEndsAt: '2026-11-16T21:00:00.000Z',
  counts: { due: 0, new: 0, learning: 0 },
  minutes: 0,
  medianMilliseconds: 8_000,
  done: { due: 0, new: 0 },
  waiting: { due: 0, hasNew: false },
  pile: null,
  cards: [],
  leeches: [],
  nextDueAt: null,
  dueTomorrow: 0,
  weights: null,
};

export function createReportServer({
  statistics = NO_STATISTICS,
  activity = NO_ACTIVITY,
  today = NOTHING_TODAY,
  recent = [],
}: {
  statistics?: Statistics;
  activity?: Activity;
  today?: Today;
  recent?: MarkedSet[];
} = {}) {
  const api = createFakeApi();
  api.answer(reportEndpoints.statistics, statistics);
  api.answer(reportEndpoints.activity, activity);
  api.answer(memoryEndpoints.today, today);
  api.answer(markEndpoints.recent, { sets: recent });
  return api;
}

/** Home of a signed-in student. */
export function openHome(api = createReportServer(), user = aUser()) {
  return renderScreen(<HomeScreen />, { route: '/home', api, session: { user } });
}
