import { describe, expect, it } from 'vitest';
import { type CardRow, newRow, toCard, toCloze, withoutRow, withPasted } from './card-row';
import { readPastedRows } from './read-pasted-rows';
import { findAction } from './row-keys';
import { findSameRows } from './same-rows';

const row = (id: string, question = '', answer = ''): CardRow => ({
  id,
  question,
  answer,
  kind: 'definition',
});
const texts = (rows: readonly CardRow[] | undefined) =>
  rows?.map(({ question, answer }) => [question, answer]);
const press = (key: string, keys: Partial<Parameters<typeof findAction>[0]> = {}) => ({
  key,
  isMod: false,
  shiftKey: false,
  altKey: false,
  ...keys,
});

describe('keys in the rows', () => {
  const rows = [row('a', 'cell', 'unit'), row('b', 'core', 'middle')];
  const inAnswer = (id: string) => ({ id, side: 'answer' as const });

  it.each([
    ['Tab in the last answer adds a row', press('Tab'), 'b', { kind: 'add' }],
    ['Tab elsewhere is the browser’s', press('Tab'), 'a', undefined],
    ['Shift+Tab is the browser’s', press('Tab', { shiftKey: true }), 'b', undefined],
    [
      'Enter goes to the next row',
      press('Enter'),
      'a',
      { kind: 'focus', id: 'b', side: 'question' },
    ],
    ['Enter in the last row adds one', press('Enter'), 'b', { kind: 'add' }],
    ['Shift+Enter breaks the line', press('Enter', { shiftKey: true }), 'a', undefined],
    ['Ctrl+Enter saves', press('Enter', { isMod: true }), 'a', { kind: 'save' }],
    ['Backspace in a filled row is the browser’s', press('Backspace'), 'a', undefined],
    ['Alt+↓ moves', press('ArrowDown', { altKey: true }), 'a', { kind: 'move', by: 1 }],
    ['Alt+Delete removes', press('Delete', { altKey: true }), 'a', { kind: 'remove' }],
  ])('%s', (_, pressed, id, action) => {
    expect(findAction(pressed, rows, inAnswer(id))).toEqual(action);
  });

  it('Tab leaves the rows from an empty last one', () => {
    expect(findAction(press('Tab'), [...rows, row('c')], inAnswer('c'))).toBeUndefined();
  });

  it('Backspace takes an empty row away, but not the only one', () => {
    expect(findAction(press('Backspace'), [row('a', 'x'), row('b', ' ')], inAnswer('b'))).toEqual({
      kind: 'remove',
    });
    expect(findAction(press('Backspace'), [row('a')], inAnswer('a'))).toBeUndefined();
  });
});

describe('pasted rows', () => {
  it('are fifty for fifty cells of a spreadsheet, an empty one of them too', () => {
    const cells = Array.from(
      { length: 50 },
      (_, at) => `từ ${at}\t${at === 7 ? '' : `word ${at}`}`,
    );

    const pasted = readPastedRows(cells.join('\r\n'));

    expect(pasted?.rows).toHaveLength(50);
    expect(texts(pasted?.rows)?.at(-1)).toEqual(['từ 7', '']);
  });

  it('are one for a question and an answer', () => {
    expect(texts(readPastedRows('cell\tunit of life')?.rows)).toEqual([['cell', 'unit of life']]);
  });

  it('keep the lines of a cell that a spreadsheet has put in quotes', () => {
    const pasted = readPastedRows('"a ""cell""\nand more"\tunit\ncore\t"first\nsecond"');

    expect(texts(pasted?.rows)).toEqual([
      ['a "cell"\nand more', 'unit'],
      ['core', 'first\nsecond'],
    ]);
  });

  it('leave out the names of columns and columns beyond the second, and count those', () => {
    const pasted = readPastedRows('Term\tDefinition\tPage\ncell\tunit\t3\ncore\tmiddle\t4');

    expect(pasted).toMatchObject({ columnsLeftOut: 1 });
    expect(texts(pasted?.rows)).toEqual([
      ['cell', 'unit'],
      ['core', 'middle'],
    ]);
  });

  it('are read from a list with dashes, whose title may name the set', () => {
    const pasted = readPastedRows('Unit 1\n\ncell - unit\ncore - middle\nwall - border');

    expect(pasted?.title).toBe('Unit 1');
    expect(pasted?.rows).toHaveLength(3);
  });

  it('are none for lines of prose', () => {
    expect(readPastedRows('Water moves through a membrane.\nIt follows the salt.')).toBeUndefined();
  });

  it('take the place of empty rows and push filled ones down', () => {
    const rows = [row('a', 'x', 'y'), row('b'), row('c', 'z', '')];
    const pasted = [row('1', '1', '1'), row('2', '2', '2')];

    expect(withPasted(rows, 'b', pasted).map(({ id }) => id)).toEqual(['a', '1', '2', 'c']);
    expect(withPasted(rows, 'a', pasted).map(({ id }) => id)).toEqual(['a', '1', '2', 'c']);
    expect(withPasted(rows, 'c', pasted).map(({ id }) => id)).toEqual(['a', 'b', 'c', '1', '2']);
  });
});

describe('rows', () => {
  it('that say the same as one above are found; empty ones are not the same', () => {
    const rows = [row('a'), row('b', 'x', 'y'), row('c'), row('d', 'x', 'y'), row('e', 'x', 'z')];

    expect([...findSameRows(rows)]).toEqual([['d', 2]]);
  });

  it('are never none', () => {
    expect(withoutRow([row('a', 'x')], 'a')).toMatchObject([{ question: '', answer: '' }]);
  });

  it('[D-43] are clozes as long as they have a blank', () => {
    const cloze = toCloze(newRow({ question: 'It is wet.', answer: 'Water' }), {
      question: 'wet',
      answer: 'It is ____.',
      kind: 'cloze',
    });

    expect(cloze.plain).toEqual({ question: 'It is wet.', answer: 'Water' });
    expect(toCard(cloze)).toEqual({ question: 'wet', answer: 'It is ____.', kind: 'cloze' });
    expect(toCard({ ...cloze, answer: 'It is.' })).toEqual({ question: 'wet', answer: 'It is.' });
  });
});
