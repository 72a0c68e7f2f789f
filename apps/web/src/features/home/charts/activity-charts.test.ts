import { describe, expect, it } from 'vitest';
import { toStudyWeek, toSubjectCounts } from './activity-charts';

const QUIET = { studySeconds: [0, 0, 0, 0, 0, 0, 0], cardsByField: [] };
const ZEROS = {
  documentsSummarized: 0,
  flashcardsCreated: 0,
  quizzesTaken: 0,
  totalStudyTime: 0,
};
const NAMES = {
  biology: 'Biology',
  math: 'Math',
  history: 'History',
  physics: 'Physics',
  chemistry: 'Chemistry',
};

describe('[D-22] study time', () => {
  it('is the specification’s sample for somebody who has never studied', () => {
    expect(toStudyWeek(QUIET, ZEROS)).toEqual({
      isSample: true,
      seconds: [3600, 9000, 12_600, 7200, 5400, 14_400, 9000],
    });
  });

  it('is the student’s own from the first second on', () => {
    const studySeconds = [0, 1, 0, 0, 0, 0, 0];

    expect(toStudyWeek({ ...QUIET, studySeconds }, ZEROS)).toEqual({
      isSample: false,
      seconds: studySeconds,
    });
  });

  it('[D-22] is never a sample where nobody knows whether they have studied', () => {
    expect(toStudyWeek(QUIET, undefined).isSample).toBe(false);
    expect(toSubjectCounts(QUIET, undefined, NAMES).isSample).toBe(false);
  });

  it('stays the student’s own in a week without study', () => {
    expect(toStudyWeek(QUIET, { ...ZEROS, totalStudyTime: 60 })).toEqual({
      isSample: false,
      seconds: QUIET.studySeconds,
    });
  });
});

describe('[D-22] cards by subject', () => {
  it('are the specification’s sample for somebody without cards', () => {
    const { isSample, subjects } = toSubjectCounts(QUIET, ZEROS, NAMES);

    expect(isSample).toBe(true);
    expect(subjects).toEqual([
      { name: 'Biology', count: 12 },
      { name: 'Math', count: 9 },
      { name: 'History', count: 15 },
      { name: 'Physics', count: 7 },
      { name: 'Chemistry', count: 22 },
    ]);
  });

  it('are the student’s own once there are cards, with a subject or without', () => {
    const cardsByField = [{ field: 'Law' as const, count: 3 }];

    expect(toSubjectCounts({ ...QUIET, cardsByField }, ZEROS, NAMES)).toEqual({
      isSample: false,
      subjects: [{ name: 'Law', count: 3 }],
    });
    expect(toSubjectCounts(QUIET, { ...ZEROS, flashcardsCreated: 2 }, NAMES)).toEqual({
      isSample: false,
      subjects: [],
    });
  });
});
