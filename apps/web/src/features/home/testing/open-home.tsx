import { type Activity, reportEndpoints, type Statistics } from '@scholar/contract';
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

export function createReportServer({
  statistics = NO_STATISTICS,
  activity = NO_ACTIVITY,
}: { statistics?: Statistics; activity?: Activity } = {}) {
  const api = createFakeApi();
  api.answer(reportEndpoints.statistics, statistics);
  api.answer(reportEndpoints.activity, activity);
  return api;
}

/** Home of a signed-in student. */
export function openHome(api = createReportServer(), user = aUser()) {
  return renderScreen(<HomeScreen />, { route: '/home', api, session: { user } });
}
