/** Numbers between 0 and 1 that follow from what they are drawn for: every method meets the same chances. */
export function drawNumber(...seeds: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const seed of seeds) {
    hash = Math.imul(hash ^ seed, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 0x1_0000_0000;
}

/** From a normal distribution. */
export function drawNormal(...seeds: readonly number[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - drawNumber(...seeds, 1)));
  return radius * Math.cos(2 * Math.PI * drawNumber(...seeds, 2));
}
