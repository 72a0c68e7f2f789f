/** Index of the last place that begins at `at` or before, else -1; halving, as there may be 100,000. */
export function findPlace(places: readonly { start: number }[], at: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? Infinity) <= at) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low - 1;
}
