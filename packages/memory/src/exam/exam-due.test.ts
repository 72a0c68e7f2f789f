import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDueDay, findNextExam, toDay, toExamCard } from './exam-card';
import { type Exam, type SeenMemory, findExamDue, findLastNewDay } from './exam-due';
import { createMemoryModel } from './memory-model';

const model = createMemoryModel();

const anyExam = fc
  .record({
    from: fc.integer({ min: 0, max: 50 }),
    length: fc.integer({ min: 1, max: 400 }),
    goal: fc.double({ min: 0.7, max: 0.97, noNaN: true }),
  })
  .map(({ from, length, goal }): Exam => ({ from, day: from + length, goal }));
const anyMemory = fc.record({
  stability: fc.double({ min: 0.01, max: 1000, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  reviewedDay: fc.integer({ min: -100, max: 500 }),
  firstDay: fc.integer({ min: -200, max: 500 }),
});

/** Every day the card is answered on, where each answer is right and on time. */
function followDays(start: SeenMemory, exam: Exam): number[] {
  const days: number[] = [];
  let memory = start;
  let due = findExamDue(model, memory, exam);
  while (due !== undefined && days.length < 1_000) {
    days.push(due);
    const next = model.nextAfterDay(memory, due - memory.reviewedDay, true);
    memory = { ...next, reviewedDay: due, firstDay: memory.firstDay };
    due = findExamDue(model, memory, exam);
  }
  return days;
}

describe('findExamDue', () => {
  it('brings a card back after its last answer and before the exam, or not at all', () => {
    fc.assert(
      fc.property(anyMemory, anyExam, (drawn, exam) => {
        const memory = { ...drawn, firstDay: Math.min(drawn.firstDay, drawn.reviewedDay) };
        const due = findExamDue(model, memory, exam) ?? memory.reviewedDay + 1;

        expect(due).toBeGreaterThan(memory.reviewedDay);
        expect(due).toBeLessThan(Math.max(exam.day, memory.reviewedDay + 2));
      }),
    );
  });

  it('brings every card back in the last quarter of its time', () => {
    fc.assert(
      fc.property(anyExam, fc.boolean(), fc.nat(), (exam, known, later) => {
        const met = exam.from + (later % (exam.day - exam.from));
        const card = { ...model.nextAfterDay(null, 0, known), reviewedDay: met, firstDay: met };
        const before = [met, ...followDays(card, exam)].map((day) => exam.day - day);

        expect(Math.min(...before)).toBeGreaterThan(0);
        expect(Math.min(...before)).toBeLessThanOrEqual(Math.ceil((exam.day - met) / 4));
      }),
    );
  });

  it('does not begin that quarter too soon', () => {
    const exam = { from: 0, day: 100, goal: 0.9 };
    const strong = { stability: 500, difficulty: 5, reviewedDay: 20, firstDay: 20 };

    expect(findExamDue(model, strong, exam)).toBe(80);
  });

  it('lets a card that was learnt before the exam was set wait for the last quarter of the exam', () => {
    const exam = { from: 100, day: 140, goal: 0.9 };
    const old = { stability: 900, difficulty: 3, reviewedDay: 90, firstDay: 10 };

    expect(findExamDue(model, old, exam)).toBe(130);
  });

  it('brings a card back before that where it would have faded below the goal by far', () => {
    const exam = { from: 0, day: 100, goal: 0.9 };
    const fresh = { stability: 2, difficulty: 5, reviewedDay: 0, firstDay: 0 };
    const due = findExamDue(model, fresh, exam)!;

    expect(due).toBeLessThan(75);
    expect(model.recall(due, 2)).toBeCloseTo(0.8, 1);
  });

  it('gives a card rest that will be remembered on the day', () => {
    const exam = { from: 0, day: 40, goal: 0.9 };
    const strong = { stability: 60, difficulty: 5, reviewedDay: 33, firstDay: 0 };

    expect(findExamDue(model, strong, exam)).toBeUndefined();
  });

  it('brings a card back once more that was forgotten shortly before', () => {
    const exam = { from: 0, day: 40, goal: 0.9 };
    const weak = { stability: 0.6, difficulty: 8, reviewedDay: 33, firstDay: 0 };

    expect(findExamDue(model, weak, exam)).toBe(37);
  });

  it('asks for nothing on the day of the exam', () => {
    const exam = { from: 0, day: 40, goal: 0.9 };
    const weak = { stability: 0.1, difficulty: 10, reviewedDay: 39, firstDay: 0 };

    expect(findExamDue(model, weak, exam)).toBeUndefined();
  });
});

describe('findLastNewDay', () => {
  it.each([
    ['a month', 30, 27],
    ['four days', 4, 1],
    ['three days', 3, 0],
    ['two days: all until the day before', 2, 1],
    ['a day', 1, 0],
  ])('lets the nights do their work where the exam is in %s', (_, day, last) => {
    expect(findLastNewDay({ from: 0, day, goal: 0.9 })).toBe(last);
  });
});

describe('findDueDay', () => {
  const memory = { stability: 2, difficulty: 5, reviewedDay: 10, firstDay: 0 };
  const exams = [
    { from: 0, day: 90, goal: 0.9 },
    { from: 0, day: 20, goal: 0.9 },
    { from: 0, day: 8, goal: 0.9 },
  ];

  it('follows the earliest exam that is still to come', () => {
    expect(findNextExam(exams, 10)).toBe(exams[1]);
    expect(findDueDay(model, memory, exams, 12)).toBe(findExamDue(model, memory, exams[1]!));
  });

  it('follows the schedule without an exam and after the last one', () => {
    expect(findDueDay(model, memory, [], 12)).toBe(12);
    expect(findDueDay(model, memory, [exams[2]!], 12)).toBe(12);
  });

  it('leaves a card alone until the exam that needs no more reviews', () => {
    const strong = { ...memory, stability: 30, reviewedDay: 18 };

    expect(findDueDay(model, strong, exams, 19)).toBe(20);
    expect(findDueDay(model, strong, exams, 48)).toBe(48);
  });
});

describe('toExamCard', () => {
  it('takes a card without an answer as new', () => {
    const none = { stability: 0, difficulty: 0, reviewedDay: null, firstDay: null };

    expect(toExamCard(4, none)).toEqual({ flashcardId: 4 });
    expect(toExamCard(4, { ...none, reviewedDay: 3, firstDay: 2 }).memory?.reviewedDay).toBe(3);
  });

  it('counts days as the log does', () => {
    expect(toDay('1970-01-02')).toBe(1);
    expect(toDay('2026-12-01') - toDay('2026-11-30')).toBe(1);
  });
});
