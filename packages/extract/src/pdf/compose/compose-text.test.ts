import { describe, expect, it } from 'vitest';
import { lineOf, linesOf } from '../../testing/page-pieces';
import { composeText } from './compose-text';
import { layoutPage } from '../layout/layout-page';
import type { TextPiece } from '../glyphs/text-piece';

const HEIGHT = 800;

function compose(...pages: TextPiece[][]) {
  return composeText(pages.map((pieces) => ({ blocks: layoutPage(pieces), height: HEIGHT })));
}

/** Lines of nearly the same width, so that none ends early. */
const PARAGRAPH = [
  'the cell is the basic unit of every living being, and',
  'all that lives is made of one or of many such cells, as',
  'Schleiden and Schwann were the first to say in print.',
];
const JOINED = PARAGRAPH.join(' ');
const OTHER = [
  'plants make sugar out of water and air in the light and',
  'set free the oxygen that animals breathe all day long.',
];
const OTHER_JOINED = OTHER.join(' ');

describe('paragraphs', () => {
  it('are one line each, with an empty line between', () => {
    const page = [...linesOf(PARAGRAPH, 50, 200), ...linesOf(OTHER, 50, 260)];

    expect(compose(page).text).toBe(`${JOINED}\n\n${OTHER_JOINED}`);
  });

  it('begin with an indent', () => {
    const [first = '', ...rest] = PARAGRAPH;
    const page = [...linesOf(OTHER, 50, 200), ...lineOf(first, 65, 224), ...linesOf(rest, 50, 236)];

    expect(compose(page).text).toBe(`${OTHER_JOINED}\n\n${JOINED}`);
  });

  it('go on in the next column and on the next page', () => {
    const [first = '', second = '', third = ''] = PARAGRAPH;
    const filler = linesOf(OTHER, 50, 200);

    const { text } = compose(
      [...filler, ...linesOf([first, second], 50, 260)],
      linesOf([third], 50, 200),
    );

    expect(text).toBe(`${OTHER_JOINED}\n\n${JOINED}`);
  });

  it('go on over the notes at the foot of the page', () => {
    const [first = '', second = '', third = ''] = PARAGRAPH;
    const note = lineOf('1 see the letters of the two men to each other, volume two', 50, 700, {
      size: 7,
    });

    const { text } = compose(
      [...linesOf(OTHER, 50, 100), ...linesOf([first, second], 50, 200), ...note],
      linesOf([third], 50, 200),
    );

    expect(text).toContain(JOINED);
    expect(text).toContain('see the letters');
  });

  it('of a list are lines', () => {
    const page = [
      ...linesOf(PARAGRAPH, 50, 200),
      ...linesOf(['• membrane', '• nucleus', '• cell wall'], 50, 260),
    ];

    expect(compose(page).text).toBe(`${JOINED}\n\n• membrane\n• nucleus\n• cell wall`);
  });
});

describe('slides', () => {
  const title = lineOf('The cell', 50, 100, { size: 24 });

  it('keep the levels of their lists', () => {
    const page = [
      ...title,
      ...linesOf(['• organelles'], 50, 200),
      ...linesOf(['• nucleus', '• membrane'], 70, 212),
      ...linesOf(['• cell wall'], 50, 236),
    ];

    expect(compose(page).text).toBe(
      'The cell\n\n• organelles\n  • nucleus\n  • membrane\n• cell wall',
    );
  });

  it('that build up their points are told once', () => {
    const points = ['• membrane', '• nucleus', '• cell wall'];
    const steps = points.map((_, index) => [
      ...title,
      ...linesOf(points.slice(0, index + 1), 50, 200),
    ]);

    expect(compose(...steps).text).toBe(`The cell\n\n${points.join('\n')}`);
  });

  it('with other points under the same title are all told', () => {
    const first = [...title, ...linesOf(['• membrane'], 50, 200)];
    const second = [...title, ...linesOf(['• nucleus'], 50, 200)];

    expect(compose(first, second).text).toMatch(/membrane[^]*nucleus/);
  });
});

describe('running titles and page numbers', () => {
  const page = (number: number) => [
    ...lineOf(number % 2 === 0 ? `${number} Biology` : `Biology ${number}`, 50, 40),
    ...linesOf(PARAGRAPH, 50, 200),
    ...linesOf(OTHER, 50, 260),
    ...lineOf(String(number), 300, 780),
  ];

  it('are dropped', () => {
    const { text } = compose(page(10), page(11), page(12), page(13));

    expect(text).not.toMatch(/Biology|1[0-3]/);
    expect(text.split(OTHER_JOINED)).toHaveLength(5);
  });

  it('with roman numbers are dropped', () => {
    const roman = (number: string) => [
      ...lineOf(`Preface ${number}`, 50, 40),
      ...linesOf(PARAGRAPH, 50, 200),
    ];

    expect(compose(roman('xi'), roman('xii'), roman('xiii')).text).not.toMatch(/Preface|x/);
  });

  it('are dropped where the program marked them', () => {
    const header = lineOf('Draft of May', 50, 40, { isArtifact: true });

    expect(compose([...header, ...linesOf(PARAGRAPH, 50, 200)]).text).toBe(JOINED);
  });

  it('a lone number far below the text is dropped on a single page too', () => {
    const { text } = compose([...linesOf(PARAGRAPH, 50, 200), ...lineOf('Page 1 of 1', 280, 780)]);

    expect(text).toBe(JOINED);
  });

  it('a line that stands at the edge of one page only is kept', () => {
    const { text } = compose(
      [...lineOf('Chapter one', 50, 40), ...linesOf(PARAGRAPH, 50, 200)],
      linesOf(PARAGRAPH, 50, 200),
      linesOf(PARAGRAPH, 50, 200),
    );

    expect(text).toContain('Chapter one');
  });
});

describe('words parted at the end of a line', () => {
  const parted = (first: string, second: string) =>
    compose(
      linesOf(
        [
          `every plant in the garden needs the light for ${first}`,
          `${second} and some water besides`,
        ],
        50,
        200,
      ),
    ).text;

  it('are joined', () => {
    expect(parted('photosyn-', 'thesis')).toContain('photosynthesis and');
  });

  it('are joined at a soft hyphen', () => {
    expect(parted('photosyn\u00ad', 'thesis')).toContain('photosynthesis and');
  });

  it('keep their hyphen before a capital letter', () => {
    expect(parted('Anglo-', 'Saxon')).toContain('Anglo-Saxon and');
  });
});

describe('emphasis', () => {
  it('[M9] marks headings, bold and italic words exactly', () => {
    const page = [
      ...lineOf('Cell biology', 50, 150, { size: 16 }),
      ...lineOf('The', 50, 200),
      ...lineOf('cell membrane', 68, 200, { isBold: true, hasSpaceBefore: true }),
      ...lineOf('is a thin layer,', 138, 200, { hasSpaceBefore: true }),
      ...lineOf('sensu stricto', 220, 200, { isItalic: true, hasSpaceBefore: true }),
      ...linesOf(OTHER, 50, 212),
    ];

    const { text, emphasis } = compose(page);

    expect(emphasis.map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
      ['heading', 'Cell biology'],
      ['bold', 'cell membrane'],
      ['italic', 'sensu stricto'],
    ]);
  });

  it('joins a bold run that goes over the end of a line', () => {
    const page = [
      ...lineOf('the light drives a chain of steps that are known as', 50, 200),
      ...lineOf('electron', 306, 200, { isBold: true, hasSpaceBefore: true }),
      ...lineOf('transport', 50, 212, { isBold: true }),
      ...lineOf('in the membrane of every chloroplast of the green leaf', 98, 212, {
        hasSpaceBefore: true,
      }),
    ];

    const { text, emphasis } = compose(page);

    expect(emphasis.map(({ start, end }) => text.slice(start, end))).toEqual([
      'electron transport',
    ]);
  });

  it('takes a short bold line of its own for a heading', () => {
    const page = [
      ...lineOf('Photosynthesis', 50, 180, { isBold: true }),
      ...linesOf(PARAGRAPH, 50, 200),
    ];

    const { text, emphasis } = compose(page);

    expect(text).toBe(`Photosynthesis\n\n${JOINED}`);
    expect(emphasis).toEqual([{ kind: 'heading', start: 0, end: 14 }]);
  });

  it('marks nothing where everything is bold', () => {
    expect(compose(linesOf(PARAGRAPH, 50, 200, { isBold: true })).emphasis).toEqual([]);
  });
});
