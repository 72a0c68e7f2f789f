const EDGE_PX = 48;
const FASTEST_PX = 14;

/** Over which of the rows a point lies, counted from the top of the list. */
export function findPlace({
  y,
  height,
  count,
}: {
  y: number;
  height: number;
  count: number;
}): number {
  const place = Math.floor((y / height) * count);
  return Math.min(Math.max(place, 0), count - 1);
}

/** How far a frame scrolls when a row is held near its edge: the nearer, the faster. */
export function findScroll({ y, top, bottom }: { y: number; top: number; bottom: number }): number {
  const above = top + EDGE_PX - y;
  const below = y - (bottom - EDGE_PX);
  const depth = Math.max(above, below);
  if (depth <= 0) {
    return 0;
  }
  const speed = Math.ceil((Math.min(depth, EDGE_PX) / EDGE_PX) * FASTEST_PX);
  return above > below ? -speed : speed;
}
