import type { ExamPlan } from '@scholar/contract';
import {
  createExamPlanner,
  createMemoryModel,
  dayInZone,
  toDate,
  toDay,
  toExamCard,
} from '@scholar/memory';
import type { ExamMemory, KeptExam } from './exams.ports';

type PlannedExam = Pick<KeptExam, 'date' | 'goal' | 'minutesPerDay' | 'createdAt'>;
/** The student's day, where it lies, how long an answer takes them in milliseconds, and their own parameters. */
export type PlanningDay = {
  day: number;
  zone: string;
  median: number;
  weights: readonly number[] | null;
};

const GENERAL = createMemoryModel();

export function planExam(
  { date, goal, minutesPerDay, createdAt }: PlannedExam,
  cards: readonly ExamMemory[],
  { day, zone, median, weights }: PlanningDay,
) {
  const model = weights ? createMemoryModel(weights) : GENERAL;
  const from = dayInZone(createdAt.toISOString(), zone).day;
  const plan = createExamPlanner(model, { from, day: toDay(date), goal: goal / 100 });
  return plan({
    cards: cards.map(({ flashcardId, memory }) =>
      memory ? toExamCard(flashcardId, memory) : { flashcardId },
    ),
    today: day,
    secondsPerAnswer: median / 1000,
    ...(minutesPerDay !== null && { minutesPerDay }),
  });
}

/** As students see it. */
export function toExamPlan(
  exam: PlannedExam,
  cards: readonly ExamMemory[],
  today: PlanningDay,
): Omit<ExamPlan, 'exam' | 'cards'> & { cards: Omit<ExamPlan['cards'], 'leftOut'> } {
  const { days, readiness, behind } = planExam(exam, cards, today);
  return {
    cards: { total: cards.length, new: cards.filter(isNew).length },
    readiness: readiness && {
      asThingsStand: Math.round(readiness.asThingsStand * 100),
      ifKept: Math.round(readiness.ifKept * 100),
    },
    behind,
    days: days.map(({ day, reviews, fresh, minutes }) => ({
      date: toDate(day),
      reviews,
      new: fresh,
      minutes,
    })),
  };
}

export function isNew({ memory }: ExamMemory): boolean {
  return memory === null || memory.reviewedDay === null;
}
