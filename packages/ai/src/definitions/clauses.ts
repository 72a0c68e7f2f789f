import type { ReadDocument, ReadSentence } from '../text/read-document';

/** Where a term stands in a sentence: tokens `at` to `at + size - 1`. */
export type Mention = { sentence: ReadSentence; at: number; size: number; order: number };

/** Part of a sentence that may say what a term means: tokens `from` to `to - 1`. */
export type Clause = { mention: Mention; from: number; to: number };

const CLAUSE_WORDS = { min: 3, max: 40 };
const SENTENCE_MAX_WORDS = 90;

const words = (list: string) => new Set(list.split(' '));
const STARTS_AT = words('a an the any one all when that which who where to how what those each');
const STARTS_AFTER = words(
  'is are was were be means mean as called that which who includes involves describes when where',
);
const ENDS_BEFORE = words(
  'that which who where when and or but is are was were called known termed because while such by as so with if in',
);

/** A clause that begins or ends with one of these is cut in the wrong place. */
const NEVER_FIRST = words(
  'is are was were be been and or but nor called known termed not also then',
);
const NEVER_LAST = words(
  'is are was were be been being a an the of to in by as for with and or but called known termed named that which who from on at into its their his her this these those such than',
);

/** Cuts of the sentence that do not touch the term: each starts and ends where a clause can. */
export function cutClauses(document: ReadDocument, mention: Mention): Clause[] {
  const { sentence, at, size } = mention;
  if (sentence.to - sentence.from > SENTENCE_MAX_WORDS) {
    return [];
  }
  const word = (index: number) => wordAt(document, index);
  const starts: number[] = [];
  const ends: number[] = [];
  for (let index = sentence.from; index <= sentence.to; index += 1) {
    const gap = gapBefore(document, sentence, index);
    const isBreak = /[,;:—–()"“”]/.test(gap);
    const isInside = index < sentence.to;
    if (
      isInside &&
      !NEVER_FIRST.has(word(index)) &&
      (index === sentence.from ||
        isBreak ||
        index === at + size ||
        STARTS_AT.has(word(index)) ||
        STARTS_AFTER.has(word(index - 1)) ||
        (word(index - 1) === 'to' && /^refers?$/.test(word(index - 2))))
    ) {
      starts.push(index);
    }
    if (
      index > sentence.from &&
      !NEVER_LAST.has(word(index - 1)) &&
      (!isInside || isBreak || index === at || ENDS_BEFORE.has(word(index)))
    ) {
      ends.push(index);
    }
  }
  return starts.flatMap((from) =>
    ends
      .filter(
        (to) =>
          to - from >= CLAUSE_WORDS.min &&
          to - from <= CLAUSE_WORDS.max &&
          (to <= at || from >= at + size),
      )
      .map((to) => ({ mention, from, to })),
  );
}

export function wordAt({ tokens }: ReadDocument, index: number): string {
  return tokens.vocabulary[tokens.ids[index] ?? -1] ?? '';
}

/** What stands between a word and the one before it, or between the last word and the sentence's end. */
export function gapBefore(
  { text, tokens }: ReadDocument,
  sentence: ReadSentence,
  index: number,
): string {
  const start = index > sentence.from ? (tokens.ends[index - 1] ?? 0) : sentence.start;
  const end = index < sentence.to ? (tokens.starts[index] ?? 0) : sentence.end;
  return text.slice(start, end);
}
