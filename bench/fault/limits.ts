import type { Figure } from '../figure';

/** A line of the table for something that must not happen at all. */
export function none(what: string, count: number, of: number | string): Figure {
  return { what, measured: `${count} of ${of}`, against: 'limit 0', ratio: count, limit: 0 };
}

export function atMost(
  what: string,
  value: number,
  { limit, unit }: { limit: number; unit: string },
): Figure {
  return {
    what,
    measured: `${toText(value)} ${unit}`,
    against: `limit ${limit} ${unit}`,
    ratio: value / limit,
    limit: 1,
  };
}

export function atLeast(
  what: string,
  value: number,
  { limit, unit }: { limit: number; unit: string },
): Figure {
  return {
    what,
    measured: `${toText(value)} ${unit}`,
    against: `at least ${limit} ${unit}`,
    ratio: limit / value,
    limit: 1,
  };
}

/** Told, without a limit. */
export function told(what: string, measured: string): Figure {
  return { what, measured, against: '–' };
}

export function percentile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
}

function toText(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toFixed(2);
}
