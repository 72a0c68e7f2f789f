import type { CardMemory, Rating } from './card-memory';
import { dayOf, isDue } from './days';

export type ReviewMode = 'today' | 'learn' | 'write' | 'test' | 'match' | 'flip' | 'import';
export type AnswerWay = 'shown' | 'chosen' | 'typed';

export type Answer = {
  rating: Rating;
  mode: ReviewMode;
  how: AnswerWay;
  answeredAt: string;
  /** Minutes east of Greenwich. */
  utcOffset: number;
};

const USUAL_WAY: Record<ReviewMode, AnswerWay> = {
  today: 'shown',
  learn: 'chosen',
  write: 'typed',
  test: 'chosen',
  match: 'chosen',
  flip: 'shown',
  import: 'shown',
};

export function usualWay(mode: ReviewMode): AnswerWay {
  return USUAL_WAY[mode];
}

/** The rating that moves the schedule; nothing where an answer is only logged. */
export function ratingThatCounts(memory: CardMemory, answer: Answer): Rating | undefined {
  const { rating, mode, how, answeredAt, utcOffset } = answer;
  if (mode === 'today' || mode === 'import') {
    return rating;
  }
  if (memory.answeredDay === dayOf(answeredAt, utcOffset)) {
    return undefined;
  }
  if (rating === 'again') {
    return 'again';
  }
  // One of four is right by chance: that must not put off a card before its day.
  return how === 'chosen' && !isDue(memory, answeredAt, utcOffset) ? undefined : 'good';
}
