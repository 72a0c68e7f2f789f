/** Runs of anything but space: Vietnamese counts the way Vietnamese word processors do. */
export function countWords(text: string): number {
  const word = /\S+/g;
  let count = 0;
  while (word.test(text)) {
    count += 1;
  }
  return count;
}
