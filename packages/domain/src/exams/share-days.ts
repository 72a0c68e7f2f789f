import type { ExamDay } from '@scholar/contract';
import type { ExamMemory, KeptExam } from './exams.ports';
import { type PlanningDay, toExamPlan } from './plan-exam';

export type EarlierExam = { date: string; flashcardIds: ReadonlySet<number> };

/** Each is one more plan to be made, which takes its time. */
const STEPS_MAX = 5;

/** The days of an exam, in which a card that earlier exams have, too, is counted when those are over. */
export function shareDays(
  exam: KeptExam,
  cards: readonly ExamMemory[],
  earlier: readonly EarlierExam[],
  today: PlanningDay,
): ExamDay[] {
  const shared = earlier.filter(({ flashcardIds }) => cards.some(isAmong(flashcardIds)));
  let own = cards;
  let { days } = toExamPlan(exam, own, today);
  for (const { date, flashcardIds } of joinFirst(shared).toReversed()) {
    const isTaken = isAmong(flashcardIds);
    own = own.filter((card) => !isTaken(card));
    const without = toExamPlan(exam, own, today).days;
    days = [...without.filter((day) => day.date < date), ...days.filter((day) => day.date >= date)];
  }
  return days;
}

function isAmong(flashcardIds: ReadonlySet<number>) {
  return ({ flashcardId }: ExamMemory) => flashcardIds.has(flashcardId);
}

/** Of many exams, all but the last few count as one. */
function joinFirst(exams: readonly EarlierExam[]): readonly EarlierExam[] {
  const first = exams.slice(0, 1 - STEPS_MAX);
  const last = first.at(-1);
  return last
    ? [
        {
          date: last.date,
          flashcardIds: new Set(first.flatMap(({ flashcardIds }) => [...flashcardIds])),
        },
        ...exams.slice(1 - STEPS_MAX),
      ]
    : exams;
}
