/** Whether every bracket has its other half. */
export function areBracketsClosed(words: string): boolean {
  return words.split(/[([]/).length === words.split(/[)\]]/).length;
}
