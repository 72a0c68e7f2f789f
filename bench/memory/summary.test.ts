import { describe, expect, it } from 'vitest';
import { findAtSame, summarize } from './summary';

describe('summarize', () => {
  it('takes means, the weakest tenth and the longest day', () => {
    const outcome = { recall: 0.9, minutes: 40, days: [10, 10, 20] };

    expect(summarize([outcome, { recall: 0.8, minutes: 20, days: [5, 5, 5, 5] }])).toEqual({
      recall: expect.closeTo(0.85, 10),
      minutes: 30,
      weakest: 0.8,
      largestDay: 1.5,
      largestFelt: 1.5,
      longest: 12.5,
      largestOfWeek: 1.5,
    });
  });

  it('takes days of a few minutes for five, of which nobody feels two more', () => {
    const outcome = { recall: 0.9, minutes: 15, days: [2, 2, 2, 4] };

    expect(summarize([outcome])).toMatchObject({ largestDay: 2, largestFelt: 1, longest: 4 });
    expect(summarize([{ ...outcome, days: [2, 2, 2, 10] }])).toMatchObject({ largestFelt: 2 });
  });
});

describe('findAtSame', () => {
  const runs = [
    { recall: 0.8, minutes: 100 },
    { recall: 0.9, minutes: 200 },
  ];

  it('reads between two runs', () => {
    expect(findAtSame(runs, 'recall', 'minutes', 0.85)).toBeCloseTo(150, 10);
    expect(findAtSame(runs, 'minutes', 'recall', 110)).toBeCloseTo(0.81, 10);
  });

  it('knows nothing beyond them', () => {
    expect(findAtSame(runs, 'recall', 'minutes', 0.95)).toBeNaN();
  });
});
