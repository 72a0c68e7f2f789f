import {
  EXAM_GOAL,
  EXAM_YEARS_MAX,
  type Exam,
  type ExamDraft,
  ExamDraftSchema,
  STUDY_MESSAGES,
} from '@scholar/contract';
import * as z from 'zod/mini';
import { findStudentDay } from '../../../lib/time/local-day';

/** What stands in the fields, which may be no exam yet. */
export const TypedExamSchema = z.object({
  title: z.string(),
  date: z.string(),
  goal: z.string(),
  minutesPerDay: z.string(),
  quizIds: z.array(z.number()),
});
export type TypedExam = z.output<typeof TypedExamSchema>;
export type ExamField = keyof TypedExam;

const FIELD_OF = {
  examTitle: 'title',
  titleTooLong: 'title',
  examDate: 'date',
  examGoal: 'goal',
  examMinutes: 'minutesPerDay',
  examSets: 'quizIds',
} as const satisfies Partial<Record<keyof typeof STUDY_MESSAGES, ExamField>>;
export type ExamProblem = keyof typeof FIELD_OF;
export type ExamProblems = Partial<Record<ExamField, ExamProblem>>;

const PROBLEMS = Object.keys(FIELD_OF) as ExamProblem[];

/** A new exam of this set, or an exam as it is. */
export function toTyped(
  exam: Exam | undefined,
  set: { quizId: number; title: string } | undefined,
): TypedExam {
  return {
    title: exam?.title ?? set?.title ?? '',
    date: exam?.date ?? '',
    goal: String(exam?.goal ?? EXAM_GOAL.default),
    minutesPerDay: exam?.minutesPerDay ? String(exam.minutesPerDay) : '',
    quizIds: exam ? exam.sets.map(({ quizId }) => quizId) : set ? [set.quizId] : [],
  };
}

/** The exam that was typed, or what is wrong with it. */
export function readTyped(
  typed: TypedExam,
  { examId, now }: { examId: number | undefined; now: Date },
): { draft: ExamDraft } | { problems: ExamProblems } {
  const { data, error } = ExamDraftSchema.safeParse({
    ...(examId !== undefined && { examId }),
    title: typed.title,
    date: typed.date,
    goal: toNumber(typed.goal),
    minutesPerDay: typed.minutesPerDay.trim() === '' ? null : toNumber(typed.minutesPerDay),
    quizIds: typed.quizIds,
  });
  const { first, last } = findDayBounds(now);
  const isOutside = typed.date < first || typed.date > last;
  const problems = {
    ...toProblems(error?.issues.map(({ message }) => message) ?? []),
    ...(isOutside && { date: 'examDate' as const }),
  };
  return data && !isOutside ? { draft: data } : { problems };
}

/** Which fields these sentences of the contract speak of. */
export function toProblems(messages: readonly string[]): ExamProblems {
  const found = messages.flatMap((message) => {
    const problem = PROBLEMS.find((each) => STUDY_MESSAGES[each] === message);
    return problem ? [[FIELD_OF[problem], problem] as const] : [];
  });
  // The first sentence about a field is the one that matters.
  return Object.fromEntries(found.toReversed());
}

/** The days that an exam may be on. */
export function findDayBounds(now: Date): { first: string; last: string } {
  const latest = new Date(now);
  latest.setFullYear(latest.getFullYear() + EXAM_YEARS_MAX);
  return { first: findStudentDay(now), last: findStudentDay(latest) };
}

function toNumber(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}
