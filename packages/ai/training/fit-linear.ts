import type { SparseRow } from '../src/learning/linear';
import { createRandom } from './random';

const ROUNDS = 4;
const RATE = 0.1;
const SHRINK = 1e-6;

/** Logistic regression over sparse rows, in steps that shrink for weights that moved a lot. */
export function fitLinear(
  rows: readonly SparseRow[],
  labels: ArrayLike<number>,
  width: number,
): Float32Array {
  const weights = new Float32Array(width);
  const moved = new Float32Array(width).fill(0.01);
  const order = Int32Array.from(rows, (_, index) => index);
  const random = createRandom(5);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const index of order) {
      const { places, values } = rows[index] ?? { places: [], values: [] };
      let sum = 0;
      for (let at = 0; at < places.length; at += 1) {
        sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
      }
      const error = 1 / (1 + Math.exp(-sum)) - (labels[index] ?? 0);
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0;
        const weight = weights[place] ?? 0;
        const step = error * (values[at] ?? 0) + SHRINK * weight;
        const sofar = (moved[place] ?? 0) + step * step;
        moved[place] = sofar;
        weights[place] = weight - (RATE * step) / Math.sqrt(sofar);
      }
    }
  }
  return weights;
}
