import { describe, expect, it } from 'vitest';
import { toOwnerId } from '../shared/owner-id';
import type { FollowedExam } from './exams.ports';
import { shareOut, sortOut } from './follow-exams';

const TODAY = '2026-12-01';

function exam(examId: number, changes: Partial<FollowedExam> = {}): FollowedExam {
  return {
    examId,
    date: '2026-12-24',
    goal: 90,
    minutesPerDay: null,
    after: null,
    createdAt: new Date('2026-11-01T08:00:00Z'),
    setIds: [examId],
    places: 10,
    chosen: null,
    ...changes,
  };
}
const card = (examId: number, flashcardId: number) => ({
  examId,
  flashcardId,
  authorId: toOwnerId(1),
  memory: null,
});

describe('exams to come', () => {
  it('are followed from the earliest on, up to the day before', () => {
    const { coming } = sortOut(
      [
        exam(3),
        exam(1, { date: '2027-01-10' }),
        exam(2),
        exam(4, { date: TODAY }),
        exam(5, { date: '2026-12-02' }),
      ],
      TODAY,
    );

    expect(coming.map(({ examId }) => examId)).toEqual([5, 2, 3, 1]);
  });

  it('[D-51] share out their cards: one in several follows the earliest', () => {
    const cards = [card(1, 10), card(1, 11), card(2, 11), card(2, 12)];

    const shared = shareOut([exam(2), exam(1)], cards);

    expect([...shared].map(([id, own]) => [id, own.map(({ flashcardId }) => flashcardId)])).toEqual(
      [
        [2, [11, 12]],
        [1, [10]],
      ],
    );
  });
});

describe('exams of the past', () => {
  const past = (examId: number, date: string, after: FollowedExam['after'], setIds = [7]) =>
    exam(examId, { date, after, setIds });

  it('archive their sets', () => {
    const exams = [past(1, '2026-11-20', 'archive', [7, 8]), past(2, '2026-11-21', 'keep', [9])];

    expect(sortOut(exams, TODAY).archived).toEqual([7, 8]);
  });

  it('slow their sets down', () => {
    const exams = [past(1, '2026-11-20', 'slow', [7, 8]), past(2, '2026-11-21', 'archive', [8, 9])];

    expect(sortOut(exams, TODAY)).toMatchObject({ slowed: [7], archived: [8, 9] });
    const next = exam(3, { setIds: [7] });
    expect(sortOut([...exams, next], TODAY)).toMatchObject({ slowed: [], archived: [8, 9] });
  });

  it.each<[string, FollowedExam[], number[]]>([
    ['the last one says', [past(1, '2026-11-20', 'archive'), past(2, '2026-11-30', 'keep')], []],
    ['the last one says', [past(2, '2026-11-20', 'keep'), past(1, '2026-11-30', 'archive')], [7]],
    ['the next one wants', [past(1, '2026-11-20', 'archive'), exam(2, { setIds: [7] })], []],
  ])('leave a set as %s', (_, exams, archived) => {
    expect(sortOut(exams, TODAY).archived).toEqual(archived);
  });
});
