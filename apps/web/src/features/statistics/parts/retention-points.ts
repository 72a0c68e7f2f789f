import type { StudyStatistics } from '@scholar/contract';

/** A week with answers: its place among all, and the percent remembered. */
export type Point = { at: number; from: string; answers: number; share: number };

/** The scale begins here, so that a few percent can be seen; lower where somebody remembered less. */
const USUAL_BOTTOM = 50;

export function toPoints(weeks: StudyStatistics['weeks']): Point[] {
  return weeks.flatMap(({ from, answers, remembered }, at) =>
    answers > 0 ? [{ at, from, answers, share: Math.round((remembered / answers) * 100) }] : [],
  );
}

export function findBottom(points: readonly Point[]): number {
  return points.some(({ share }) => share < USUAL_BOTTOM) ? 0 : USUAL_BOTTOM;
}

export function toLine(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
