const BATCH = 10;

/** Ten at a time: for tests about limits, which must not fail because the machine is slow. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    results.push(...(await Promise.all(batch.map((item) => work(item)))));
  }
  return results;
}
