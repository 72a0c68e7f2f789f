import { expectAnswers } from './answer-cost';
import type { Exam, SeenMemory } from './exam-due';
import type { MemoryModel } from './memory-model';

/** What a review today adds to the chance to remember the card at the exam, for each answer it takes. */
export function valueOfReview(
  model: MemoryModel,
  memory: SeenMemory,
  exam: Exam,
  today: number,
): number {
  const recallAtExam = (stability: number, day: number) => model.recall(exam.day - day, stability);
  const days = today - memory.reviewedDay;
  const recall = model.recall(days, memory.stability);
  const withReview =
    recall * recallAtExam(model.nextAfterDay(memory, days, true).stability, today) +
    (1 - recall) * recallAtExam(model.nextAfterDay(memory, days, false).stability, today);
  const without = recallAtExam(memory.stability, memory.reviewedDay);
  return (withReview - without) / expectAnswers(recall);
}
