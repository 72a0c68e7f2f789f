/** From 0, included, to 1, excluded. */
export type Random = () => number;

/** Every order is equally likely, as far as the random source is fair. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = mixed[last] as Item;
    mixed[last] = mixed[other] as Item;
    mixed[other] = moved;
  }
  return mixed;
}
