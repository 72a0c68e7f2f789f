import { cleanCharacters } from '../glyphs/characters';
import type { StyledRun } from './text-line';

/** Dots that lead to a page number. */
const LEADER = /[ \t]?(?:\.[ \t]?){6,}/g;

/** One run for all neighbours of one style, in clean characters, without space at either end. */
export function mergeRuns(runs: StyledRun[]): StyledRun[] {
  const merged: StyledRun[] = [];
  for (const run of runs) {
    const open = merged.at(-1);
    if (open !== undefined && open.isBold === run.isBold && open.isItalic === run.isItalic) {
      open.text += run.text;
    } else {
      merged.push({ ...run });
    }
  }
  for (const run of merged) {
    run.text = cleanCharacters(run.text).replaceAll(LEADER, ' … ');
  }
  return trimRuns(merged);
}

function trimRuns(runs: StyledRun[]): StyledRun[] {
  const [first, last] = [runs[0], runs.at(-1)];
  if (first !== undefined && last !== undefined) {
    first.text = first.text.trimStart();
    last.text = last.text.trimEnd();
  }
  return runs.filter((run) => run.text !== '');
}
