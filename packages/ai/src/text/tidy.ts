/** Written on one line, without the gaps that line breaks and blanked markup leave. */
export function tidy(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\p{L}) (?=[,.;:!?)])/gu, '')
    .trim();
}
