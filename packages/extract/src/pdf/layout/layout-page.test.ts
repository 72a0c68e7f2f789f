import { describe, expect, it } from 'vitest';
import { lineOf, linesOf } from '../../testing/page-pieces';
import { layoutPage } from './layout-page';
import type { TextPiece } from '../glyphs/text-piece';

function read(pieces: TextPiece[]): string[] {
  return layoutPage(pieces).flatMap((block) => block.lines.map((line) => line.text));
}

const LEFT = [
  'the left column is read',
  'from its first line on',
  'down to the very last',
  'line of the column',
];
const RIGHT = [
  'and then the right one',
  'goes on with the text',
  'that the left one left',
  'open at its bottom end',
];

describe('columns', () => {
  it('are read one after the other', () => {
    const page = [...linesOf(LEFT, 50, 100), ...linesOf(RIGHT, 250, 100)];

    expect(read(page)).toEqual([...LEFT, ...RIGHT]);
  });

  it('are found when the PDF draws them row by row', () => {
    const page = LEFT.flatMap((line, index) => [
      ...lineOf(line, 50, 100 + 12 * index),
      ...lineOf(RIGHT[index] ?? '', 250, 100 + 12 * index),
    ]);

    expect(read(page)).toEqual([...LEFT, ...RIGHT]);
  });

  it('need not share their lines', () => {
    const page = [...linesOf(LEFT, 50, 100), ...linesOf(RIGHT, 250, 105)];

    expect(read(page)).toEqual([...LEFT, ...RIGHT]);
  });

  it('stand between what crosses them above and below', () => {
    const title = 'a title that goes over the whole width of the page and more';
    const end = 'a last line that goes over the whole width of the page again';
    const page = [
      ...lineOf(end, 50, 300),
      ...linesOf(RIGHT, 250, 100),
      ...linesOf(LEFT, 50, 100),
      ...lineOf(title, 50, 60),
    ];

    expect(read(page)).toEqual([title, ...LEFT, ...RIGHT, end]);
  });

  it('may be three', () => {
    const third = [
      'there is even a third',
      'column on this page it',
      'stands far to the right',
      'and is read as the last',
    ];
    const page = [
      ...linesOf(third, 450, 100),
      ...linesOf(LEFT, 50, 100),
      ...linesOf(RIGHT, 250, 100),
    ];

    expect(read(page)).toEqual([...LEFT, ...RIGHT, ...third]);
  });

  it('are read from the right where the script is', () => {
    const words = 'אבג דהו זחט יכל מנס';
    const column = (left: number) =>
      [0, 1, 2, 3].flatMap((row) =>
        lineOf(words, left, 100 + 12 * row).map((piece) => ({ ...piece, units: [...piece.text] })),
      );
    const blocks = layoutPage([...column(50), ...column(250)]);

    expect(blocks.map((block) => block.lines[0]?.left)).toEqual([250, 50]);
  });
});

describe('what is no column', () => {
  it('a table stays in rows', () => {
    const rows = [
      ['Cell', 'Wall', 'Nucleus'],
      ['Plant', 'yes', 'yes'],
      ['Animal', 'no', 'yes'],
      ['Bacterium', 'yes', 'no'],
    ];
    const page = rows.flatMap((cells, row) =>
      cells.flatMap((cell, column) => lineOf(cell, 50 + 120 * column, 100 + 14 * row)),
    );

    expect(read(page)).toEqual(rows.map((cells) => cells.join('\t')));
  });

  it('a table of terms and definitions stays in rows', () => {
    const terms = ['osmosis', 'mitosis', 'meiosis', 'enzyme'];
    const meanings = [
      'movement of water through a membrane',
      'division of a cell into two equal cells',
      'division that halves the chromosomes',
      'protein that speeds up a reaction in cells',
    ];
    const page = terms.flatMap((term, row) => [
      ...lineOf(term, 50, 100 + 14 * row),
      ...lineOf(meanings[row] ?? '', 150, 100 + 14 * row),
    ]);

    expect(read(page)).toEqual(terms.map((term, row) => `${term}\t${meanings[row]}`));
  });

  it('a note in the margin is read where the text beside it has a break', () => {
    const text = [
      'this paragraph has a note beside it in the margin',
      'and goes on for another line before it ends here',
      'with a third and last line of the first paragraph',
    ];
    const more = [
      'the second paragraph has nothing to do with notes',
      'it stands below the first one with a gap between',
    ];
    const note = ['a small note in', 'the margin with', 'four lines that', 'say a little bit'];
    const page = [
      ...linesOf(note, 400, 101, { size: 7 }),
      ...linesOf(text, 50, 100),
      ...linesOf(more, 50, 160),
    ];

    expect(read(page)).toEqual([...text, ...note, ...more]);
  });
});

describe('a line', () => {
  it('has the words of justified text, however wide or narrow its spaces are', () => {
    const drawn = lineOf('spaces of justified text', 50, 100, {
      space: 0.7,
      hasSpaceBefore: false,
    });
    const narrow = lineOf('spaces of tight text', 50, 120, { space: 0.18, hasSpaceBefore: false });

    expect(read([...drawn, ...narrow])).toEqual([
      'spaces of justified text',
      'spaces of tight text',
    ]);
  });

  it('keeps a word together that changes its font in the middle', () => {
    const [start, end] = [lineOf('photo', 50, 100), lineOf('synthesis', 75, 100, { isBold: true })];

    expect(read([...start, ...end])).toEqual(['photosynthesis']);
  });

  it('closes letters set wide to a word', () => {
    const letters = lineOf('C H A P T E R', 50, 100, { hasSpaceBefore: false, size: 20 });

    expect(read(letters)).toEqual(['CHAPTER']);
  });

  it('keeps a raised figure with its word', () => {
    const page = [
      ...lineOf('water', 50, 100),
      ...lineOf('2', 75, 96, { size: 6 }),
      ...lineOf('boils', 82, 100, { hasSpaceBefore: true }),
    ];

    expect(read(page)).toEqual(['water2 boils']);
  });

  it('is bold when it was drawn twice', () => {
    const [block] = layoutPage([...lineOf('osmosis', 50, 100), ...lineOf('osmosis', 50.4, 100)]);

    expect(block?.lines[0]?.runs).toEqual([{ text: 'osmosis', isBold: true, isItalic: false }]);
  });

  it('of a right-to-left script comes out in the order of reading', () => {
    const drawn = ['ה', 'ד', 'ג'].map((letter, index) => ({
      ...(lineOf(letter, 50 + 5 * index, 100)[0] as TextPiece),
      units: [letter],
    }));
    const number = lineOf('1948', 80, 100);

    expect(read([...drawn, ...number])).toEqual(['1948 גדה']);
  });
});

describe('text that is not like the rest of the page', () => {
  const body = linesOf(LEFT, 50, 100);

  it('without ink is dropped beside visible text', () => {
    const hidden = lineOf('hidden', 50, 300, { isInvisible: true });

    expect(read([...body, ...hidden])).toEqual(LEFT);
  });

  it('without ink is read where it is the text of a scan', () => {
    const scan = body.map((piece) => ({ ...piece, isInvisible: true }));

    expect(read([...scan, ...lineOf('7', 300, 800)])).toEqual([...LEFT, '7']);
  });

  it('at a slant is a stamp', () => {
    const stamp = lineOf('DRAFT', 50, 300, { turn: 'slanted', size: 80 });

    expect(read([...body, ...stamp])).toEqual(LEFT);
  });

  it('turned by a quarter is read after the rest', () => {
    const side = lineOf('read from the side', 50, -20, { turn: 3 });

    expect(read([...side, ...body])).toEqual([...LEFT, 'read from the side']);
  });
});

describe('a table whose cells have several lines', () => {
  it('has one line for every row', () => {
    const cells = [
      [
        ['adenosine', 'triphosphate'],
        ['a molecule that carries energy', 'from place to place in a cell'],
      ],
      [['cell wall'], ['a rigid layer outside of the cells', 'of plants, fungi and bacteria']],
      [['enzyme'], ['a protein that speeds up a reaction', 'in the cells of a living being']],
    ];
    const page = cells.flatMap(([term = [], meaning = []], row) => [
      ...linesOf(term, 50, 100 + 40 * row),
      ...linesOf(meaning, 150, 100 + 40 * row),
    ]);

    expect(read(page)).toEqual(
      cells.map(([term = [], meaning = []]) => `${term.join(' ')}\t${meaning.join(' ')}`),
    );
  });
});

describe('a large initial letter', () => {
  it('belongs to the first of the lines beside it', () => {
    const page = [
      ...lineOf('T', 50, 124, { size: 36 }),
      ...lineOf('he first line of a chapter is set', 70, 100),
      ...lineOf('beside a letter of three lines that', 70, 112),
      ...lineOf('is larger than any other on the page', 70, 124),
      ...lineOf('and the fourth line is an ordinary line', 50, 136),
    ];

    expect(read(page)).toEqual([
      'The first line of a chapter is set',
      'beside a letter of three lines that',
      'is larger than any other on the page',
      'and the fourth line is an ordinary line',
    ]);
  });
});

describe('a word in two fonts', () => {
  it('is bold where most of it is: another font lends the letters that the bold one lacks', () => {
    const page = [
      ...lineOf('t', 50, 100, { isBold: true }),
      ...lineOf('ế', 55, 100),
      ...lineOf('bào', 63, 100, { isBold: true, hasSpaceBefore: true }),
      ...lineOf(',', 78, 100),
    ];

    expect(layoutPage(page)[0]?.lines[0]?.runs).toEqual([
      { text: 'tế bào', isBold: true, isItalic: false },
      { text: ',', isBold: false, isItalic: false },
    ]);
  });
});
