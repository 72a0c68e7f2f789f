import { describe, expect, it } from 'vitest';
import { findPlace, findScroll } from './use-row-drag';

describe('findPlace', () => {
  it.each([
    { y: -20, place: 0 },
    { y: 0, place: 0 },
    { y: 51, place: 0 },
    { y: 52, place: 1 },
    { y: 519, place: 9 },
    { y: 900, place: 9 },
  ])('takes $y for row $place of ten', ({ y, place }) => {
    expect(findPlace({ y, height: 520, count: 10 })).toBe(place);
  });
});

describe('findScroll', () => {
  const frame = { top: 100, bottom: 700 };

  it.each([{ y: 400 }, { y: 148 }, { y: 652 }])('stands still at $y', ({ y }) => {
    expect(findScroll({ y, ...frame })).toBe(0);
  });

  it('goes up at the upper edge and down at the lower one, the nearer the faster', () => {
    const at = (y: number) => findScroll({ y, ...frame });

    expect(at(140)).toBeLessThan(0);
    expect(at(105)).toBeLessThan(at(140));
    expect(at(660)).toBeGreaterThan(0);
    expect(at(695)).toBeGreaterThan(at(660));
    expect(at(-500)).toBe(at(100));
    expect(at(2000)).toBe(at(700));
  });
});
