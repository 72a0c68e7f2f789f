/** 1 for the same text, 0 for nothing in common: one minus the share of letters that must change. */
export function similarity(one: string, other: string): number {
  const longer = Math.max(one.length, other.length);
  return longer === 0 ? 1 : 1 - distance(one, other) / longer;
}

/** Fewest letters put in, taken out or replaced. */
function distance(one: string, other: string): number {
  let row = Uint32Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 0; at < one.length; at += 1) {
    const next = new Uint32Array(row.length);
    next[0] = at + 1;
    for (let column = 1; column < row.length; column += 1) {
      const isSame = one.charCodeAt(at) === other.charCodeAt(column - 1);
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
