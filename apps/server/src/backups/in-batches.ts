/** A few at a time, for work that waits more than it computes. */
export async function inBatches<Item>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<void>,
) {
  for (let start = 0; start < items.length; start += size) {
    await Promise.all(items.slice(start, start + size).map(work));
  }
}
