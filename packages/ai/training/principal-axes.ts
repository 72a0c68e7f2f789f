const ROUNDS = 60;

export type Axes = { mean: number[]; axes: number[][] };

/** The directions in which the rows differ most, strongest first (orthogonal iteration). */
export function principalAxes(rows: readonly number[][], count: number): Axes {
  const size = rows[0]?.length ?? 0;
  const mean = Array.from(
    { length: size },
    (_, at) => sumOf(rows, (row) => row[at] ?? 0) / rows.length,
  );
  const spread = covariance(rows, mean);
  // Any start that is not orthogonal to an axis will do; a fixed one keeps the result the same.
  let axes = Array.from({ length: count }, (_, axis) =>
    Array.from(
      { length: size },
      (__, at) => Math.sin((axis + 1) * (at + 1) * 1.7) + (axis === at ? 2 : 0),
    ),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    axes = orthogonal(axes.map((axis) => spread.map((row) => dot(row, axis))));
  }
  return { mean, axes };
}

export function project(row: readonly number[], { mean, axes }: Axes): number[] {
  const centred = row.map((value, at) => value - (mean[at] ?? 0));
  return axes.map((axis) => dot(axis, centred));
}

function covariance(rows: readonly number[][], mean: readonly number[]): number[][] {
  const result = mean.map(() => new Float64Array(mean.length));
  for (const row of rows) {
    for (let a = 0; a < mean.length; a += 1) {
      const line = result[a] ?? new Float64Array();
      const left = (row[a] ?? 0) - (mean[a] ?? 0);
      for (let b = 0; b < mean.length; b += 1) {
        line[b] = (line[b] ?? 0) + left * ((row[b] ?? 0) - (mean[b] ?? 0));
      }
    }
  }
  return result.map((line) => Array.from(line));
}

function orthogonal(vectors: readonly number[][]): number[][] {
  const done: number[][] = [];
  for (const vector of vectors) {
    let rest = vector;
    for (const axis of done) {
      const along = dot(axis, rest);
      rest = rest.map((value, at) => value - along * (axis[at] ?? 0));
    }
    const length = Math.hypot(...rest) || 1;
    done.push(rest.map((value) => value / length));
  }
  return done;
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, at) => total + value * (b[at] ?? 0), 0);
}

function sumOf<T>(items: readonly T[], value: (item: T) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
