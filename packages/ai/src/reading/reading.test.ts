import { describe, expect, it } from 'vitest';
import { PIECES_MAX, splitBlocks } from './blocks';
import { containsPhrase, phraseWords } from './compare-phrases';
import { foldWord } from './fold-word';
import { detectLanguage } from './language';
import { quoteOf } from './quote';
import { readDocument } from './read-document';
import { createSentenceFinder } from './sentence-finder';
import { toSingular } from './singular';
import { tidy } from './tidy';

const sentencesOf = (text: string) =>
  readDocument(text).sentences.map(({ start, end }) => text.slice(start, end));

describe('words', () => {
  it.each([
    ['hoà', 'hòa'],
    ['thuỷ', 'thủy'],
    ['HOÀ', 'hòa'],
    ['hoàn', 'hoàn'],
    ['quý', 'quý'],
    ['hoặc', 'hoặc'],
    ['NGOẶC', 'ngoặc'],
    ['Cell', 'cell'],
    ['e\u0301', 'é'],
  ])('%s is %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded);
  });

  it('keep their places in UTF-16 units', () => {
    const text = '😀 Tế bào';

    const { tokens } = readDocument(text);

    expect(Array.from(tokens.starts, (start, at) => text.slice(start, tokens.ends[at]))).toEqual([
      'Tế',
      'bào',
    ]);
  });

  it('know their singular where the text has it', () => {
    const { tokens } = readDocument('Cells: a cell divides.');

    const [cells = 0, , cell = 0] = tokens.ids;

    expect(tokens.singulars[cells]).toBe(cell);
  });

  it.each([
    ['the walls of two cells', 'cell', true],
    ['a cellular wall', 'cell', false],
    ['Newton’s laws of motion', "Newton's law", true],
    ['đơn vị của sự sống', 'sự sống', true],
  ])('%s says %s: %s', (outer, inner, isSaid) => {
    expect(containsPhrase(outer, inner)).toBe(isSaid);
  });

  it.each([
    ['viruses', 'virus'],
    ['causes', 'cause'],
    ['excuses', 'excuse'],
    ['hypotheses', 'hypothesis'],
    ['analyses', 'analysis'],
    ['potatoes', 'potato'],
    ['shoes', 'shoe'],
    ['vertebrae', 'vertebra'],
    ['theories', 'theory'],
    ['boxes', 'box'],
    ['diseases', 'disease'],
    ['lens', 'lens'],
    ['species', 'species'],
    ['cells', 'cell'],
  ])('%s is one or more %s', (word, singular) => {
    expect(toSingular(word)).toBe(singular);
  });

  it('are compared singular and folded', () => {
    expect(phraseWords('The Mitochondria, hoà')).toEqual(['the', 'mitochondrion', 'hòa']);
  });
});

describe('sentences', () => {
  it.each([
    ['One is here. Two is there.', ['One is here.', 'Two is there.']],
    ['Dr. Hooke saw it. It was e.g. a cork.', ['Dr. Hooke saw it.', 'It was e.g. a cork.']],
    ['It costs 3.5 dollars. Fine!', ['It costs 3.5 dollars.', 'Fine!']],
    [
      '1. Nhà ở là công trình. 2. Nhà chung cư là nhà.',
      ['1. Nhà ở là công trình.', '2. Nhà chung cư là nhà.'],
    ],
    ['细胞很小。植物很大。', ['细胞很小。', '植物很大。']],
    ['“Stop.” He left.', ['“Stop.”', 'He left.']],
    [
      'osmosis moves water. a cell is small! is it?',
      ['osmosis moves water.', 'a cell is small!', 'is it?'],
    ],
    ['It holds approx. five litres, i.e. enough.', ['It holds approx. five litres, i.e. enough.']],
    ['He waited ... then left, and v. fast.', ['He waited ... then left, and v. fast.']],
    ['“Stop!” he said.', ['“Stop!” he said.']],
    ['ما هي الخلية؟ الخلية وحدة. ثم ماء.', ['ما هي الخلية؟', 'الخلية وحدة.', 'ثم ماء.']],
    ['कोशिका छोटी है। पौधा बड़ा है।', ['कोशिका छोटी है।', 'पौधा बड़ा है।']],
  ])('of %s', (text, expected) => {
    expect(sentencesOf(text)).toEqual(expected);
  });

  it('go on over a line that was broken to fit the page', () => {
    const text =
      'A cell is the smallest unit of life that can\ncarry out all functions.\nNext item';

    expect(sentencesOf(text)).toEqual([
      'A cell is the smallest unit of life that can\ncarry out all functions.',
      'Next item',
    ]);
  });

  it('go on over any line of a page that was broken to fit', () => {
    const text = [
      'The law of gravitation was first formulated by',
      'Isaac Newton in his work on the planets and it',
      'states that masses attract. Photosynthesis is',
      'the process by which plants turn water and car-',
      'bon dioxide into sugar',
      'Next Part',
      'A cell is small',
    ].join('\n');

    expect(sentencesOf(text)).toEqual([
      text.slice(0, text.indexOf(' Photosynthesis')),
      text.slice(text.indexOf('Photosynthesis'), text.indexOf('\nNext')),
      'Next Part',
      'A cell is small',
    ]);
  });

  it('end with a line that nothing shows to be broken', () => {
    const rows = ['A long item of a list that stands by itself', 'Another item of the same list'];

    expect(sentencesOf(rows.join('\n'))).toEqual(rows);
  });

  it('of very many short lines are not all looked at', () => {
    const { sentences, blocks } = readDocument(
      `${'Ab.\n'.repeat(80_000)}${'Water is wet today. '.repeat(2)}`,
    );

    expect(Math.max(blocks.length, sentences.length)).toBeLessThan(70_000);
    expect(readDocument('Ab. Cd. '.repeat(40_000)).sentences.length).toBeLessThan(70_000);
  });

  it('are found by their words', () => {
    const { sentences } = readDocument('One is here. Two is there.');
    const sentenceAt = createSentenceFinder(sentences);

    expect([0, 2, 3, 5].map((token) => sentenceAt(token))).toEqual([
      sentences[0],
      sentences[0],
      sentences[1],
      sentences[1],
    ]);
  });
});

describe('blocks', () => {
  it('tell headings from sentences, rows and code', () => {
    const text = 'Cell Biology\n\nA cell lives.\n\nYear\tArea\n\nx = 5\n\nThe End of All Things,';

    const headings = splitBlocks(text)
      .filter(({ isHeading }) => isHeading)
      .map(({ start, end }) => text.slice(start, end));

    expect(headings).toEqual(['Cell Biology']);
  });
});

describe('more about blocks', () => {
  const headingsOf = (text: string, known?: string[]) =>
    splitBlocks(text, known)
      .filter(({ isHeading }) => isHeading)
      .map(({ start, end }) => text.slice(start, end));

  it.each(['\r', '\r\n', '\f', '\u2028'])('end at the line end %j', (end) => {
    expect(splitBlocks(`Cell Biology${end}Water is wet.`)).toHaveLength(2);
  });

  it('are headings where the file said so', () => {
    const text = 'what is a cell?\nA cell lives. \nWHAT  is a Cell?';

    expect(headingsOf(text)).toEqual([]);
    expect(headingsOf(text, ['What is a cell?'])).toEqual(['what is a cell?', 'WHAT  is a Cell?']);
  });

  it('are no headings when they say who said something', () => {
    expect(headingsOf('The welts crossed their skin.\n\n—Apuleius, The Golden Ass')).toEqual([]);
  });

  it('are one for each line of a list of pairs, also before a small letter', () => {
    const lines = [
      'Ourmedia - Lưu trữ tập tin do Internet Archive hỗ trợ',
      'ccHost - Phần mềm máy chủ web do nhiều trang sử dụng',
    ];

    expect(splitBlocks(lines.join('\n'))).toHaveLength(2);
  });

  it('are no headings when they end in the middle of a sentence', () => {
    expect(headingsOf('The Law of\n\nNewton')).toEqual(['Newton']);
  });
});

describe('a text of endless short lines', () => {
  it('keeps no more of them than a long book has, and what is long enough to say something', () => {
    const text = `${'A\n'.repeat(PIECES_MAX + 1_000)}\nA cell is the smallest unit of life.`;

    const { sentences } = readDocument(text);

    expect(sentences.length).toBeLessThanOrEqual(PIECES_MAX + 1);
    expect(sentencesOf(text).at(-1)).toBe('A cell is the smallest unit of life.');
  });
});

describe('a word broken at the end of a line', () => {
  it('is one word', () => {
    const { tokens } = readDocument('Photosyn-\nthesis is well-known. A co-\n\nworker');

    expect(Array.from(tokens.ids, (id) => tokens.vocabulary[id])).toEqual(
      'photosynthesis is well known a co worker'.split(' '),
    );
    expect(phraseWords('photosyn-\nthesis')).toEqual(['photosynthesis']);
    expect(tidy('Photosyn-\nthesis , of\n plants')).toBe('Photosynthesis, of plants');
  });
});

describe('the language', () => {
  it.each([
    ['The cell is the basic unit of life.', 'en'],
    ['Tế bào là đơn vị cơ bản của sự sống.', 'vi'],
    ['细胞是生命的基本单位。植物通过光合作用制造糖。', undefined],
    ['12 34 56', undefined],
    ['😀😀😀', undefined],
  ])('of %s is %s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('is that of most of a long text', () => {
    const text = `${'Lời nói đầu bằng tiếng Việt. '.repeat(20)}${'This is an English textbook about cells. '.repeat(2_000)}`;

    expect(detectLanguage(text)).toBe('en');
  });
});

describe('a quote', () => {
  it('is cut at a word when it would be endless', () => {
    const text = 'word '.repeat(1_000);

    const { quote, start, end } = quoteOf(text, 0, text.length);

    expect(quote.length).toBeLessThanOrEqual(1_000);
    expect(text.slice(start, end)).toBe(quote);
    expect(quote.endsWith('word')).toBe(true);
  });

  it('never cuts a character in two', () => {
    const text = `x${'😀'.repeat(1_000)}`;

    expect(quoteOf(text, 0, text.length).quote.isWellFormed()).toBe(true);
  });
});
