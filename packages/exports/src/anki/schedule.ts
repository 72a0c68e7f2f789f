import type { CardMemory } from '@scholar/contract';
import type { Calendar } from './calendar';

/** Columns of a card that say when it comes and what is known of it. */
export type Schedule = {
  type: number;
  queue: number;
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  data: string;
};

const TYPE = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
/** Cards that come on a later day, though they are still being learnt. */
const LEARNT_ON_A_DAY = 3;
const STEPS = { learning: 2, relearning: 1 } as const;
/** In thousandths. Students without FSRS get longer pauses for easier cards. */
const FACTOR = { easiest: 3000, hardest: 1300 } as const;
const DIFFICULTY = { min: 1, max: 10 } as const;

/** `position`: where a new card stands among the others. */
export function toSchedule(
  memory: CardMemory | null,
  position: number,
  calendar: Calendar,
): Schedule {
  if (memory === null || memory.state === 'new' || memory.due === null) {
    return {
      ...{ type: TYPE.new, queue: TYPE.new, due: position, ivl: 0, factor: 0 },
      ...{ reps: 0, lapses: 0, left: 0, data: '{}' },
    };
  }
  const { state, reps, lapses } = memory;
  return {
    type: TYPE[state],
    ...toPlace(state, memory.step, memory.due, calendar),
    ivl: state === 'learning' ? 0 : countDays(memory, memory.due, calendar),
    factor: state === 'learning' ? 0 : toFactor(memory.difficulty),
    reps,
    lapses,
    data: JSON.stringify({ s: round(memory.stability, 4), d: round(memory.difficulty, 3) }),
  };
}

function toPlace(
  state: 'learning' | 'review' | 'relearning',
  step: number,
  due: string,
  calendar: Calendar,
): Pick<Schedule, 'queue' | 'due' | 'left'> {
  const day = calendar.dayOf(due);
  if (state === 'review') {
    return { queue: TYPE.review, due: day, left: 0 };
  }
  const left = Math.max(1, STEPS[state] - step);
  return day > calendar.today
    ? { queue: LEARNT_ON_A_DAY, due: day, left }
    : { queue: TYPE.learning, due: Math.floor(Date.parse(due) / 1000), left };
}

/** Of a card in review, from its last answer to the next; else as long as it is remembered. */
function countDays(memory: CardMemory, due: string, calendar: Calendar): number {
  const days =
    memory.state === 'review' && memory.reviewedAt !== null
      ? calendar.dayOf(due) - calendar.dayOf(memory.reviewedAt)
      : memory.stability;
  return Math.max(1, Math.round(days));
}

function toFactor(difficulty: number): number {
  const share = (difficulty - DIFFICULTY.min) / (DIFFICULTY.max - DIFFICULTY.min);
  return Math.round(FACTOR.easiest + share * (FACTOR.hardest - FACTOR.easiest));
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
