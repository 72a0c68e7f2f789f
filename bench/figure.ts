/** One line of the report. */
export type Figure = {
  what: string;
  measured: string;
  against: string;
  /** Left out where there was nothing to compare with. */
  ratio?: number;
  /** The largest ratio that is good enough; one with a limit and without a ratio misses it. */
  limit?: number;
};

export function findMissed(figures: readonly Figure[]): Figure[] {
  // Turned around, so that a ratio that is no number counts as missed.
  return figures.filter(
    ({ ratio = Number.NaN, limit }) => limit !== undefined && !(ratio <= limit),
  );
}

/** A table, and below it what missed its limit. */
export function writeReport(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, measured, against, ratio }) =>
      `| ${what} | ${measured} | ${against} | ${ratio?.toFixed(2) ?? '–'} |`,
  );
  const missed = findMissed(figures).map(
    ({ what, measured, against }) => `✗ ${what}: ${measured} (${against})`,
  );
  return [
    '| What | Measured | Against | Ratio |',
    '|---|---|---|---|',
    ...rows,
    '',
    `Limits missed: ${missed.length}`,
    ...missed,
    '',
  ].join('\n');
}
