import type { CardMemory } from '../card-memory';
import { DAY_MS } from '../days';
import { type Exam, type SeenMemory, findExamDue } from './exam-due';
import type { MemoryModel } from './memory-model';

/** New cards have no memory yet and are met in the order they are given in. */
export type ExamCard = { flashcardId: number; memory?: SeenMemory };

type Remembered = Pick<CardMemory, 'stability' | 'difficulty' | 'reviewedDay' | 'firstDay'>;

export function toExamCard(flashcardId: number, memory: Remembered): ExamCard {
  const { stability, difficulty, reviewedDay, firstDay } = memory;
  return reviewedDay === null || firstDay === null
    ? { flashcardId }
    : { flashcardId, memory: { stability, difficulty, reviewedDay, firstDay } };
}

/** The number of a calendar day, written as 2026-12-01. */
export function toDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

export function toDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Of a card's exams the one it follows: the earliest that is still to come. */
export function findNextExam<One extends Pick<Exam, 'day'>>(
  exams: readonly One[],
  today: number,
): One | undefined {
  return exams.filter(({ day }) => day > today).toSorted((left, right) => left.day - right.day)[0];
}

/** The day a card is due after an answer, by its next exam; without one, as the schedule says. */
export function findDueDay(
  model: MemoryModel,
  memory: SeenMemory,
  exams: readonly Exam[],
  scheduledDay: number,
): number {
  const exam = findNextExam(exams, memory.reviewedDay);
  return exam
    ? (findExamDue(model, memory, exam) ?? Math.max(exam.day, scheduledDay))
    : scheduledDay;
}
