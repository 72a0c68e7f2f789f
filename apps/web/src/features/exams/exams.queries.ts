import {
  type AFTER_EXAM,
  type Exam,
  type EXAM_OUTCOMES,
  type ExamDraft,
  type ExamPlan,
  examEndpoints,
} from '@scholar/contract';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type Api, saveSignal } from '../../lib/api/api';
import { useApi } from '../../lib/api/api-context';
import { logFailure } from '../../lib/queries/log-failure';
import { useRetryKey } from '../../lib/queries/use-retry-key';
import { useSingleMutation } from '../../lib/queries/use-single-mutation';
import { findTimeZone } from '../../lib/time/local-day';
import { outbox } from '../reviews/public';

export type Outcome = (typeof EXAM_OUTCOMES)[number];
export type After = (typeof AFTER_EXAM)[number];

const EXAMS_KEY = ['exams'] as const;

export const examQueries = {
  all: EXAMS_KEY,

  list: (api: Api) =>
    queryOptions({
      queryKey: [...EXAMS_KEY, 'list'],
      queryFn: async ({ signal }) => {
        const { exams } = await logFailure(
          'Failed to load the exams',
          api(examEndpoints.list, { query: findTimeZone() }, { isQuiet: true, signal }),
          signal,
        );
        return exams;
      },
    }),

  plan: (api: Api, examId: number) =>
    queryOptions({
      queryKey: [...EXAMS_KEY, 'plan', examId],
      // Every answer changes it, on other devices too.
      staleTime: 0,
      queryFn: async ({ signal }) => {
        // The server must know the last answers before it says what is remembered.
        await outbox.flush();
        return logFailure(
          'Failed to load the exam',
          api(
            examEndpoints.get,
            { params: { examId: String(examId) }, query: findTimeZone() },
            { isQuiet: true, signal },
          ),
          signal,
        );
      },
    }),
};

/** The next exam, or the next that the set is part of. */
export function findNextExam(exams: readonly Exam[], setId?: number): Exam | undefined {
  const isAbout = ({ sets }: Exam) =>
    setId === undefined || sets.some(({ quizId }) => quizId === setId);
  return exams
    .filter((exam) => exam.daysLeft >= 0 && isAbout(exam))
    .reduce<Exam | undefined>(
      (next, exam) => (next && next.daysLeft <= exam.daysLeft ? next : exam),
      undefined,
    );
}

export function toDraft({ examId, title, date, goal, minutesPerDay, sets }: Exam): ExamDraft {
  return { examId, title, date, goal, minutesPerDay, quizIds: sets.map(({ quizId }) => quizId) };
}

export function useSaveExam() {
  const api = useApi();
  const queryClient = useQueryClient();
  const keyOf = useRetryKey();
  return useSingleMutation({
    mutationFn: (draft: ExamDraft) =>
      api(
        examEndpoints.put,
        { body: draft, query: findTimeZone() },
        { isQuiet: true, idempotencyKey: keyOf(draft), signal: saveSignal() },
      ),
    onSuccess: () => {
      keyOf.forget();
      return forget(queryClient);
    },
  });
}

export function useEndExam(examId: number) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (end: { outcome: Outcome; after: After }) =>
      api(
        examEndpoints.end,
        { params: { examId: String(examId) }, query: findTimeZone(), body: end },
        { isQuiet: true, signal: saveSignal() },
      ),
    onSuccess: (exam) => {
      queryClient.setQueryData<ExamPlan>(
        examQueries.plan(api, examId).queryKey,
        (plan) => plan && { ...plan, exam },
      );
      return forget(queryClient);
    },
  });
}

export type Caller = { api: Api; queryClient: QueryClient };

export function useCaller(): Caller {
  return { api: useApi(), queryClient: useQueryClient() };
}

/** Not mutations: Undo works from a notice that outlives the screen. */
export async function removeExam({ api, queryClient }: Caller, examId: number): Promise<void> {
  await api(
    examEndpoints.remove,
    { params: { examId: String(examId) } },
    { isQuiet: true, signal: saveSignal() },
  );
  queryClient.setQueryData<Exam[]>(examQueries.list(api).queryKey, (exams) =>
    exams?.filter((exam) => exam.examId !== examId),
  );
  void queryClient.invalidateQueries({ queryKey: examQueries.list(api).queryKey });
}

export async function restoreExam({ api, queryClient }: Caller, examId: number): Promise<void> {
  await api(
    examEndpoints.restore,
    { params: { examId: String(examId) }, query: findTimeZone() },
    { isQuiet: true, signal: saveSignal() },
  );
  await forget(queryClient);
}

/** Waits for what is on the screen, so that a form closes over what it has changed. */
function forget(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: EXAMS_KEY });
}
