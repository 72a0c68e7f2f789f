import { findMeaning } from '../text/column-names';
import type { PairList, PairOptions } from './pair-list';
import { splitLine } from './split-line';

type Line = { index: number; text: string; parts: string[]; isAfterGap: boolean };

const BULLET = /^\s*(?:[-*•–·◦▪]|\d{1,4}[.)])\s+/u;
const BULLETS_MIN = 0.8;

/** Reads every line as a pair, whether it is likely to be one or not. */
export function readPairLines(
  written: readonly string[],
  separator: string,
  columns: PairOptions['columns'] = { question: 0, answer: 1 },
): PairList {
  const isEvery = separator === '\t' || Math.max(columns.question, columns.answer) > 1;
  const lines = toLines(withoutBullets(written), separator, isEvery);
  const title = findTitle(lines);
  const list: PairList = { separator, columns: 0, rows: [], skippedLines: [] };
  for (const line of title ? lines.slice(1) : lines) {
    const question = line.parts[columns.question] ?? '';
    const answer = line.parts[columns.answer] ?? '';
    const last = list.rows.at(-1);
    list.columns = Math.max(list.columns, line.parts.length);
    if (list.rows.length === 0 && isHeader(question, answer)) {
      list.skippedLines.push(line.index + 1);
    } else if (question !== '' && answer !== '') {
      list.rows.push({ question, answer });
    } else if (separator === '\t' && line.parts.length === 1 && last && !line.isAfterGap) {
      // Only tabs are never part of a text: a line without one goes on with the answer before it.
      last.answer += `\n${line.text.trim()}`;
    } else {
      list.skippedLines.push(line.index + 1);
    }
  }
  return title ? { ...list, title: title.text.trim() } : list;
}

function toLines(written: readonly string[], separator: string, isEvery: boolean): Line[] {
  return written.flatMap((text, index) =>
    text.trim() === ''
      ? []
      : [
          {
            index,
            text,
            parts: splitLine(text, separator, isEvery),
            isAfterGap: (written[index - 1] ?? '').trim() === '',
          },
        ],
  );
}

/** 'Term' above the terms and 'Definition' above what they mean. */
function isHeader(question: string, answer: string): boolean {
  const meanings = new Set([findMeaning(question), findMeaning(answer)]);
  return meanings.has('question') && meanings.has('answer');
}

/** The first line where it is no pair, or where it alone is set apart by an empty line. */
function findTitle([first, second, third]: readonly Line[]): Line | undefined {
  if (!first || !second) {
    return undefined;
  }
  const isSetApart = second.isAfterGap && third !== undefined && !third.isAfterGap;
  const isNoPair = first.parts.length < 2 && second.parts.length > 1;
  return isSetApart || isNoPair ? first : undefined;
}

/** Bullets and numbers belong to the list, not to its pairs. */
function withoutBullets(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const bullets = filled.filter((line) => BULLET.test(line));
  return bullets.length > 0 && bullets.length >= filled.length * BULLETS_MIN
    ? lines.map((line) => line.replace(BULLET, ''))
    : lines;
}
