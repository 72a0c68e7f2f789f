import { readLabelled } from './labelled-pairs';
import { PAIR_SEPARATORS, type PairList, type PairOptions } from './pair-list';
import { isListOfPairs } from './is-list-of-pairs';
import { readPairLines } from './read-pair-lines';

/** A list of pairs in a text, to the letter; `undefined` where the text is prose. */
export function recognisePairs(
  text: string,
  { separator, columns }: PairOptions = {},
): PairList | undefined {
  const lines = text.split(/\r\n?|\n/);
  if (separator !== undefined) {
    const list =
      separator === 'Q:' ? readLabelled(lines) : readPairLines(lines, separator, columns);
    return list && list.rows.length > 0 ? list : undefined;
  }
  for (const candidate of PAIR_SEPARATORS) {
    const list =
      candidate === 'Q:' ? readLabelled(lines) : readPairLines(lines, candidate, columns);
    if (list && (candidate === 'Q:' || isListOfPairs(list, candidate))) {
      return list;
    }
  }
  return undefined;
}
