import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPeak, toArea, toLine, toPoints, toTimeScale, toUnits } from './chart-scale';

describe('the scale of study time', () => {
  it.each([
    [0, 'minutes', 10],
    [600, 'minutes', 10],
    [601, 'minutes', 20],
    [3600, 'minutes', 60],
  ])('reaches from %s seconds up to %s %s', (peak, unit, top) => {
    expect(toTimeScale(peak)).toEqual({ unit, top: top * 60, middle: top * 30 });
  });

  it.each([
    [3601, 2],
    [4 * 3600, 4],
    [4 * 3600 + 1, 6],
    [24 * 3600, 24],
    [31 * 3600, 32],
  ])('reaches from %s seconds up to %s hours', (peak, top) => {
    expect(toTimeScale(peak)).toEqual({ unit: 'hours', top: top * 3600, middle: top * 1800 });
  });

  it('never lies below the peak', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (peak) => {
        expect(toTimeScale(peak).top).toBeGreaterThanOrEqual(peak);
      }),
    );
  });

  it('counts in its unit, to one decimal', () => {
    expect(toUnits(9000, 'hours')).toBe(2.5);
    expect(toUnits(100, 'minutes')).toBe(1.7);
  });
});

describe('the line', () => {
  it('goes from edge to edge, the top of the scale at the top', () => {
    expect(toPoints([0, 2, 4], 4)).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 50 },
      { x: 100, y: 0 },
    ]);
  });

  it('stays within the drawing, whatever the numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.integer(), (values, top) => {
        for (const { x, y } of toPoints(values, top)) {
          expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
        }
      }),
    );
  });

  it('is drawn through its points, the ground below it', () => {
    const points = toPoints([0, 4], 4);

    expect(toLine(points)).toBe('M0 100L100 0');
    expect(toArea(points)).toBe('M0 100L100 0L100 100L0 100Z');
    expect(toArea([])).toBe('');
  });
});

it.each([
  [[0, 3, 1, 3], 1],
  [[0, 0], undefined],
  [[], undefined],
])('finds the first peak of %j', (values, peak) => {
  expect(findPeak(values)).toBe(peak);
});
