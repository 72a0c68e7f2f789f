import type { Matrix } from './matrix';
import type { PageFont } from './page-fonts';
import type { Turn } from './text-piece';

/** Where a drawing command starts, seen in the direction of its own text. */
export type Placing = {
  turn: Turn;
  start: number;
  base: number;
  size: number;
  /** Page units for one unit of the text's own advance. */
  advance: number;
};

type TextPosition = { x: number; y: number; size: number; stretch: number; font: PageFont };

/** How much a line may lean before it counts as slanted: a scan is never quite straight. */
const LEAN = 0.2;
const DIRECTIONS: { turn: Turn; x: number; y: number }[] = [
  { turn: 0, x: 1, y: 0 },
  { turn: 1, x: 0, y: 1 },
  { turn: 2, x: -1, y: 0 },
  { turn: 3, x: 0, y: -1 },
];

export function placeText(matrix: Matrix, { x, y, size, stretch, font }: TextPosition): Placing {
  const [a, b, c, d, e, f] = matrix;
  const sign = Math.sign(size);
  const across = Math.hypot(a, b);
  const upward = Math.hypot(c, d);
  const step = font.isVertical
    ? { x: -c, y: -d }
    : { x: a * stretch * sign, y: b * stretch * sign };
  const length = Math.hypot(step.x, step.y) || 1;
  const direction = snap(step.x / length, step.y / length);
  const pageX = a * x + c * y + e;
  const pageY = b * x + d * y + f;
  return {
    turn: direction.turn,
    start: pageX * direction.x + pageY * direction.y,
    base: pageY * direction.x - pageX * direction.y,
    size: Math.max(Math.abs(size) * (font.isVertical ? across : upward) * font.height, 0.01),
    advance: step.x * direction.x + step.y * direction.y,
  };
}

function snap(x: number, y: number): { turn: Turn; x: number; y: number } {
  const straight = DIRECTIONS.find((known) => known.x * x + known.y * y > Math.sqrt(1 - LEAN ** 2));
  return straight ?? { turn: 'slanted', x, y };
}
