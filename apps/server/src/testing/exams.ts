import {
  type Exam,
  examEndpoints,
  type ExamPlan,
  ExamPlanSchema,
  ExamSchema,
} from '@scholar/contract';
import { dayInZone, toDate } from '@scholar/memory';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

/** So many days after today, as a student without a time zone counts them. */
export function inDays(days: number): string {
  return toDate(dayInZone(new Date().toISOString(), 'UTC').day + days);
}

export function examDraft(changes: Record<string, unknown> = {}) {
  return { title: 'Final', date: inDays(30), quizIds: [1], ...changes };
}

export async function putExam(
  { call }: Caller,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<Exam> {
  const answer = await call('PUT', '/exam', { token, body: examDraft(changes) });
  if (answer.status !== 200) {
    throw new Error(`Setting an exam answered ${answer.status}: ${answer.body.message}`);
  }
  return ExamSchema.parse(answer.body.data);
}

export async function listExams({ call }: Caller, token: string, query = ''): Promise<Exam[]> {
  const answer = await call('GET', `/exam${query}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Listing exams answered ${answer.status}: ${answer.body.message}`);
  }
  return examEndpoints.list.data.parse(answer.body.data).exams;
}

export async function readExam(
  { call }: Caller,
  token: string,
  examId: number,
  query = '',
): Promise<ExamPlan> {
  const answer = await call('GET', `/exam/${examId}${query}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Reading an exam answered ${answer.status}: ${answer.body.message}`);
  }
  return ExamPlanSchema.parse(answer.body.data);
}

/** Lets so many days pass since the exam was set. */
export async function passDays({ database }: Pick<TestApp, 'database'>, days: number) {
  await database.query(`update exams set date = date - ${days},
    created_at = created_at - interval '${days} days', chosen = null`);
}

export function endExam(
  { call }: Caller,
  token: string,
  examId: number,
  after: string,
  outcome = 'well',
) {
  return call('POST', `/exam/${examId}/outcome`, { token, body: { outcome, after } });
}

/** All that is kept of exams, to tell that nothing has changed. */
export async function readExamRows({ database }: Pick<TestApp, 'database'>) {
  return {
    exams: await database.query('select * from exams order by user_id, id'),
    sets: await database.query('select * from exam_sets order by user_id, exam_id, quiz_id'),
  };
}
