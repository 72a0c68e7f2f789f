export type Pair = { question: string; answer: string };

export type PairList = {
  /** What stands between question and answer: one of `PAIR_SEPARATORS`, or what the student gave. */
  separator: string;
  /** Columns of the longest row. */
  columns: number;
  rows: Pair[];
  /** A line before the first pair that names the list. */
  title?: string;
  /** Lines that are neither a pair nor the title, counted from 1. */
  skippedLines: number[];
};

/** What the student chose where the guess was wrong. */
export type PairOptions = {
  separator?: string;
  columns?: { question: number; answer: number };
};

/** ' - ' stands for every dash with space around it, 'Q:' for lines that say who is asking. */
export const PAIR_SEPARATORS = ['\t', 'Q:', ' - ', '=', ':', ';', ','] as const;
export type PairSeparator = (typeof PAIR_SEPARATORS)[number];
