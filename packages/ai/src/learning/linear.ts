/** Few numbers of a long row: `values[n]` stands at `places[n]`. */
export type SparseRow = { places: number[]; values: number[] };

export function scoreLinear(weights: ArrayLike<number>, { places, values }: SparseRow): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) {
    sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  }
  return sum;
}

const HASH_START = 0x811c9dc5;

/** A place for any text in a table of that size. Two texts may share one; training lives with it. */
export function placeOf(text: string, size: number): number {
  return placeOfHash(hashOn(text), size);
}

/** Goes on hashing where `hash` stopped: the same as hashing both texts joined. */
export function hashOn(text: string, hash: number = HASH_START): number {
  let result = hash;
  for (let at = 0; at < text.length; at += 1) {
    result = Math.imul(result ^ text.charCodeAt(at), 0x01000193);
  }
  return result;
}

export function placeOfHash(hash: number, size: number): number {
  return ((hash ^ (hash >>> 15)) >>> 0) % size;
}
