const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
/** Stay inside a number or a foreign word when both sides of them do. */
const JOINERS = /^[\s.,:;/%+\-–'’"@&_#$€£°]+$/u;
const MIRRORED: Record<string, string> = Object.fromEntries(
  ['()', '[]', '{}', '<>', '«»', '‹›'].flatMap(([open = '', close = '']) => [
    [open, close],
    [close, open],
  ]),
);

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * From the order on paper, left to right, to the order of reading. Foreign words and numbers inside
 * keep their own direction. `textOf` reads a unit, `withText` gives the same unit another text.
 */
export function toReadingOrder<Unit>(
  units: Unit[],
  textOf: (unit: Unit) => string,
  withText: (unit: Unit, text: string) => Unit,
): Unit[] {
  const texts = units.map(textOf);
  const kinds = texts.map(directionOf);
  const leftward = kinds.filter((kind) => kind === 'right-to-left').length;
  if (leftward === 0) {
    return units;
  }
  // Numbers run to the right in every script, so they say nothing about the line's.
  const rightward = texts.filter(
    (text, index) => kinds[index] === 'left-to-right' && LETTER.test(text),
  ).length;
  const isLineLeftward = leftward >= rightward;
  const runs = toRuns(units, texts, kinds, isLineLeftward);
  return (isLineLeftward ? runs.toReversed() : runs).flatMap(({ isLeftward, items }) =>
    isLeftward
      ? items.toReversed().map((unit) => withText(unit, MIRRORED[textOf(unit)] ?? textOf(unit)))
      : items,
  );
}

type Direction = 'left-to-right' | 'right-to-left' | 'neutral';

function directionOf(text: string): Direction {
  if (RIGHT_TO_LEFT.test(text)) {
    return 'right-to-left';
  }
  return LEFT_TO_RIGHT.test(text) ? 'left-to-right' : 'neutral';
}

/** Neutral units between two of one direction follow them, others follow the line's direction. */
function toRuns<Unit>(
  units: Unit[],
  texts: string[],
  kinds: Direction[],
  isLineLeftward: boolean,
): { isLeftward: boolean; items: Unit[] }[] {
  const runs: { isLeftward: boolean; items: Unit[] }[] = [];
  for (let index = 0; index < units.length;) {
    let end = index + 1;
    let isLeftward = kinds[index] === 'right-to-left';
    if (kinds[index] === 'neutral') {
      while (end < units.length && kinds[end] === 'neutral') {
        end++;
      }
      const [before, after] = [kinds[index - 1], kinds[end]];
      isLeftward =
        before === after && before !== undefined
          ? before === 'right-to-left' || !JOINERS.test(texts.slice(index, end).join(''))
          : isLineLeftward;
    }
    const items = units.slice(index, end);
    const open = runs.at(-1);
    if (open?.isLeftward === isLeftward) {
      open.items.push(...items);
    } else {
      runs.push({ isLeftward, items });
    }
    index = end;
  }
  return runs;
}
