import type { ReadDocument, ReadSentence } from '../../reading/read-document';
import { tidy } from '../../reading/tidy';

/** Where a term stands in a sentence: tokens `at` to `at + size - 1`. */
export type Mention = { sentence: ReadSentence; at: number; size: number; order: number };

/** Part of a sentence that may say what a term means: tokens `from` to `to - 1`. */
export type Clause = { mention: Mention; from: number; to: number };

const CLAUSE_WORDS = { min: 3, max: 40 };
const SENTENCE_MAX_WORDS = 90;

const words = (list: string) => new Set(list.split(' '));
const STARTS_AT = words('a an the any one all when where to how what those each');
const STARTS_AFTER = words(
  'is are was were be means mean as called that which who includes involves describes when where',
);
const ENDS_BEFORE = words(
  'that which who where when and or but is are was were called known termed because while such by as so with if in',
);

/** A clause that begins or ends with one of these is cut in the wrong place. */
const NEVER_FIRST = words(
  'is are was were be been and or but nor called known termed not also then of which that who',
);
/** 'to' begins a definition only where a verb follows: 'to measure', not 'to the'. */
const NO_VERB = words('a an the as this that these those it its his her their our your which what');
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
      !(word(index) === 'to' && NO_VERB.has(word(index + 1))) &&
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
  return starts.flatMap((from) => cutFrom(document, mention, from, ends));
}

/** The clauses that begin there; none has a bracket without its other half. */
function cutFrom(
  document: ReadDocument,
  mention: Mention,
  from: number,
  ends: readonly number[],
): Clause[] {
  const { at, size } = mention;
  const clauses: Clause[] = [];
  let open = 0;
  let reached = from;
  for (const to of ends) {
    if (to - from > CLAUSE_WORDS.max || (from < at + size && to > at)) {
      break;
    }
    for (; reached + 1 < to && open >= 0; reached += 1) {
      open += openedBefore(document, reached + 1);
    }
    if (open < 0) {
      break;
    }
    const isWhole = open === 0 || (open === 1 && document.plain[endOf(document, to)] === ')');
    if (isWhole && to - from >= CLAUSE_WORDS.min) {
      clauses.push({ mention, from, to });
    }
  }
  return clauses;
}

/** The clause as the text has it, with the bracket that closes behind its last word. */
export function writeClause(document: ReadDocument, { from, to }: Clause): string {
  let open = 0;
  for (let index = from + 1; index < to; index += 1) {
    open += openedBefore(document, index);
  }
  const end = endOf(document, to) + (open === 1 ? 1 : 0);
  return tidy(document.plain.slice(document.tokens.starts[from], end));
}

function endOf({ tokens }: ReadDocument, to: number): number {
  return tokens.ends[to - 1] ?? 0;
}

/** Brackets opened less brackets closed between a word and the one before it. */
function openedBefore({ plain: text, tokens }: ReadDocument, index: number): number {
  let opened = 0;
  for (
    let letter = tokens.ends[index - 1] ?? 0;
    letter < (tokens.starts[index] ?? 0);
    letter += 1
  ) {
    opened += text[letter] === '(' ? 1 : text[letter] === ')' ? -1 : 0;
  }
  return opened;
}

export function wordAt({ tokens }: ReadDocument, index: number): string {
  return tokens.vocabulary[tokens.ids[index] ?? -1] ?? '';
}

/** What stands between a word and the one before it, or between the last word and the sentence's end. */
function gapBefore(
  { plain: text, tokens }: ReadDocument,
  sentence: ReadSentence,
  index: number,
): string {
  const start = index > sentence.from ? (tokens.ends[index - 1] ?? 0) : sentence.start;
  const end = index < sentence.to ? (tokens.starts[index] ?? 0) : sentence.end;
  return text.slice(start, end);
}
