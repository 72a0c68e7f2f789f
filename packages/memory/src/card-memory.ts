export type Rating = 'again' | 'hard' | 'good' | 'easy';
export type CardState = 'new' | 'learning' | 'review' | 'relearning';

/** What follows from the log of a card. Instants are written as `Date` does, days are numbered from 1970-01-01. */
export type CardMemory = {
  state: CardState;
  due: string | null;
  stability: number;
  difficulty: number;
  step: number;
  reps: number;
  lapses: number;
  reviewedAt: string | null;
  reviewedDay: number | null;
  firstDay: number | null;
  answeredDay: number | null;
};

export const NEW_CARD: Readonly<CardMemory> = {
  state: 'new',
  due: null,
  stability: 0,
  difficulty: 0,
  step: 0,
  reps: 0,
  lapses: 0,
  reviewedAt: null,
  reviewedDay: null,
  firstDay: null,
  answeredDay: null,
};
