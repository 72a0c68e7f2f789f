const LINE_END = /([\p{L}\p{M}'’]+(?:-[\p{L}\p{M}'’]+)*)[-\u00ad\u2010]$/u;
/** First halves of compounds that English writes with a hyphen. */
const ALWAYS_COMPOUND = new Set(['self', 'half', 'quasi', 'well']);
/** Longer than any word, so that a long line is not searched as a whole. */
const WORD_MAX = 60;
const FIRST_WORD = /^[\p{L}\p{M}]*/u;
const LINE_START = /^[\p{Ll}\p{M}]+/u;

/** How often each word of the document occurs away from the ends of lines. */
export type Vocabulary = Map<string, number>;

export function createVocabulary(lines: Iterable<string>): Vocabulary {
  const words: Vocabulary = new Map();
  let isParted = false;
  for (const whole of lines) {
    // The halves of a parted word are no words.
    const start = isParted ? (FIRST_WORD.exec(whole)?.[0].length ?? 0) : 0;
    const half = partedWord(whole)?.length;
    const line = whole.slice(start, half === undefined ? undefined : -half - 1);
    isParted = half !== undefined;
    for (const [word] of line.toLowerCase().matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  return words;
}

export function endsInHyphen(line: string): boolean {
  return partedWord(line) !== undefined;
}

/** The first half of a word that is parted at the end of the line. */
function partedWord(line: string): string | undefined {
  const last = line.slice(-1);
  return last === '-' || last === '\u00ad' || last === '\u2010'
    ? LINE_END.exec(line.slice(-WORD_MAX))?.[1]
    : undefined;
}

/**
 * What stands between two lines of a paragraph, and how much of the first one's end goes: a word
 * that was parted is joined, a compound keeps its hyphen.
 */
export function joint(
  line: string,
  next: string,
  words: Vocabulary,
): { drop: number; between: string } {
  const first = partedWord(line);
  if (first === undefined) {
    const isClose = isEastAsianBreak(line, next) || line.endsWith('—') || /^—\S/.test(next);
    return { drop: 0, between: isClose ? '' : ' ' };
  }
  if (line.endsWith('\u00ad')) {
    return { drop: 1, between: '' };
  }
  const second = LINE_START.exec(next)?.[0];
  if (second === undefined) {
    // 'Anglo-' + 'Saxon' is a compound; 'short- and long-term' never gets here in lower case.
    return { drop: 0, between: /^[\p{Lu}\p{N}]/u.test(next) ? '' : ' ' };
  }
  return { drop: isCompound(first, second, words) ? 0 : 1, between: '' };
}

/** The document itself is the best witness: how else does it write the word? */
function isCompound(first: string, second: string, words: Vocabulary): boolean {
  const [before, after] = [first.toLowerCase(), second.toLowerCase()];
  const joined = words.get(before + after) ?? 0;
  const hyphened = words.get(`${before}-${after}`) ?? 0;
  if (joined > 0 || hyphened > 0) {
    return hyphened > joined;
  }
  if (before.includes('-') || (ALWAYS_COMPOUND.has(before) && after.length > 3)) {
    return true;
  }
  const isWord = (part: string) => part.length > 2 && (words.get(part) ?? 0) > 1;
  return isWord(before) && isWord(after);
}

function isEastAsianBreak(line: string, next: string): boolean {
  const eastAsian = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;
  return eastAsian.test(line.slice(-1)) && eastAsian.test(next.slice(0, 1));
}
