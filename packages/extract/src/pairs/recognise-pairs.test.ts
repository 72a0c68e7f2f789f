import { describe, expect, it } from 'vitest';
import { recognisePairs } from './recognise-pairs';

const ROWS = [
  { question: 'cell', answer: 'smallest unit of life' },
  { question: 'nhân tế bào', answer: 'nơi giữ ADN' },
  { question: 'ribosome', answer: 'makes proteins' },
  { question: 'ti thể', answer: 'tạo năng lượng' },
];

describe('lists of pairs', () => {
  it.each([
    ['tabs, as Quizlet writes them', '\t', '\t'],
    ['dashes', ' - ', ' - '],
    ['long dashes', ' – ', ' - '],
    ['very long dashes', ' — ', ' - '],
    ['colons', ': ', ':'],
    ['equals signs', ' = ', '='],
    ['semicolons', ';', ';'],
    ['commas', ', ', ','],
  ])('are recognised by %s', (_, written, separator) => {
    expect(recognisePairs(write(written))).toEqual({
      separator,
      columns: 2,
      rows: ROWS,
      skippedLines: [],
    });
  });

  it.each([
    ['lines', 'Q: What is a cell?\nA: A unit.\n\nQ: And a core?\nA: Its middle.'],
    ['one line each', 'Q: What is a cell? A: A unit.\nQ: And a core? A: Its middle.'],
    [
      'words and numbers',
      'Question 1: What is a cell?\nAnswer: A unit.\nQuestion 2: And a core?\nAnswer: Its middle.',
    ],
    ['blocks', 'Q:\nWhat is a cell?\nA:\nA unit.\nQ:\nAnd a core?\nA:\nIts middle.'],
  ])('are recognised by Q and A on %s', (_, text) => {
    expect(recognisePairs(text)?.rows).toEqual([
      { question: 'What is a cell?', answer: 'A unit.' },
      { question: 'And a core?', answer: 'Its middle.' },
    ]);
  });

  it('are recognised by Hỏi and Đáp, with answers of several lines', () => {
    const text =
      'Ôn tập chương 1\nHỏi: Tế bào là gì?\nĐáp: Là đơn vị sống.\nAi cũng có.\nHỏi: Nhân ở đâu?\nĐáp: Ở giữa.';

    expect(recognisePairs(text)).toEqual({
      separator: 'Q:',
      columns: 2,
      title: 'Ôn tập chương 1',
      rows: [
        { question: 'Tế bào là gì?', answer: 'Là đơn vị sống.\nAi cũng có.' },
        { question: 'Nhân ở đâu?', answer: 'Ở giữa.' },
      ],
      skippedLines: [],
    });
  });

  it('may have a title, also one with the separator in it, and lines that are no pair', () => {
    const lines = write(' - ').split('\n');
    const text = [
      'Từ vựng Anh - Việt',
      '',
      ...lines,
      '',
      'Unit 2',
      ...lines.map((line) => `re${line}`),
    ];

    expect(recognisePairs(text.join('\r\n'))).toMatchObject({
      title: 'Từ vựng Anh - Việt',
      rows: { length: 8 },
      skippedLines: [8],
    });
  });

  it('may have names above their columns', () => {
    expect(recognisePairs(`Thuật ngữ\tĐịnh nghĩa\n${write('\t')}`)).toMatchObject({
      rows: ROWS,
      skippedLines: [1],
    });
  });

  it('keep what stands behind the first separator to the letter', () => {
    const text = 'a - b – c\nratio: 1 - 2: 3\nx - **y** `z`  $a - b$';

    expect(recognisePairs(text, { separator: ' - ' })?.rows).toEqual([
      { question: 'a', answer: 'b – c' },
      { question: 'ratio: 1', answer: '2: 3' },
      { question: 'x', answer: '**y** `z`  $a - b$' },
    ]);
  });

  it('lose the bullets and numbers that every line has', () => {
    const numbered = write(': ')
      .split('\n')
      .map((line, index) => `${index + 1}. ${line}`);

    expect(recognisePairs(numbered.join('\n'))?.rows).toEqual(ROWS);
    expect(recognisePairs(write(': ').replaceAll(/^/gm, '• '))?.rows).toEqual(ROWS);
  });

  it('take the lines of a definition that Quizlet wrote below each other', () => {
    expect(recognisePairs('cell\tsmall\nand alive\ncore\tits middle')?.rows).toEqual([
      { question: 'cell', answer: 'small\nand alive' },
      { question: 'core', answer: 'its middle' },
    ]);
  });

  it('can be read by a separator and columns that somebody chose', () => {
    expect(recognisePairs('a >> b\nc >> d', { separator: '>>' })?.rows).toEqual([
      { question: 'a', answer: 'b' },
      { question: 'c', answer: 'd' },
    ]);
    expect(
      recognisePairs('1\tcell\tunit\n2\tcore\tmiddle', { columns: { question: 2, answer: 1 } }),
    ).toMatchObject({ columns: 3, rows: [{ question: 'unit', answer: 'cell' }, {}] });
    expect(recognisePairs('no such sign', { separator: '>>' })).toBeUndefined();
  });
});

describe('prose is no list of pairs', () => {
  it.each([
    [
      'English paragraphs',
      `The cell is the smallest unit of life: everything that lives is made of it. Some cells live alone, others by the billion - in an oak, for instance.

Robert Hooke, who looked at cork in 1665, gave them their name: he saw walls and thought of monks. What he saw was dead, though; the living ones came later.

Plants - unlike animals - have a wall around each cell. It is stiff, it is made of cellulose, and it keeps the plant upright.`,
    ],
    [
      'wrapped English lines',
      `When the river rises in spring, the fields along it
are flooded, and what grows there has to bear water,
mud and cold. Grasses can, but most trees, even
willows, suffer. Farmers knew that, so they built on
the hills, left the plain to the cattle, and came
down in June, when everything was dry again.`,
    ],
    [
      'Vietnamese paragraphs',
      `Hà Nội – thủ đô của Việt Nam – nằm bên bờ sông Hồng. Thành phố có hơn một nghìn năm tuổi, nhiều hồ, nhiều phố cổ và rất đông người.

Mùa thu ở đây đẹp nhất: trời xanh, gió nhẹ, lá vàng rơi. Người ta đi dạo quanh hồ, uống trà, ăn cốm và nói chuyện đến khuya.

Mùa đông lạnh – có khi chỉ mười độ – nhưng không có tuyết. Trẻ em mặc áo ấm đi học; người già ngồi bên bếp lửa.`,
    ],
    [
      'a dialogue',
      'An: Chào bạn!\nBình: Chào An, bạn khỏe không?\nAn: Mình khỏe.\nBình: Tốt quá.\nAn: Đi học nhé?\nBình: Ừ, đi.',
    ],
    [
      'paragraphs that begin with a word',
      'Background: Cells divide. Nobody knows why.\nMethods: We looked at them. It took weeks.\nResults: They do divide. We saw it.',
    ],
    ['one sentence', 'A cell: the smallest unit of life.'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(recognisePairs(text)).toBeUndefined();
  });
});

function write(separator: string): string {
  return ROWS.map(({ question, answer }) => `${question}${separator}${answer}`).join('\n');
}
