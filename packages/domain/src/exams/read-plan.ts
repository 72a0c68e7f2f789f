import { type Exam, type ExamPlan, STUDY_MESSAGES } from '@scholar/contract';
import { toDay } from '@scholar/memory';
import { AppError } from '../shared/app-error';
import type { ExamsRepository, KeptExam, Studying } from './exams.ports';
import { type PlanningDay, toExamPlan } from './plan-exam';

export async function getExam(
  exams: Pick<ExamsRepository, 'find'>,
  studying: Studying,
  examId: number,
): Promise<KeptExam> {
  const exam = await exams.find(studying, examId);
  if (!exam) {
    throw examNotFound();
  }
  return exam;
}

/** Somebody else's exam answers like a missing one, so that ids cannot be probed. */
export function examNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.examNotFound);
}

export async function readPlan(
  exams: Pick<ExamsRepository, 'listCards' | 'countLeftOut'>,
  studying: Studying,
  exam: KeptExam,
  today: PlanningDay,
): Promise<ExamPlan> {
  const [cards, leftOut] = await Promise.all([
    exams.listCards(studying, [exam.examId]),
    exams.countLeftOut(studying, exam.examId),
  ]);
  const { cards: counts, ...plan } = toExamPlan(exam, cards, today);
  return { exam: toExam(exam, today.day), cards: { ...counts, leftOut }, ...plan };
}

export function toExam(kept: KeptExam, today: number): Exam {
  const { createdAt: _, ...exam } = kept;
  return { ...exam, daysLeft: toDay(exam.date) - today };
}
