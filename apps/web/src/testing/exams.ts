import type { Exam, ExamDay, ExamPlan } from '@scholar/contract';

export const TODAY = Date.UTC(2026, 10, 16);
export const DAY_MS = 86_400_000;

/** A day so many days after 16 November 2026. */
export function dayAfter(days: number): string {
  return new Date(TODAY + days * DAY_MS).toISOString().slice(0, 10);
}

export function someDays(count: number): ExamDay[] {
  return Array.from({ length: count }, (_, place) => ({
    date: dayAfter(place),
    reviews: 10,
    new: 4,
    minutes: 6,
  }));
}

export function anExam(changes: Partial<Exam> = {}): Exam {
  const daysLeft = changes.daysLeft ?? 12;
  return {
    examId: 3,
    title: 'Biology finals',
    date: dayAfter(daysLeft),
    goal: 90,
    minutesPerDay: 20,
    sets: [{ quizId: 12, title: 'Cell biology basics', flashcardCount: 24 }],
    daysLeft,
    outcome: null,
    after: null,
    ...changes,
  };
}

export function aPlan(exam = anExam(), changes: Partial<ExamPlan> = {}): ExamPlan {
  return {
    exam,
    cards: { total: 24, new: 9, leftOut: 0 },
    readiness: { asThingsStand: 72, ifKept: 93 },
    behind: { cards: 0, minutesMore: 0 },
    days: someDays(Math.max(0, exam.daysLeft)),
    ...changes,
  };
}
