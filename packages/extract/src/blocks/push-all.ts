/** Spreading into a call fails for lists as long as a damaged document can have. */
export function pushAll<Item>(into: Item[], items: readonly Item[]): void {
  for (const item of items) {
    into.push(item);
  }
}
