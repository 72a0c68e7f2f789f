const BROKEN_WORD = /(?<=\p{Ll})[-\u00ad\u2010][ \t]*\r?\n[ \t]*(?=\p{Ll})/gu;

/** Words that were broken at the end of a line, whole again: 'photosyn-⏎thesis'. */
export function joinBrokenWords(words: string): string {
  return words.includes('\n') ? words.replaceAll(BROKEN_WORD, '') : words;
}

/** Written on one line, without the gaps that line breaks and blanked markup leave. */
export function tidy(words: string): string {
  return joinBrokenWords(words)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=[\p{L}\p{N})”’]) (?=[,.;:!?)\]”’])|(?<=[([“‘]) /gu, '')
    .trim();
}
