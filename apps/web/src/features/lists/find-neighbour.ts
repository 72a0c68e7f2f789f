/**
 * What the keyboard goes on with when rows go away: the link of the row below the last of them, else
 * of the nearest one above.
 */
export function findNeighbour<Row>(
  rows: readonly Row[],
  isRemoved: (row: Row) => boolean,
  elementIdOf: (row: Row) => string,
): HTMLElement | null {
  const last = rows.findLastIndex(isRemoved);
  const stays = (row: Row) => !isRemoved(row);
  const neighbour = rows.slice(last + 1).find(stays) ?? rows.findLast(stays);
  return neighbour === undefined ? null : document.getElementById(elementIdOf(neighbour));
}
