/** The share of letters that are wrong, missing or too many; spaces and line breaks count as one. */
export function characterError(read: string, truth: string): number {
  const [found, wanted] = [read, truth].map((text) => [...text.replaceAll(/\s+/g, ' ').trim()]);
  if (found === undefined || wanted === undefined || wanted.length === 0) {
    return 1;
  }
  let row = wanted.map((_, index) => index + 1);
  for (const [index, letter] of found.entries()) {
    const next: number[] = [];
    for (const [place, other] of wanted.entries()) {
      const before = place === 0 ? index : (row[place - 1] ?? 0);
      const left = place === 0 ? index + 1 : (next[place - 1] ?? 0);
      const changed = before + (letter === other ? 0 : 1);
      next.push(Math.min(changed, left + 1, (row[place] ?? 0) + 1));
    }
    row = next;
  }
  return (row.at(-1) ?? wanted.length) / wanted.length;
}
