export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function average(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** For lists of any length: `Math.min(...values)` fails on long ones. */
export function smallest(values: number[]): number {
  return values.reduce((least, value) => Math.min(least, value), Infinity);
}

export function greatest(values: number[]): number {
  return values.reduce((most, value) => Math.max(most, value), -Infinity);
}
