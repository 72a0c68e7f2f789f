/** A round top for a scale, of which half is a whole number too: 4, 6, 8, 10, 20, 30, 40, 50, … */
export function toRoundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  const tops = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power);
  return Math.max(4, tops.find((top) => top >= most && top % 2 === 0) ?? most);
}
