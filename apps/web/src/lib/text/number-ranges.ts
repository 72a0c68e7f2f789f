const SHOWN_MAX = 6;

/** Page numbers as people write them: '1–3, 7'. Of many, the first, and a sign that more follow. */
export function toRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range?.last === number - 1) {
      range.last = number;
    } else {
      ranges.push({ first: number, last: number });
    }
  }
  const shown = ranges
    .slice(0, SHOWN_MAX)
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`));
  return [...shown, ...(ranges.length > SHOWN_MAX ? ['…'] : [])].join(', ');
}
