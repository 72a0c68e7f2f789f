import { describe, expect, it } from 'vitest';
import { readTable } from './read-table';

const ROWS = [
  { question: 'tế bào', answer: 'cell', tags: [] },
  { question: 'nhân', answer: 'core, nucleus', tags: [] },
];

describe('rows of a table', () => {
  it.each([
    ['commas', 'tế bào,cell\nnhân,"core, nucleus"\n'],
    ['tabs', 'tế bào\tcell\r\nnhân\tcore, nucleus\r\n'],
    ['semicolons', 'tế bào;cell\nnhân;core, nucleus'],
    ['strokes', 'tế bào|cell\n\n\nnhân|core, nucleus'],
  ])('are parted by %s', (_, text) => {
    expect(readTable(utf8(text))?.rows).toEqual(ROWS);
  });

  it.each([
    ['UTF-8 with a mark', utf8('\ufefftế bào;cell\nnhân;core, nucleus')],
    ['UTF-16 with a mark', utf16('\ufefftế bào;cell\nnhân;core, nucleus')],
    ['UTF-16 without a mark', utf16('tế bào;cell\nnhân;core, nucleus')],
    ['separate accents', utf8('tế bào;cell\nnhân;core, nucleus'.normalize('NFD'))],
    [
      'Windows-1258',
      // The accents of ế and à stand behind their letters there.
      Uint8Array.from(
        [...'t\u00ea\u00ec ba\u00cco;cell\nnh\u00e2n;core, nucleus'].map((letter) =>
          letter.charCodeAt(0),
        ),
      ),
    ],
  ])('are read in %s', (_, bytes) => {
    expect(readTable(bytes)?.rows).toEqual(ROWS);
  });

  it('keep quotes, separators and line breaks that their cells have', () => {
    const text = ' a ,"one, ""two""\nthree; four"\nb,say "hello"\n';

    expect(readTable(utf8(text))?.rows).toEqual([
      { question: 'a', answer: 'one, "two"\nthree; four', tags: [] },
      { question: 'b', answer: 'say "hello"', tags: [] },
    ]);
  });

  it('are parted by what a first line for spreadsheets names', () => {
    expect(readTable(utf8('\ufeffsep=;\r\ntế bào;cell\r\nnhân;core, nucleus\r\n'))?.rows).toEqual(
      ROWS,
    );
  });

  it('may have spaces before their quotes, and quotes behind backslashes', () => {
    expect(readTable(utf8('a, "one, two"\nb, "three"\n'))?.rows).toMatchObject([
      { question: 'a', answer: 'one, two' },
      { question: 'b', answer: 'three' },
    ]);
    expect(readTable(utf8('"say \\"hi\\"",greeting\nb,c\n'))?.rows).toMatchObject([
      { question: 'say "hi"', answer: 'greeting' },
      { question: 'b', answer: 'c' },
    ]);
  });

  it('keep quotes that never end, and the rows below them', () => {
    const text = '5" pipe\ta wide one\n"odd\tnot closed\nlast\trow\n';

    expect(readTable(utf8(text))?.rows).toEqual([
      { question: '5" pipe', answer: 'a wide one', tags: [] },
      { question: '"odd', answer: 'not closed', tags: [] },
      { question: 'last', answer: 'row', tags: [] },
    ]);
  });

  it('have no apostrophe that only keeps a spreadsheet from computing', () => {
    expect(readTable(utf8("'=1+1,'-5 °C\n''tis,'a'"))?.rows).toMatchObject([
      { question: '=1+1', answer: '-5 °C' },
      { question: "''tis", answer: "'a'" },
    ]);
  });

  it('are left out and counted where a side is empty', () => {
    expect(readTable(utf8('term,definition\na,b\nc,\n,d\ne,f'))).toMatchObject({
      rows: [{ question: 'a' }, { question: 'e' }],
      skippedRows: [2, 3],
    });
  });

  it('may be 5,000', () => {
    const text = Array.from({ length: 5_000 }, (_, row) => `term ${row},"a, ""b""\nc",note`);

    expect(readTable(utf8(text.join('\n')))?.rows).toHaveLength(5_000);
  });
});

describe('the columns of a table', () => {
  it.each([
    ['known words', 'Term,Definition'],
    ['known words in Vietnamese', 'Câu hỏi,Đáp án'],
    ['languages', 'Tiếng Việt,Tiếng Anh'],
    ['names unlike the rows', 'country,capital'],
  ])('are headed by %s', (_, header) => {
    expect(readTable(utf8(`${header}\nNew Zealand,Wellington\nViệt Nam,Hà Nội`))).toMatchObject({
      header: header.split(','),
      rows: { length: 2 },
    });
  });

  it('have no header where the first row is like the others', () => {
    expect(readTable(utf8('cat,mèo\ndog,chó\nbird,chim'))).not.toHaveProperty('header');
    expect(readTable(utf8('hỏi,to ask\nđáp,to answer'))?.rows).toHaveLength(2);
  });

  it('are found by their names, tags and notes as well', () => {
    const text = 'id,Tags,Back,Front,Note\n1,bio cell,đơn vị,cell,old\n2,"life, long",giữa,core,';

    expect(readTable(utf8(text))?.rows).toEqual([
      { question: 'cell', answer: 'đơn vị', note: 'old', tags: ['bio', 'cell'] },
      { question: 'core', answer: 'giữa', tags: ['life', 'long'] },
    ]);
  });

  it('are the first two that are filled, or those that somebody chose', () => {
    const bytes = utf8('a,,b,c\nd,,e,f');

    expect(readTable(bytes)?.rows[0]).toMatchObject({ question: 'a', answer: 'b' });
    expect(readTable(bytes, { columns: { question: 3, answer: 0 } })?.rows[0]).toMatchObject({
      question: 'c',
      answer: 'a',
    });
    expect(readTable(bytes, { hasHeader: true })?.rows).toHaveLength(1);
  });

  it('are none in a text', () => {
    expect(readTable(utf8('one\ntwo\nthree'))).toBeUndefined();
  });
});

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from([...text].map((letter) => letter.charCodeAt(0))).buffer);
}
