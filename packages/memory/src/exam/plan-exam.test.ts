import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExamCard } from './exam-card';
import { type Exam, findLastNewDay } from './exam-due';
import { createMemoryModel } from './memory-model';
import { type ExamPlan, createExamPlanner } from './plan-exam';

const model = createMemoryModel();
const SECONDS = 8;

function newCards(count: number): ExamCard[] {
  return Array.from({ length: count }, (_, flashcardId) => ({ flashcardId }));
}

/** A card answered on a day, at first with every third one unknown and later with every tenth forgotten. */
function answer({ flashcardId, memory }: ExamCard, day: number): ExamCard {
  const chance = (flashcardId * 7 + day * 3) % 30;
  const remembered = memory ? chance >= 3 : chance >= 10;
  const days = memory ? day - memory.reviewedDay : 0;
  const next = model.nextAfterDay(memory ?? null, days, remembered);
  return { flashcardId, memory: { ...next, reviewedDay: day, firstDay: memory?.firstDay ?? day } };
}

type StudyDay = { day: number; reviews: number[]; fresh: number[] };

/** Does what the plan says on every day but those that are missed. */
function keepPlan(
  exam: Exam,
  start: readonly ExamCard[],
  isMissed: (day: number) => boolean = () => false,
  minutesPerDay?: number,
) {
  const plan = createExamPlanner(model, exam);
  let cards = [...start];
  const days: StudyDay[] = [];
  for (let day = exam.from; day < exam.day; day++) {
    if (!isMissed(day)) {
      const { reviews, fresh } = plan({
        cards,
        today: day,
        secondsPerAnswer: SECONDS,
        ...(minutesPerDay !== undefined && { minutesPerDay }),
      }).today;
      const chosen = new Set([...reviews, ...fresh]);
      cards = cards.map((card) => (chosen.has(card.flashcardId) ? answer(card, day) : card));
      days.push({ day, reviews, fresh });
    }
  }
  return { days, cards };
}

function countWork({ reviews, fresh }: Pick<StudyDay, 'reviews' | 'fresh'>): number {
  return reviews.length * 1.25 + fresh.length * 3.25;
}

/** The largest day of each week as a multiple of the week's median. */
function findLargest(loads: readonly number[]): number {
  const multiples = loads.map((load, index) => {
    const week = loads.slice(index - (index % 7)).slice(0, 7);
    const sorted = week.toSorted((left, right) => left - right);
    return load / sorted[Math.floor(sorted.length / 2)]!;
  });
  return Math.max(...multiples);
}

const anyLength = fc.integer({ min: 7, max: 45 });
const fewRuns = { numRuns: 8 };

function planFor(
  cards: readonly ExamCard[],
  exam: Exam,
  today: number,
  minutesPerDay?: number,
): ExamPlan {
  return createExamPlanner(
    model,
    exam,
  )({
    cards,
    today,
    secondsPerAnswer: SECONDS,
    ...(minutesPerDay !== undefined && { minutesPerDay }),
  });
}

describe('an exam plan that is kept', () => {
  it('has met every new card three days before, and none after', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 1, max: 300 }), (day, count) => {
        const exam = { from: 0, day, goal: 0.9 };
        const { days } = keepPlan(exam, newCards(count));
        const met = days.filter(({ day: on }) => on <= day - 3).flatMap(({ fresh }) => fresh);

        expect(met.toSorted((left, right) => left - right)).toEqual(
          newCards(count).map(({ flashcardId }) => flashcardId),
        );
        expect(days.filter(({ day: on }) => on > day - 3).flatMap(({ fresh }) => fresh)).toEqual(
          [],
        );
      }),
      fewRuns,
    );
  });

  it('has no day with more than one and a half times the work of its week', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 8, max: 20 }), (day, cardsADay) => {
        const exam = { from: 0, day, goal: 0.9 };
        const { days } = keepPlan(exam, newCards(cardsADay * day));

        expect(findLargest(days.map(countWork))).toBeLessThan(1.5);
      }),
      fewRuns,
    );
  });

  it('ends with the goal reached', () => {
    fc.assert(
      fc.property(anyLength, fc.integer({ min: 50, max: 200 }), (day, count) => {
        const exam = { from: 0, day, goal: 0.9 };
        const { cards } = keepPlan(exam, newCards(count));

        expect(planFor(cards, exam, day).readiness!.asThingsStand).toBeGreaterThan(0.88);
      }),
      fewRuns,
    );
  });

  it('asks more of a student with a higher goal', () => {
    const work = [0.8, 0.9, 0.95].map((goal) => {
      const { days } = keepPlan({ from: 0, day: 40, goal }, newCards(150));
      return days.reduce((sum, day) => sum + countWork(day), 0);
    });

    expect(work).toEqual(work.toSorted((left, right) => left - right));
  });
});

describe('an exam plan after missed days', () => {
  it('still meets all new cards in time and stays even', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: 1, max: 6 }), (day, gap) => {
        const exam = { from: 0, day, goal: 0.9 };
        const from = Math.floor(day / 3);
        const { days } = keepPlan(exam, newCards(day * 8), (on) => on >= from && on < from + gap);
        const after = days.filter(({ day: on }) => on >= from + gap);

        expect(days.flatMap(({ fresh }) => fresh)).toHaveLength(day * 8);
        expect(findLargest(after.map(countWork))).toBeLessThan(1.6);
      }),
      fewRuns,
    );
  });

  it('spreads what was missed over the days that are left', () => {
    const exam = { from: 0, day: 30, goal: 0.9 };
    const cards = newCards(270);
    const [kept, missed] = [0, 10].map((today) => planFor(cards, exam, today));

    expect(missed!.today.fresh.length).toBeGreaterThan(kept!.today.fresh.length);
    expect(missed!.today.fresh.length).toBeLessThan(2 * kept!.today.fresh.length);
  });

  it('cuts the cards of long ago into days, those first that gain most', () => {
    const exam = { from: 100, day: 120, goal: 0.9 };
    const old = Array.from({ length: 200 }, (_, flashcardId) => ({
      flashcardId,
      memory: { stability: 3 + flashcardId, difficulty: 5, reviewedDay: 60, firstDay: 0 },
    }));
    const { today } = planFor(old, exam, 100);

    expect(today.reviews.length).toBeGreaterThan(0);
    expect(today.reviews.length).toBeLessThan(40);
  });
});

describe('an exam plan during the day', () => {
  it('offers what is left of today, and nothing twice', () => {
    const exam = { from: 0, day: 30, goal: 0.9 };
    const { cards } = keepPlan({ ...exam, day: 30 }, newCards(200), (day) => day >= 12);
    const morning = planFor(cards, exam, 12).today;
    const half = new Set([
      ...morning.reviews.slice(0, morning.reviews.length / 2),
      ...morning.fresh.slice(0, morning.fresh.length / 2),
    ]);
    const noon = planFor(
      cards.map((card) => (half.has(card.flashcardId) ? answer(card, 12) : card)),
      exam,
      12,
    ).today;

    expect([...noon.reviews, ...noon.fresh].filter((id) => half.has(id))).toEqual([]);
    expect(Math.abs(countWork(noon) - countWork(morning) / 2)).toBeLessThan(8);
  });

  it('is the first of the days it shows', () => {
    const plan = planFor(newCards(200), { from: 0, day: 30, goal: 0.9 }, 0);

    expect(plan.days).toHaveLength(30);
    expect(plan.days[0]).toMatchObject({ day: 0, reviews: 0, fresh: plan.today.fresh.length });
    expect(plan.days.reduce((sum, { fresh }) => sum + fresh, 0)).toBeCloseTo(200, -1);
    expect(plan.days.filter(({ day }) => day > 27).every(({ fresh }) => fresh === 0)).toBe(true);
  });
});

describe('an exam plan with minutes a day', () => {
  const exam = { from: 0, day: 30, goal: 0.9 };

  it('keeps to them, and meets new cards before it repeats others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 10 }), (minutes) => {
        const { days } = keepPlan(exam, newCards(400), undefined, minutes);
        const loads = days.map(countWork);

        expect(Math.max(...loads) * SECONDS).toBeLessThan(minutes * 60 * 1.3 + 30);
        expect(days[0]!.fresh.length).toBeGreaterThan(0);
      }),
      fewRuns,
    );
  });

  it('says how many cards are left out and how many more minutes would do', () => {
    const { behind, readiness } = planFor(newCards(400), exam, 0, 5);
    const enough = planFor(newCards(400), exam, 0, 5 + behind.minutesMore);

    expect(behind.cards).toBeGreaterThan(0);
    expect(behind.minutesMore).toBeGreaterThan(0);
    expect(enough.behind).toEqual({ cards: 0, minutesMore: 0 });
    expect(enough.readiness!.ifKept).toBeGreaterThan(readiness!.ifKept + 0.2);
  });

  it('is never behind without a limit', () => {
    expect(planFor(newCards(5000), exam, 0).behind).toEqual({ cards: 0, minutesMore: 0 });
  });

  it('takes the review first that adds most to the exam', () => {
    const weak = { stability: 2, difficulty: 5, reviewedDay: 10, firstDay: 0 };
    const strong = { stability: 80, difficulty: 5, reviewedDay: 10, firstDay: 0 };
    const cards = [
      { flashcardId: 1, memory: strong },
      { flashcardId: 2, memory: weak },
    ];

    expect(planFor(cards, exam, 29).today.reviews).toEqual([2, 1]);
    expect(planFor(cards, exam, 29, 0.2).today.reviews).toEqual([2]);
  });
});

describe('readiness', () => {
  const exam = { from: 0, day: 30, goal: 0.9 };

  it('is nothing before the first card and the goal if the plan is kept', () => {
    const { readiness } = planFor(newCards(100), exam, 0);

    expect(readiness!.asThingsStand).toBe(0);
    expect(readiness!.ifKept).toBeGreaterThan(0.85);
  });

  it('is a share, and never less if the plan is kept', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            stability: fc.double({ min: 0.05, max: 400, noNaN: true }),
            difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
            reviewedDay: fc.integer({ min: -50, max: 20 }),
          }),
          { minLength: 1, maxLength: 30 },
        ),
        fc.integer({ min: 0, max: 35 }),
        (memories, today) => {
          const cards = memories.map((memory, flashcardId) => ({
            flashcardId,
            memory: { ...memory, firstDay: -60 },
          }));
          const { asThingsStand, ifKept } = planFor(cards, exam, today).readiness!;

          expect(asThingsStand).toBeGreaterThanOrEqual(0);
          expect(ifKept).toBeGreaterThanOrEqual(asThingsStand - 0.01);
          expect(ifKept).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('an exam plan at its edges', () => {
  const card = { stability: 2, difficulty: 5, reviewedDay: 0, firstDay: 0 };

  it('has nothing to do without cards', () => {
    expect(planFor([], { from: 0, day: 3, goal: 0.9 }, 0)).toMatchObject({
      today: { reviews: [], fresh: [] },
      readiness: null,
      behind: { cards: 0, minutesMore: 0 },
    });
  });

  it('meets a single card today', () => {
    const { today } = planFor(newCards(1), { from: 0, day: 4, goal: 0.9 }, 1);

    expect(today).toEqual({ reviews: [], fresh: [0] });
  });

  it.each([0, 1, 9])('asks for nothing %d days after the exam was due', (late) => {
    const cards = [...newCards(3), { flashcardId: 9, memory: card }];
    const plan = planFor(cards, { from: 0, day: 20, goal: 0.9 }, 20 + late);

    expect(plan.days).toEqual([]);
    expect(plan.today).toEqual({ reviews: [], fresh: [] });
    expect(plan.readiness!.asThingsStand).toBeCloseTo(model.recall(20, 2) / 4, 10);
  });

  it('brings everything today that is not sure on the day before', () => {
    const cards = Array.from({ length: 50 }, (_, flashcardId) => ({ flashcardId, memory: card }));
    const plan = planFor(cards, { from: 0, day: 20, goal: 0.9 }, 19);

    expect(plan.today.reviews).toHaveLength(50);
    expect(plan.days).toHaveLength(1);
  });

  it('meets all new cards until the day before where the exam was set too late for more', () => {
    const exam = { from: 10, day: 12, goal: 0.9 };
    const { days } = keepPlan(exam, newCards(40));

    expect(findLastNewDay(exam)).toBe(11);
    expect(days.flatMap(({ fresh }) => fresh)).toHaveLength(40);
  });

  it('leaves cards alone that were added in the last three days', () => {
    expect(planFor(newCards(5), { from: 0, day: 20, goal: 0.9 }, 18).today.fresh).toEqual([]);
  });
});
