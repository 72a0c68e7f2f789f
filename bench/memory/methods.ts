import {
  NO_EVIDENCE,
  type PaceAnswer,
  type SeenMemory,
  addEvidence,
  createExamPlanner,
  createMemoryModel,
  findPace,
} from '@scholar/memory';
import type { Method } from './simulate';
import type { Student } from './students';

export type Setting = { cards: number; days: number; student: Student };

const NEW_A_DAY = 20;
const DAYS_WITHOUT_NEW = 3;
const LEITNER_DAYS = [1, 2, 4, 8, 16];

const believed = createMemoryModel();

/** The plan for an exam, which learns from the answers how fast this student forgets. */
export function createExamMethods(goal: number) {
  const planners = new Map<string, ReturnType<typeof createExamPlanner>>();
  function findPlanner(days: number, pace: number) {
    const key = `${days} ${pace}`;
    const model = createMemoryModel(undefined, pace);
    const planner = planners.get(key) ?? createExamPlanner(model, { from: 0, day: days, goal });
    planners.set(key, planner);
    return planner;
  }
  return ({ cards, days, student }: Setting) => {
    const memories: (SeenMemory | undefined)[] = Array.from({ length: cards });
    const predictions: number[] = [];
    let evidence = NO_EVIDENCE;
    let answers: PaceAnswer[] = [];
    function plan(today: number, secondsToday: number) {
      return findPlanner(
        days,
        findPace(evidence),
      )({
        cards: memories.map((memory, flashcardId) =>
          memory ? { flashcardId, memory } : { flashcardId },
        ),
        today,
        secondsPerAnswer: student.secondsPerAnswer,
        secondsToday,
      });
    }
    return {
      /** By day: the recall on the day of the exam if the plan is kept. */
      predictions,
      predictToday: (today: number) => plan(today, 0).readiness!.asThingsStand,
      chooseReviews(today: number) {
        evidence = addEvidence(believed, evidence, answers);
        answers = [];
        const { readiness, today: chosen } = plan(today, 0);
        predictions.push(readiness!.ifKept);
        return chosen.reviews;
      },
      chooseNew: (today: number, seconds: number) =>
        memories.includes(undefined) ? plan(today, seconds).today.fresh : [],
      hear(card: number, day: number, remembered: boolean) {
        const memory = memories[card];
        if (memory) {
          answers.push({
            days: day - memory.reviewedDay,
            stability: memory.stability,
            remembered,
          });
        }
        memories[card] = remember(memory, day, remembered);
      },
    };
  };
}

/** FSRS without an exam, with all cards met in time. */
export function createPlainFsrs(retention: number, newADay?: number) {
  return ({ cards, days }: Setting): Method => {
    const memories: (SeenMemory | undefined)[] = Array.from({ length: cards });
    const due = new Int32Array(cards);
    const newCards = meetInOrder(cards, newADay ?? findNewADay(cards, days));
    return {
      chooseReviews: (day) => findDue(due, newCards.met, day),
      chooseNew: () => newCards.next(),
      hear(card, day, remembered) {
        const memory = remember(memories[card], day, remembered);
        memories[card] = memory;
        due[card] = day + Math.max(1, Math.round(believed.daysUntil(retention, memory.stability)));
      },
    };
  };
}

export function createLeitner({ cards, days }: Setting): Method {
  const boxes = new Int8Array(cards).fill(-1);
  const heard = new Int32Array(cards).fill(-1);
  const due = new Int32Array(cards);
  const newCards = meetInOrder(cards, findNewADay(cards, days));
  return {
    chooseReviews: (day) => findDue(due, newCards.met, day),
    chooseNew: () => newCards.next(),
    hear(card, day, remembered) {
      // The repetitions of a day move no card.
      if (heard[card] !== day) {
        boxes[card] = remembered ? Math.min(boxes[card]! + 1, LEITNER_DAYS.length - 1) : 0;
        due[card] = day + LEITNER_DAYS[boxes[card]]!;
        heard[card] = day;
      }
    },
  };
}

export function createEveryDay({ cards }: Setting): Method {
  const all = Array.from({ length: cards }, (_, card) => card);
  return {
    chooseReviews: (day) => (day === 0 ? [] : all),
    chooseNew: (day) => (day === 0 ? all : []),
    hear: () => undefined,
  };
}

/** Twenty, as the settings say, or as many as it takes to have met all of them in time. */
function findNewADay(cards: number, days: number): number {
  return Math.max(NEW_A_DAY, findEvenNewADay(cards, days));
}

export function findEvenNewADay(cards: number, days: number): number {
  return Math.ceil(cards / (days - DAYS_WITHOUT_NEW + 1));
}

function remember(memory: SeenMemory | undefined, day: number, remembered: boolean): SeenMemory {
  const after = believed.next(memory ?? null, day - (memory?.reviewedDay ?? day), remembered);
  return { ...after, reviewedDay: day, firstDay: memory?.firstDay ?? day };
}

function meetInOrder(cards: number, aDay: number) {
  const order = {
    met: 0,
    next() {
      const fresh = Array.from(
        { length: Math.min(aDay, cards - order.met) },
        (_, index) => order.met + index,
      );
      order.met += fresh.length;
      return fresh;
    },
  };
  return order;
}

function findDue(due: Int32Array, met: number, day: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card < met; card++) {
    if (due[card]! <= day) {
      cards.push(card);
    }
  }
  return cards;
}
