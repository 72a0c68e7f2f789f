/** Values are sorted into this many bins a feature; more would only slow the search down. */
export const BINS = 48;

/** Limits between the bins of one feature: each bin gets about as many rows. */
export function edgesOf(
  rows: Float32Array,
  columns: number,
  column: number,
  count: number,
): Float32Array {
  const stride = Math.max(1, Math.floor(count / 20_000));
  const sample: number[] = [];
  for (let row = 0; row < count; row += stride) {
    sample.push(rows[row * columns + column] ?? 0);
  }
  sample.sort((a, b) => a - b);
  const edges = new Set<number>();
  for (let bin = 1; bin < BINS; bin += 1) {
    edges.add(sample[Math.floor((bin * sample.length) / BINS)] ?? 0);
  }
  return Float32Array.from([...edges].toSorted((a, b) => a - b));
}

/** The bin of each value, row by row. */
export function toBins(
  rows: Float32Array,
  columns: number,
  edges: Float32Array[],
  count: number,
): Uint8Array {
  const bins = new Uint8Array(count * columns);
  for (let column = 0; column < columns; column += 1) {
    const limits = edges[column] ?? new Float32Array();
    for (let row = 0; row < count; row += 1) {
      const value = rows[row * columns + column] ?? 0;
      let low = 0;
      let high = limits.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if (value <= (limits[middle] ?? 0)) {
          high = middle;
        } else {
          low = middle + 1;
        }
      }
      bins[row * columns + column] = low;
    }
  }
  return bins;
}
