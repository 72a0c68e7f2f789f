import { expect, it } from 'vitest';
import { toReadingLines } from './reading-lines';

const TEXT = '## Water\nIt moves. It\nflows.\n\nPumps need ATP.';
const place = (words: string) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
};
const NOTHING = { headings: [], footnotes: [], marked: undefined };

it('goes line by line, without the empty ones and the marks of headings', () => {
  const headings = [{ start: 3, heading: 'Water' }];

  const lines = toReadingLines(TEXT, { ...NOTHING, headings });

  expect(
    lines.map(({ kind, opens, pieces }) => [kind, opens, pieces.map(({ text }) => text).join('|')]),
  ).toEqual([
    ['heading', true, 'Water'],
    ['text', false, 'It moves. It'],
    ['text', false, 'flows.'],
    ['text', true, 'Pumps need ATP.'],
  ]);
});

it('marks a passage over its lines, and puts a number at the end of its own', () => {
  const footnotes = [
    { number: 1, passage: place('It\nflows.') },
    { number: 2, passage: place('Pumps need ATP.') },
  ];

  const lines = toReadingLines(TEXT, { ...NOTHING, footnotes, marked: place('It\nflows.') });

  expect(
    lines.flatMap(({ pieces }) =>
      pieces.map(({ text, isQuoted, isMarked, numbers }) => [text, isQuoted, isMarked, numbers]),
    ),
  ).toEqual([
    ['## Water', false, false, []],
    ['It moves. ', false, false, []],
    ['It', true, true, []],
    ['flows.', true, true, [1]],
    ['Pumps need ATP.', true, false, [2]],
  ]);
});

it('counts places in the whole text where it is a part of one', () => {
  const { start } = place('Pumps');

  const [line] = toReadingLines(TEXT.slice(start), {
    ...NOTHING,
    from: start,
    marked: place('ATP'),
  });

  expect(line?.at).toBe(start);
  expect(line?.pieces.map(({ text, isMarked }) => [text, isMarked])).toEqual([
    ['Pumps need ', false],
    ['ATP', true],
    ['.', false],
  ]);
});

it('tells the lines of a program from text', () => {
  const lines = toReadingLines('Text\n```py\nx = *args\n```\nMore', NOTHING);

  expect(lines.map(({ kind, pieces }) => [kind, pieces[0]?.text])).toEqual([
    ['text', 'Text'],
    ['code', '```py'],
    ['code', 'x = *args'],
    ['code', '```'],
    ['text', 'More'],
  ]);
});
