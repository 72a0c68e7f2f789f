import { describe, expect, it } from 'vitest';
import { toRanges } from './number-ranges';

describe('numbers of pages', () => {
  it.each([
    [[4], '4'],
    [[1, 2, 3], '1–3'],
    [[1, 2, 5, 7, 8], '1–2, 5, 7–8'],
    [[1, 3, 5, 7, 9, 11, 13], '1, 3, 5, 7, 9, 11, …'],
  ])('%j are written %s', (numbers, written) => {
    expect(toRanges(numbers)).toBe(written);
  });
});
