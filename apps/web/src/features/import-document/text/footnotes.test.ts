import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { toPieces } from './footnotes';

const TEXT = 'Cells have a membrane. Water moves. This is osmosis.';

function at(quote: string) {
  const start = TEXT.indexOf(quote);
  return { start, end: start + quote.length };
}

describe('toPieces', () => {
  it('leaves a text without footnotes whole', () => {
    expect(toPieces(TEXT, [])).toEqual([{ at: 0, text: TEXT, isQuoted: false, numbers: [] }]);
  });

  it('has nothing to show of an empty text', () => {
    expect(toPieces('', [])).toEqual([]);
  });

  it('cuts out a passage and puts its number after it', () => {
    const pieces = toPieces(TEXT, [{ number: 3, passage: at('Water moves.') }]);

    expect(pieces.map(({ text, isQuoted, numbers }) => [text, isQuoted, numbers])).toEqual([
      ['Cells have a membrane. ', false, []],
      ['Water moves.', true, [3]],
      [' This is osmosis.', false, []],
    ]);
  });

  it('lets two cards come from one passage', () => {
    const passage = at('Water moves.');

    const [, piece] = toPieces(TEXT, [
      { number: 1, passage },
      { number: 2, passage },
    ]);

    expect(piece).toMatchObject({ text: 'Water moves.', numbers: [1, 2] });
  });

  it('lets passages overlap', () => {
    const pieces = toPieces(TEXT, [
      { number: 1, passage: at('Water moves. This is') },
      { number: 2, passage: at('This is osmosis.') },
    ]);

    expect(pieces.map(({ text, isQuoted, numbers }) => [text, isQuoted, numbers])).toEqual([
      ['Cells have a membrane. ', false, []],
      ['Water moves. ', true, []],
      ['This is', true, [1]],
      [' osmosis.', true, [2]],
    ]);
  });

  it('loses no letter and no number, whatever the passages', () => {
    const passages = fc.array(
      fc
        .tuple(fc.nat(TEXT.length), fc.nat(TEXT.length))
        .filter(([a, b]) => a !== b)
        .map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) })),
    );
    fc.assert(
      fc.property(passages, (found) => {
        const footnotes = found.map((passage, index) => ({ number: index + 1, passage }));

        const pieces = toPieces(TEXT, footnotes);

        expect(pieces.map(({ text }) => text).join('')).toBe(TEXT);
        expect(pieces.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual(
          footnotes.map(({ number }) => number),
        );
      }),
    );
  });
});
