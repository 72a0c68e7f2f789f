import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDay } from '../exam/exam-card';
import { countStreak } from './streak';

/** A Wednesday. */
const TODAY = toDay('2026-11-18');
const ago = (...days: number[]) => days.map((day) => TODAY - day);

describe('a streak', () => {
  it.each([
    ['nobody who never studied', [], { days: 0, longest: 0, freeDayUsed: false }],
    ['today alone', [0], { days: 1, longest: 1, freeDayUsed: false }],
    ['yesterday, while today is not over', [1], { days: 1, longest: 1, freeDayUsed: false }],
    ['days that follow each other', [0, 1, 2, 3], { days: 4, longest: 4, freeDayUsed: false }],
    ['over a free day of this week', [0, 2, 3], { days: 3, longest: 3, freeDayUsed: true }],
    ['up to yesterday’s free day', [2, 3], { days: 2, longest: 2, freeDayUsed: true }],
    ['over a free day of last week', [0, 1, 2, 4], { days: 4, longest: 4, freeDayUsed: false }],
    ['over Sunday and Monday', [0, 1, 4], { days: 3, longest: 3, freeDayUsed: true }],
    ['not over two days of one week', [0, 1, 2, 5], { days: 3, longest: 3, freeDayUsed: false }],
    ['not over two gaps in one week', [0, 4, 6, 8, 9], { days: 1, longest: 3, freeDayUsed: false }],
    ['nobody after three days off', [4, 5, 6], { days: 0, longest: 3, freeDayUsed: false }],
    ['no day to come', [-1, 0], { days: 1, longest: 1, freeDayUsed: false }],
  ])('knows %s', (_, days, streak) => {
    expect(countStreak(ago(...days), TODAY)).toEqual(streak);
  });

  it('counts a day once, in whatever order days come', () => {
    expect(countStreak(ago(0, 2, 1, 1), TODAY)).toMatchObject({ days: 3, longest: 3 });
  });

  it('is never longer than the longest, which is never longer than all days', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), (days) => {
        const { days: current, longest } = countStreak(ago(...days), TODAY);
        expect(current).toBeLessThanOrEqual(longest);
        expect(longest).toBeLessThanOrEqual(new Set(days).size);
      }),
    );
  });

  it('breaks with no day more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 60 })), fc.nat(60), (days, more) => {
        const before = countStreak(ago(...days), TODAY).longest;
        expect(countStreak(ago(...days, more), TODAY).longest).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});
