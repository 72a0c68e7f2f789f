/** Control characters and half characters: no text that was written to be read has them. */
const UNREADABLE = /[^\P{Cc}\s]|\p{Cs}/u;

export function isReadable(text: string): boolean {
  return !UNREADABLE.test(text);
}
