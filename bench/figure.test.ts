import { describe, expect, it } from 'vitest';
import { type Figure, findMissed, writeReport } from './figure';

const LIST: Figure = { what: 'A list', measured: '40 ms', against: 'limit 50 ms' };

describe('findMissed', () => {
  it('takes a figure at its limit as met, one above it as missed', () => {
    const met = { ...LIST, ratio: 1, limit: 1 };
    const missed = { ...LIST, ratio: 1.01, limit: 1 };

    expect(findMissed([met, missed])).toEqual([missed]);
  });

  it('counts a limit as missed where nothing could be measured', () => {
    const unmeasured = { ...LIST, ratio: Number.NaN, limit: 1 };

    expect(findMissed([unmeasured, { ...LIST, limit: 1 }])).toHaveLength(2);
  });

  it('leaves figures alone that only stand beside a peer', () => {
    expect(findMissed([{ ...LIST, ratio: 9 }, LIST])).toEqual([]);
  });
});

describe('writeReport', () => {
  it('names below the table what missed its limit', () => {
    const report = writeReport([
      { ...LIST, ratio: 0.8, limit: 1 },
      { what: 'A start', measured: '9 s', against: 'limit 3 s', ratio: 3, limit: 1 },
      { ...LIST, what: 'A peer' },
    ]);

    expect(report).toContain('| A list | 40 ms | limit 50 ms | 0.80 |');
    expect(report).toContain('| A peer | 40 ms | limit 50 ms | – |');
    expect(report).toMatch(/Limits missed: 1\n✗ A start: 9 s \(limit 3 s\)\n$/);
  });
});
