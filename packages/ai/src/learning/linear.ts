/** Few numbers of a long row: `values[n]` stands at `places[n]`. */
export type SparseRow = { places: number[]; values: number[] };

export function scoreLinear(weights: ArrayLike<number>, { places, values }: SparseRow): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) {
    sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  }
  return sum;
}

/** A place for any text in a table of that size. Two texts may share one; training lives with it. */
export function placeOf(text: string, size: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) % size;
}
