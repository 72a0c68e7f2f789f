/** `start` is where its words begin. */
export type Heading = { start: number; heading: string };

const MARKDOWN = /^#{1,6}\s+/;
const NUMBERED = /^(?:\d+(?:\.\d+)*\.?|(?:chapter|chương|bài|phần|mục)\s+[\divx]+[.:]?)\s+\S/i;
const BULLET = /^[-*•–]\s/;
const ENDS_LIKE_A_SENTENCE = /[.,;:!…]$/;
const LETTERS_MAX = 70;
const WORDS_MAX = 10;
/** What stands under a heading is longer than any line of a list or a poem. */
const TEXT_MIN = 40;

/** The headings of a text. Rather too few: a line of prose in an outline is worse than a heading that is missing. */
export function findHeadings(text: string): Heading[] {
  const lines = text.split('\n');
  const found: Heading[] = [];
  let start = 0;
  lines.forEach((line, index) => {
    const prefix = MARKDOWN.exec(line)?.[0] ?? '';
    const words = line.slice(prefix.length).trim();
    const isHeading =
      words !== '' &&
      (prefix !== '' || isNameOfText(words, lines[index - 1], nextOf(lines, index)));
    if (isHeading) {
      found.push({ start: start + line.indexOf(words, prefix.length), heading: words });
    }
    start += line.length + 1;
  });
  return found;
}

function isNameOfText(words: string, before: string | undefined, next: string | undefined) {
  const standsAlone = before === undefined || before.trim() === '';
  const isShort = words.length <= LETTERS_MAX && words.split(/\s+/).length <= WORDS_MAX;
  const isCalled = /^\p{Lu}/u.test(words) || NUMBERED.test(words);
  return (
    standsAlone &&
    isShort &&
    isCalled &&
    !BULLET.test(words) &&
    !ENDS_LIKE_A_SENTENCE.test(words) &&
    (next?.trim().length ?? 0) >= TEXT_MIN
  );
}

/** The next line with something in it. */
function nextOf(lines: readonly string[], index: number): string | undefined {
  return lines.slice(index + 1, index + 4).find((line) => line.trim() !== '');
}
