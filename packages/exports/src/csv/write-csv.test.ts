import { expect, it } from 'vitest';
import { card, library } from '../testing/cards';
import { writeCsv } from './write-csv';

it('is a table with a header, a line for each card and its set', () => {
  const written = writeCsv(
    library(
      card({ question: 'Osmosis', answer: 'Water moves.', tags: ['cell', 'linear algebra'] }),
      card({ question: 'Say "hi"', answer: 'two\nlines, and a comma', note: 'p. 7' }),
    ),
  );

  expect(written).toBe(
    '\uFEFFquestion,answer,tags,note,set\r\n' +
      'Osmosis,Water moves.,cell; linear algebra;,,Biology\r\n' +
      '"Say ""hi""","two\nlines, and a comma",,p. 7,Biology',
  );
});

it('keeps letters of every language, which Excel reads by the mark at the start', () => {
  const written = writeCsv(library(card({ question: 'Quang hợp là gì?' })));

  expect(new TextEncoder().encode(written).slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  expect(written).toContain('Quang hợp là gì?');
});

it.each(['=1+1', '+84', '-5 °C', '@SUM(A1)', "'=1"])(
  'has no cell that a spreadsheet would compute: %s',
  (question) => {
    const written = writeCsv(library(card({ question, answer: question })));

    expect(written.split('\r\n')[1]).toMatch(`'${question},'${question},,,Biology`);
  },
);
