import { describe, expect, it } from 'vitest';
import { findMonths, toYear } from './year-grid';

const TODAY = '2026-11-18';
const aDay = (day: string, answers: number) => ({ day, answers, milliseconds: answers * 1_000 });

describe('a year', () => {
  it('has 53 weeks from Monday on, and ends today', () => {
    const weeks = toYear([], TODAY);

    expect(weeks).toHaveLength(53);
    expect(weeks[0]?.firstDay).toBe('2025-11-17');
    expect(weeks.at(-1)?.cells.map(({ day }) => day)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
    ]);
    expect(weeks.flatMap(({ cells }) => cells)).toHaveLength(52 * 7 + 3);
  });

  it('shows days by quarters of those with answers', () => {
    const days = [10, 20, 30, 1_000].map((answers, place) =>
      aDay(`2026-11-0${place + 2}`, answers),
    );

    const shown = toYear(days, TODAY).flatMap(({ cells }) => cells);

    expect(shown.filter(({ level }) => level > 0).map(({ level }) => level)).toEqual([1, 2, 3, 4]);
  });

  it('has a lightest and a darkest day', () => {
    const days = Array.from({ length: 9 }, (_, place) => aDay(`2026-11-0${place + 1}`, place + 1));

    const levels = toYear(days, TODAY)
      .flatMap(({ cells }) => cells)
      .filter(({ answers }) => answers > 0)
      .map(({ level }) => level);

    expect(levels).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 4]);
  });

  it('shows a day on which something was studied, though nothing was answered', () => {
    const day = { day: '2026-11-03', answers: 0, milliseconds: 60_000 };

    const shown = toYear([day, aDay('2026-11-04', 9)], TODAY).flatMap(({ cells }) => cells);

    expect(shown.filter(({ level }) => level > 0)).toEqual([
      { ...day, level: 1 },
      { ...aDay('2026-11-04', 9), level: 4 },
    ]);
  });

  it('tells where months begin', () => {
    const months = findMonths(toYear([], TODAY));

    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ place: 2, day: '2025-12-01' });
    expect(months.at(-1)).toEqual({ place: 49, day: '2026-11-01' });
  });
});
