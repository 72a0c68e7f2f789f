import { default_w } from 'ts-fsrs';
import { drawNormal } from './seeded';
import { type TrueMemory, createTrueMemory } from './true-memory';

export type Student = {
  seed: number;
  memory: TrueMemory;
  /** The share of cards that are known at the first look. */
  knownAtFirst: number;
  /** Seconds of an answer that is right. */
  secondsPerAnswer: number;
};

/**
 * How far apart the weights of students lie: the standard deviations that fsrs-rs uses as its
 * prior. The first four, the stabilities after a first answer, are skewed: they are drawn as a
 * factor, most of which is the student's own for all four.
 */
const FIRST_STABILITIES = 4;
const SPREAD_OF_STUDENT = 0.8;
const SPREAD_OF_STABILITY = 0.4;
const SPREADS = [
  0, 0, 0, 0, 0.57, 0.28, 0.6, 0.12, 0.39, 0.18, 0.33, 0.3, 0.09, 0.16, 0.57, 0.25, 1.03, 0.31,
  0.32, 0.14, 0.27,
];
const BOUNDS: readonly (readonly [number, number])[] = [
  [0.001, 100],
  [0.001, 100],
  [0.001, 100],
  [0.001, 100],
  [1, 10],
  [0.001, 4],
  [0.001, 4],
  [0.001, 0.75],
  [0, 4.5],
  [0, 0.8],
  [0.001, 3.5],
  [0.001, 5],
  [0.001, 0.25],
  [0.001, 0.9],
  [0, 4],
  [0, 1],
  [1, 6],
  [0, 2],
  [0, 2],
  [0.01, 0.8],
  [0.1, 0.8],
];

/** A student whose memory follows FSRS with weights of its own, which no schedule is told. */
export function drawStudent(seed: number): Student {
  const own = drawNormal(seed, 100) * SPREAD_OF_STUDENT;
  const drawn = default_w.map((weight, index) => {
    const normal = drawNormal(seed, index);
    return index < FIRST_STABILITIES
      ? weight * Math.exp(own + normal * SPREAD_OF_STABILITY)
      : weight + normal * SPREADS[index]!;
  });
  const weights = drawn.map((weight, index) => {
    const [least, most] = BOUNDS[index]!;
    return Math.min(most, Math.max(least, weight));
  });
  return {
    seed,
    memory: createTrueMemory(weights),
    knownAtFirst: Math.min(0.95, Math.max(0.3, 0.72 + drawNormal(seed, 101) * 0.12)),
    secondsPerAnswer: 7 * Math.exp(drawNormal(seed, 102) * 0.3),
  };
}
