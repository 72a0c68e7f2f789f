const MINUTE = 60;
const HOUR = 3600;
const DAY_HOURS = 24;

export type TimeUnit = 'hours' | 'minutes';
export type TimeScale = { unit: TimeUnit; top: number; middle: number };

/** Half of each is a round number as well, because the middle grid line is labelled too. */
const TOP_MINUTES = [10, 20, 30, 40, 60];
const TOP_HOURS = [2, 3, 4, 6, 8, 10, 12, 16, 20, DAY_HOURS];

/** The top of a chart of study time, in seconds, and the unit of its labels. */
export function toTimeScale(peakSeconds: number): TimeScale {
  const minutes = TOP_MINUTES.find((top) => peakSeconds <= top * MINUTE);
  if (minutes !== undefined) {
    return toScale('minutes', minutes * MINUTE);
  }
  const hours = TOP_HOURS.find((top) => peakSeconds <= top * HOUR);
  return toScale('hours', (hours ?? Math.ceil(peakSeconds / HOUR / 2) * 2) * HOUR);
}

function toScale(unit: TimeUnit, top: number): TimeScale {
  return { unit, top, middle: top / 2 };
}

const UNIT_SECONDS = { hours: HOUR, minutes: MINUTE };

/** With one decimal: 9000 seconds are 2.5 hours. */
export function toUnits(seconds: number, unit: TimeUnit): number {
  return Math.round((seconds / UNIT_SECONDS[unit]) * 10) / 10;
}

export type Point = { x: number; y: number };

/** In percent of the drawing, from its top left: as many columns as values, edge to edge. */
export function toPoints(values: readonly number[], top: number): Point[] {
  const last = Math.max(values.length - 1, 1);
  return values.map((value, place) => ({
    x: (place / last) * 100,
    y: 100 - (top > 0 ? Math.min(Math.max(value / top, 0), 1) : 0) * 100,
  }));
}

export function toLine(points: readonly Point[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The ground under the line. */
export function toArea(points: readonly Point[]): string {
  const [first] = points;
  const last = points.at(-1);
  return first && last ? `${toLine(points)}L${last.x} 100L${first.x} 100Z` : '';
}

/** Where the highest value stands, the first of several; none when all are 0. */
export function findPeak(values: readonly number[]): number | undefined {
  const peak = Math.max(0, ...values);
  return peak > 0 ? values.indexOf(peak) : undefined;
}
