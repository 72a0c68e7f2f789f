import { STUDY_MESSAGES } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { anExam } from '../../../testing/exams';
import { findDayBounds, readTyped, toProblems, toTyped, type TypedExam } from './exam-form';

const NOW = new Date(2026, 10, 16, 9);
const GOOD: TypedExam = {
  title: ' Biology finals ',
  date: '2026-12-24',
  goal: '85',
  minutesPerDay: '',
  quizIds: [12, 13],
};

function read(changes: Partial<TypedExam>, examId?: number) {
  return readTyped({ ...GOOD, ...changes }, { examId, now: NOW });
}

describe('what was typed', () => {
  it('becomes a draft, without a limit where no minutes are named', () => {
    expect(read({})).toEqual({
      draft: {
        title: 'Biology finals',
        date: '2026-12-24',
        goal: 85,
        minutesPerDay: null,
        quizIds: [12, 13],
      },
    });
  });

  it('changes the exam that it was opened for', () => {
    expect(read({ minutesPerDay: '25' }, 3)).toMatchObject({
      draft: { examId: 3, minutesPerDay: 25 },
    });
  });

  it.each([
    [{ title: '  ' }, { title: 'examTitle' }],
    [{ title: 'x'.repeat(256) }, { title: 'titleTooLong' }],
    [{ date: '' }, { date: 'examDate' }],
    [{ date: '2026-11-15' }, { date: 'examDate' }],
    [{ date: '2027-11-17' }, { date: 'examDate' }],
    [{ goal: '' }, { goal: 'examGoal' }],
    [{ goal: '69' }, { goal: 'examGoal' }],
    [{ goal: '98' }, { goal: 'examGoal' }],
    [{ minutesPerDay: '0' }, { minutesPerDay: 'examMinutes' }],
    [{ minutesPerDay: 'ten' }, { minutesPerDay: 'examMinutes' }],
    [{ quizIds: [] }, { quizIds: 'examSets' }],
    [
      { title: '', goal: '200' },
      { title: 'examTitle', goal: 'examGoal' },
    ],
  ])('%j is refused: %j', (changes, problems) => {
    expect(read(changes)).toEqual({ problems });
  });

  it.each(['2026-11-16', '2027-11-16'])('%s is a day that can be chosen', (date) => {
    expect(read({ date })).toHaveProperty('draft.date', date);
  });
});

it('begins with the name of the set, or with the exam as it is', () => {
  expect(toTyped(undefined, { quizId: 12, title: 'Cell biology basics' })).toEqual({
    title: 'Cell biology basics',
    date: '',
    goal: '90',
    minutesPerDay: '',
    quizIds: [12],
  });
  expect(toTyped(anExam({ goal: 80, date: '2026-12-24' }), undefined)).toEqual({
    title: 'Biology finals',
    date: '2026-12-24',
    goal: '80',
    minutesPerDay: '20',
    quizIds: [12],
  });
});

it('knows the field that a sentence of the server speaks of', () => {
  expect(toProblems([STUDY_MESSAGES.examDate])).toEqual({ date: 'examDate' });
  expect(toProblems([STUDY_MESSAGES.examLimit])).toEqual({});
});

it('lets choose from the student’s today to one year from now', () => {
  expect(findDayBounds(new Date(2026, 10, 17, 2))).toEqual({
    first: '2026-11-16',
    last: '2027-11-16',
  });
});
