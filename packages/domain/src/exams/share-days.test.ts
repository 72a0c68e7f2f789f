import { toDate, toDay } from '@scholar/memory';
import { describe, expect, it } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import type { KeptExam } from './exams.ports';
import { toExamPlan } from './plan-exam';
import { shareDays } from './share-days';

const TODAY = toDay('2026-12-01');
const PLANNING = { day: TODAY, zone: 'UTC', median: 8_000, weights: null };
const inDays = (days: number) => toDate(TODAY + days);
const EXAM: KeptExam = {
  examId: 1,
  title: 'Final',
  date: inDays(40),
  goal: 90,
  minutesPerDay: null,
  sets: [],
  outcome: null,
  after: null,
  createdAt: new Date('2026-12-01T08:00:00Z'),
};

const cards = (ids: number[]) =>
  ids.map((flashcardId) => ({ examId: 1, flashcardId, authorId: toOwnerId(1), memory: null }));
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);
const earlierExam = (days: number, ids: number[]) => ({
  date: inDays(days),
  flashcardIds: new Set(ids),
});
/** The days of a plan for those cards alone. */
const daysOf = (ids: number[], from: number, to: number) =>
  toExamPlan(EXAM, cards(ids), PLANNING).days.filter(
    ({ date }) => date >= inDays(from) && date < inDays(to),
  );

describe('the days of an exam', () => {
  it('are those of its plan where earlier exams have other cards', () => {
    const days = shareDays(EXAM, cards(range(0, 20)), [earlierExam(5, [99])], PLANNING);

    expect(days).toEqual(daysOf(range(0, 20), 0, 40));
  });

  it('[D-51] gain the cards of each earlier exam on its day', () => {
    const earlier = [earlierExam(6, range(0, 10)), earlierExam(15, range(5, 20))];

    const days = shareDays(EXAM, cards(range(0, 30)), earlier, PLANNING);

    expect(days).toEqual([
      ...daysOf(range(20, 30), 0, 6),
      ...daysOf([...range(0, 5), ...range(20, 30)], 6, 15),
      ...daysOf(range(0, 30), 15, 40),
    ]);
  });

  it('[D-51] have no card before the last of many exams that have it is over', () => {
    const earlier = range(1, 12).map((days) => earlierExam(days, [days]));

    const days = shareDays(EXAM, cards(range(1, 12)), earlier, PLANNING);

    const soFar = (date: string) => toDay(date) - TODAY;
    expect(days).toHaveLength(40);
    expect(days.every((day) => day.reviews + day.new <= soFar(day.date))).toBe(true);
    expect(days.filter(({ date }) => date >= inDays(11))).toEqual(daysOf(range(1, 12), 11, 40));
  });
});
