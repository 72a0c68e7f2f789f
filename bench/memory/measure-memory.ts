import type { Figure } from '../figure';
import {
  type Setting,
  createEveryDay,
  createExamMethods,
  createLeitner,
  createPlainFsrs,
  findEvenNewADay,
} from './methods';
import { type Method, type Outcome, simulate } from './simulate';
import { drawStudent } from './students';
import { type Summary, findAtSame, mean, summarize } from './summary';

const GOAL = 0.9;
const DAYS = [7, 30, 90];
const CARDS = [200, 1_000];
/** Wished retentions of plain FSRS, to find the one that ends with the same recall or the same minutes. */
const RETENTIONS = [0.7, 0.75, 0.8, 0.85, 0.9, 0.93, 0.95, 0.97];
/** Plain FSRS meets as many cards a day; with more than that a day, both meet them at the same pace. */
const NEW_A_DAY = 20;
const LIMITS = {
  recallBelowGoal: 0.02,
  minutes: 0.8,
  minutesInHaste: 1,
  moreRecall: 0.05,
  day: 1.5,
};

/** Students with memories of their own study for an exam by the plan and by other methods. */
export function measureMemory(students: number): Figure[] {
  return DAYS.flatMap((days) => CARDS.flatMap((cards) => measureExam(students, cards, days)));
}

function measureExam(students: number, cards: number, days: number): Figure[] {
  const what = `${cards} cards in ${days} days`;
  const run = (method: (setting: Setting) => Method) => runAll(students, cards, days, method);
  const createExam = createExamMethods(GOAL);
  const misses: { halfway: number[]; atTheEnd: number[] } = { halfway: [], atTheEnd: [] };
  const plan = summarize(
    seeds(students).map((seed) => {
      const student = drawStudent(seed);
      const method = createExam({ cards, days, student });
      const outcome = simulate(student, cards, days, method);
      misses.halfway.push(Math.abs(method.predictions[Math.floor(days / 2)]! - outcome.recall));
      misses.atTheEnd.push(Math.abs(method.predictToday(days) - outcome.recall));
      return outcome;
    }),
  );
  const plain = RETENTIONS.map((retention) => run(createPlainFsrs(retention)));
  const evenNew = findEvenNewADay(cards, days);
  const plainEven = RETENTIONS.map((retention) => run(createPlainFsrs(retention, evenNew)));
  return [
    {
      what: `${what}: exam plan, recall`,
      measured: `${writeSummary(plan)}, of a tenth of the students below ${writeShare(plan.weakest)}`,
      against: `goal ${writeShare(GOAL)}`,
      ratio: (GOAL - LIMITS.recallBelowGoal) / plan.recall,
      limit: 1,
    },
    compareWithPlain(`${what}: against plain FSRS`, plan, plain, findMinutesLimit(cards, days)),
    compareWithPlain(`${what}: against plain FSRS with new cards spread alike`, plan, plainEven),
    {
      what: `${what}: largest day`,
      measured: `${plan.longest.toFixed(1)} min, ${plan.largestDay.toFixed(2)} × the median, ${plan.largestOfWeek.toFixed(2)} × that of its week; ${plan.largestFelt.toFixed(2)} × with days of at least 5 min`,
      against: `plain FSRS ${plain[RETENTIONS.indexOf(GOAL)]!.largestDay.toFixed(2)} ×`,
      ratio: plan.largestFelt,
      limit: LIMITS.day,
    },
    {
      what: `${what}: readiness, off by`,
      measured: `${writePoints(mean(misses.atTheEnd))} on the day`,
      against: `${writePoints(mean(misses.halfway))} halfway, if kept`,
    },
    writeOther(`${what}: plain FSRS as it is`, plan, plain[RETENTIONS.indexOf(GOAL)]!),
    writeOther(`${what}: Leitner boxes`, plan, run(createLeitner)),
    writeOther(`${what}: all cards every day`, plan, run(createEveryDay)),
  ];
}

function runAll(
  students: number,
  cards: number,
  days: number,
  method: (setting: Setting) => Method,
): Summary {
  return summarize(
    seeds(students).map((seed): Outcome => {
      const student = drawStudent(seed);
      return simulate(student, cards, days, method({ cards, days, student }));
    }),
  );
}

function seeds(students: number): number[] {
  return Array.from({ length: students }, (_, index) => index + 1);
}

function findMinutesLimit(cards: number, days: number): number {
  return findEvenNewADay(cards, days) <= NEW_A_DAY ? LIMITS.minutes : LIMITS.minutesInHaste;
}

function compareWithPlain(
  what: string,
  plan: Summary,
  plain: readonly Summary[],
  limit?: number,
): Figure {
  const minutes = findAtSame(plain, 'recall', 'minutes', plan.recall);
  const more = plan.recall - findAtSame(plain, 'minutes', 'recall', plan.minutes);
  return {
    what,
    measured: `${plan.minutes.toFixed(0)} min; ${writePoints(more)} more recall in the same time`,
    against: `${minutes.toFixed(0)} min for the same recall`,
    ratio: plan.minutes / minutes,
    ...(limit !== undefined && !(more >= LIMITS.moreRecall) && { limit }),
  };
}

function writeOther(what: string, plan: Summary, other: Summary): Figure {
  return {
    what,
    measured: `${writeSummary(other)}, largest day ${other.largestDay.toFixed(2)} ×`,
    against: `exam plan ${writeSummary(plan)}`,
    ratio: other.minutes / plan.minutes,
  };
}

function writeSummary({ recall, minutes }: Summary): string {
  return `${writeShare(recall)} in ${minutes.toFixed(0)} min`;
}

function writeShare(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function writePoints(share: number): string {
  return `${(share * 100).toFixed(1)} points`;
}
