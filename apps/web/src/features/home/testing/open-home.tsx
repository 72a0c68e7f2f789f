import {
  type Activity,
  type Desk,
  examEndpoints,
  type ExamPlan,
  memoryEndpoints,
  reportEndpoints,
  type Statistics,
  type Today,
} from '@scholar/contract';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { HomeScreen } from '../home-screen';

const NO_STATISTICS: Statistics = {
  documentsSummarized: 0,
  flashcardsCreated: 0,
  quizzesTaken: 0,
  totalStudyTime: 0,
};
const NO_ACTIVITY: Activity = { studySeconds: [0, 0, 0, 0, 0, 0, 0], cardsByField: [] };
const NOTHING_OPEN: Desk = {
  sets: [],
  documents: [],
  week: { days: Array<boolean>(7).fill(false), today: 1 },
};
const SOME_STATISTICS: Statistics = { ...NO_STATISTICS, flashcardsCreated: 24 };
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
  desk = NOTHING_OPEN,
  plan,
}: {
  statistics?: Statistics;
  activity?: Activity;
  today?: Today;
  desk?: Partial<Desk>;
  /** Of the one exam there is. */
  plan?: ExamPlan;
} = {}) {
  const api = createFakeApi();
  api.answer(reportEndpoints.statistics, statistics);
  api.answer(reportEndpoints.activity, activity);
  api.answer(memoryEndpoints.today, today);
  api.answer(reportEndpoints.desk, { ...NOTHING_OPEN, ...desk });
  api.answer(examEndpoints.list, { exams: plan ? [plan.exam] : [] });
  if (plan) {
    api.answer(examEndpoints.get, plan);
  }
  return api;
}

/** A server of a student who has cards already. */
export function createUsedServer(parts: Parameters<typeof createReportServer>[0] = {}) {
  return createReportServer({ statistics: SOME_STATISTICS, ...parts });
}

/** Home of a signed-in student. */
export function openHome(api = createReportServer(), user = aUser()) {
  return renderScreen(<HomeScreen />, { route: '/home', api, session: { user } });
}
