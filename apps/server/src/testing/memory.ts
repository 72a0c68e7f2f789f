import {
  CardHistorySchema,
  CardStatusSchema,
  ReviewsAnswerSchema,
  type Today,
  TodaySchema,
} from '@scholar/contract';
import type { TestApp } from './test-app';

type Caller = Pick<TestApp, 'call'>;

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

export function daysAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString();
}

export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * MINUTE_MS).toISOString();
}

/** Where it is about noon now: no day of study begins or ends while a test runs. */
export function zoneAtNoon() {
  const hoursEast = 12 - new Date().getUTCHours();
  // These names count the hours west of Greenwich.
  const timeZone = `Etc/GMT${hoursEast > 0 ? '-' : '+'}${Math.abs(hoursEast)}`;
  return { timeZone, utcOffset: hoursEast * 60 };
}

let made = 0;
/** An id that no other review of the run has. */
export function newReviewId(): string {
  made += 1;
  return `10000000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

/** An answer as Today sends it, given just now, in the time zone of a student who has told none. */
export function answerTo(flashcardId: number, changes: Record<string, unknown> = {}) {
  return {
    reviewId: newReviewId(),
    flashcardId,
    rating: 'good',
    mode: 'today',
    answeredAt: new Date().toISOString(),
    milliseconds: 5_000,
    utcOffset: 0,
    ...changes,
  };
}

export async function sendReviews({ call }: Caller, token: string, reviews: unknown[]) {
  const answer = await call('POST', '/memory/reviews', { token, body: { reviews } });
  if (answer.status !== 200) {
    throw new Error(`Reviewing answered ${answer.status}: ${answer.body.message}`);
  }
  return ReviewsAnswerSchema.parse(answer.body.data);
}

export async function undo({ call }: Caller, token: string, reviewId: string) {
  const answer = await call('POST', '/memory/undo', { token, body: { reviewId } });
  if (answer.status !== 200) {
    throw new Error(`Undoing answered ${answer.status}: ${answer.body.message}`);
  }
  return CardStatusSchema.parse(answer.body.data);
}

export async function readToday({ call }: Caller, token: string, query = ''): Promise<Today> {
  const answer = await call('GET', `/memory/today${query}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Today answered ${answer.status}: ${answer.body.message}`);
  }
  return TodaySchema.parse(answer.body.data);
}

/** The ids of the cards to be answered, in order. */
export async function readQueue(app: Caller, token: string, query = ''): Promise<number[]> {
  return (await readToday(app, token, query)).cards.map(({ flashcardId }) => flashcardId);
}

export async function readMemory({ call }: Caller, token: string, flashcardId: number) {
  const answer = await call('GET', `/memory/card/${flashcardId}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Reading a memory answered ${answer.status}: ${answer.body.message}`);
  }
  return CardHistorySchema.parse(answer.body.data);
}

/** Everything that is remembered, to tell that nothing has changed or that it was made anew alike. */
export async function readMemoryRows({ database }: Pick<TestApp, 'database'>) {
  return {
    log: await database.query('select * from reviews order by user_id, review_id'),
    memory: await database.query('select * from card_memory order by user_id, flashcard_id'),
    settings: await database.query('select * from memory_settings order by user_id'),
  };
}
