import type { Pair, PairList, PairSeparator } from './pair-list';

type Demand = {
  rows: number;
  /** Share of the lines that have to be pairs. */
  share: number;
  /** Share of the pairs without another separator in them; commas and semicolons are everywhere. */
  single: number;
  questionWords: number;
  lineLength: number;
};

const DEMANDS: Record<Exclude<PairSeparator, 'Q:'>, Demand> = {
  '\t': { rows: 2, share: 0.8, single: 0, questionWords: 40, lineLength: 2_000 },
  ' - ': { rows: 3, share: 0.75, single: 0.6, questionWords: 10, lineLength: 250 },
  '=': { rows: 3, share: 0.8, single: 0.8, questionWords: 8, lineLength: 200 },
  ':': { rows: 3, share: 0.8, single: 0.6, questionWords: 10, lineLength: 300 },
  ';': { rows: 3, share: 0.9, single: 0.8, questionWords: 8, lineLength: 200 },
  ',': { rows: 4, share: 0.95, single: 0.9, questionWords: 5, lineLength: 80 },
};
/** Who speaks in a dialogue stands there again and again. */
const DIFFERENT_MIN = 0.7;
const SHORT_MIN = 0.85;
/** Lines of prose go on in the next one; pairs do not begin in the middle of a sentence. */
const RUNS_ON_MAX = 0.3;
const FEW_ROWS = 6;
const DASHES = /\s[-–—]\s/gu;

/** Prose has separators as well: a list has them in nearly every line, behind few words, and once. */
export function isListOfPairs(
  { rows, columns, skippedLines, separator }: PairList,
  candidate: Exclude<PairSeparator, 'Q:'>,
): boolean {
  const demand = DEMANDS[candidate];
  const lines = rows.length + skippedLines.length;
  if (rows.length < demand.rows || rows.length < lines * demand.share) {
    return false;
  }
  const different = new Set(rows.map(({ question }) => question.toLowerCase())).size;
  const isShort = ({ question, answer }: Pair) =>
    question.split(/\s+/).length <= demand.questionWords &&
    question.length + answer.length <= demand.lineLength;
  return (
    different >= rows.length * DIFFERENT_MIN &&
    shareOf(rows, isShort) >= SHORT_MIN &&
    shareOf(rows, ({ answer }) => countSeparators(answer, separator) === 0) >= demand.single &&
    (candidate === '\t' ? columns >= 2 : !runsOn(rows) && !isFewParagraphs(rows))
  );
}

/** 'Background: …', 'Methods: …': a text whose paragraphs begin with a word each. */
function isFewParagraphs(rows: readonly Pair[]): boolean {
  const ofSentences = ({ answer }: Pair) => /[.!?]\s+\p{Lu}/u.test(answer);
  return rows.length < FEW_ROWS && shareOf(rows, ofSentences) > 0.5;
}

/** Wrapped prose: a line ends without a full stop and the next begins with a small letter. */
function runsOn(rows: readonly Pair[]): boolean {
  const ends = rows.filter(({ answer }) => /[.!?…]["”’)]?$/u.test(answer)).length;
  if (ends === 0 || ends > rows.length * 0.8) {
    return false;
  }
  const goesOn = rows.filter(({ question }, index) => {
    const before = rows[index - 1]?.answer ?? '';
    return before !== '' && !/[.!?…:]["”’)]?$/u.test(before) && /^\p{Ll}/u.test(question);
  });
  return goesOn.length > rows.length * RUNS_ON_MAX;
}

function countSeparators(text: string, separator: string): number {
  return separator === ' - ' ? (text.match(DASHES)?.length ?? 0) : text.split(separator).length - 1;
}

function shareOf<T>(items: readonly T[], claim: (item: T) => boolean): number {
  return items.filter(claim).length / items.length;
}
