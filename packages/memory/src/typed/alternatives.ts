const BETWEEN = /\s+[/|]\s+|\s*;\s*/u;
const BRACKETS = /^(.*?)\s*[([]([^()[\]]+)[)\]]\s*(.*)$/su;
const HAS_LETTERS = /\p{L}/u;

/** What a card accepts, the whole first: each of 'A / B' and 'A; B', and of 'A (B)' what stands before and in brackets. */
export function listAlternatives(expected: string): string[] {
  const parts = expected.split(BETWEEN);
  const each = (parts.length > 1 ? [expected, ...parts] : parts).flatMap(openBrackets);
  return [...new Set(each.map((text) => text.trim()).filter((text) => text !== ''))];
}

function openBrackets(text: string): string[] {
  const found = BRACKETS.exec(text);
  if (found === null) {
    return [text];
  }
  const [, before = '', inside = '', after = ''] = found;
  // enzyme(s): the ending of a word is no answer, nor is the year behind a name.
  const isEnding = text[before.length] !== ' ' && before !== '';
  const isName = !isEnding && HAS_LETTERS.test(inside);
  return [
    text,
    `${before}${isEnding ? '' : ' '}${after}`,
    ...(isEnding ? [`${before}${inside}${after}`] : []),
    ...(isName && before !== '' && after === '' ? [inside] : []),
  ];
}
