import { randomUUID } from 'node:crypto';
import type { Rating, Review } from '@scholar/contract';
import type { OwnerId } from '@scholar/domain';
import type { Composition } from '../compose';

const DAY_MS = 86_400_000;
/** In Vietnam. */
const UTC_OFFSET = 420;
const EXAM_IN_DAYS = 12;
/** When a card was answered, and how: most stay, some slip away and come back. */
const COURSES: { daysAgo: number; rating: Rating }[][] = [
  [
    { daysAgo: 20, rating: 'good' },
    { daysAgo: 17, rating: 'good' },
  ],
  [
    { daysAgo: 18, rating: 'again' },
    { daysAgo: 17, rating: 'good' },
    { daysAgo: 12, rating: 'again' },
    { daysAgo: 11, rating: 'good' },
  ],
  [
    { daysAgo: 9, rating: 'good' },
    { daysAgo: 4, rating: 'good' },
    { daysAgo: 1, rating: 'easy' },
  ],
  [],
];

/** Three weeks of answers to the cards of these sets, and an exam that comes. */
export async function addDemoMemory(
  { services }: Pick<Composition, 'services'>,
  owner: OwnerId,
  setIds: readonly number[],
): Promise<void> {
  const sets = await Promise.all(setIds.map((setId) => services.sets.get(owner, setId)));
  const cardIds = sets.flatMap(({ flashcards }) =>
    flashcards.map(({ flashcardId }) => flashcardId),
  );
  await services.memory.review(owner, [...new Set(cardIds)].flatMap(toReviews));
  const day = new Date(Date.now() + EXAM_IN_DAYS * DAY_MS).toISOString().slice(0, 10);
  await services.exams.put(
    owner,
    { title: 'Thi cuối kỳ', date: day, goal: 90, quizIds: [...setIds], minutesPerDay: null },
    {},
  );
}

function toReviews(flashcardId: number, place: number): Review[] {
  const course = COURSES[place % COURSES.length] ?? [];
  return course.map(({ daysAgo, rating }) => ({
    reviewId: randomUUID(),
    flashcardId,
    rating,
    mode: 'today',
    answeredAt: new Date(Date.now() - daysAgo * DAY_MS + place * 10_000).toISOString(),
    milliseconds: 4_000 + place * 300,
    utcOffset: UTC_OFFSET,
  }));
}
