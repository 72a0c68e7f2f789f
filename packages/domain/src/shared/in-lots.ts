const LOT = 500;

/** What becomes of each of many things, with a pause after every few hundred: nobody else waits for all of them. */
export async function inLots<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
  letOthersIn: () => Promise<unknown>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let start = 0; start < items.length; start += LOT) {
    for (const item of items.slice(start, start + LOT)) {
      made.push(make(item));
    }
    await letOthersIn();
  }
  return made;
}
