import {
  calendarFeedEndpoints,
  type Exam,
  type ExamDraft,
  examEndpoints,
  type ExamPlan,
  setEndpoints,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { Toaster } from '../../../ui/feedback/toast';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { anExam, aPlan, DAY_MS, TODAY } from '../../../testing/exams';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { renderScreen } from '../../../testing/render-screen';
import { ExamsScreen } from '../exams-screen';

export const serverDown = new ApiError('', { code: 'offline' });
const notFound = new ApiError(STUDY_MESSAGES.examNotFound, { code: 'not_found', status: 404 });

export const OWN_SETS = [
  { quizId: 12, title: 'Cell biology basics' },
  { quizId: 13, title: 'Genetics' },
  { quizId: 14, title: 'Ecology' },
];

/** A server with these exams: it lists, plans, makes, changes, ends, deletes and restores them, and has a feed. */
export function createExamServer(
  plans: ExamPlan[] = [aPlan()],
  api: FakeApi = createFakeApi(),
): { api: FakeApi; plans: ExamPlan[] } {
  const removed: ExamPlan[] = [];
  const feed = { since: null as string | null, made: 0 };
  const find = (examId: unknown) => plans.find(({ exam }) => exam.examId === Number(examId));

  function change(draft: ExamDraft, known: ExamPlan | undefined): Exam {
    const { quizIds, examId = 100 + plans.length, ...rest } = draft;
    const sets = quizIds.map((quizId) => ({
      quizId,
      title: OWN_SETS.find((set) => set.quizId === quizId)?.title ?? '',
      flashcardCount: 24,
    }));
    const daysLeft = Math.round((Date.parse(draft.date) - TODAY) / DAY_MS);
    return anExam({ ...known?.exam, ...rest, examId, sets, daysLeft });
  }

  api.answer(setEndpoints.list, ({ query }) => {
    const quizzes = OWN_SETS.filter(({ title }) =>
      title.toLowerCase().includes((query?.keyword ?? '').toLowerCase()),
    ).map((set) => ({ ...set, createdDate: '2026-09-14T08:42:00.000Z', flashcardCount: 24 }));
    return { quizzes, totalPages: 1, totalItems: quizzes.length };
  });
  api.answer(examEndpoints.list, () => ({ exams: plans.map(({ exam }) => exam) }));
  api.answer(examEndpoints.get, ({ params }) => find(params.examId) ?? notFound);
  api.answer(examEndpoints.put, ({ body }) => {
    const draft = body as ExamDraft;
    const known = find(draft.examId);
    const exam = change(draft, known);
    const place = known ? plans.indexOf(known) : plans.length;
    plans[place] = aPlan(exam);
    return exam;
  });
  api.answer(examEndpoints.end, ({ params, body }) => {
    const plan = find(params.examId);
    if (!plan) {
      return notFound;
    }
    const exam = { ...plan.exam, ...body };
    plans[plans.indexOf(plan)] = { ...plan, exam };
    return exam;
  });
  api.answer(examEndpoints.remove, ({ params }) => {
    const plan = find(params.examId);
    if (!plan) {
      return notFound;
    }
    plans.splice(plans.indexOf(plan), 1);
    removed.push(plan);
    return null;
  });
  api.answer(examEndpoints.restore, ({ params }) => {
    const plan = removed.find(({ exam }) => exam.examId === Number(params.examId));
    if (!plan) {
      return notFound;
    }
    plans.push(plan);
    return plan.exam;
  });
  api.answer(calendarFeedEndpoints.get, () => ({ since: feed.since }));
  api.answer(calendarFeedEndpoints.make, () => {
    feed.made += 1;
    feed.since = '2026-11-16T08:00:00.000Z';
    return { since: feed.since, address: `https://scholar.test/api/calendar/${feed.made}.ics` };
  });
  api.answer(calendarFeedEndpoints.end, () => {
    feed.since = null;
    return null;
  });
  return { api, plans };
}

/** The screen of a signed-in student, with the notices of the shell. */
export function openExams(route = '/exams', server = createExamServer()) {
  stubNativeDialogs();
  const view = renderScreen(
    <>
      <ExamsScreen />
      <Toaster />
    </>,
    { route, api: server.api, session: { user: aUser() } },
  );
  return { ...view, ...server };
}
