import { describe, expect, it } from 'vitest';
import { NO_SOURCE, type SourceDocument, withText } from './source-document';

const TEXT = 'Cells have a membrane. Water moves toward solute. This is osmosis.';
const imported: SourceDocument = {
  text: TEXT,
  file: { name: 'cells.docx', pages: 2 },
  saved: null,
  emphasis: ['osmosis'],
  headings: ['Cells'],
};

describe('the text of a file', () => {
  it.each([
    ['a letter more', `${TEXT}x`],
    ['a sentence less', 'Cells have a membrane. This is osmosis.'],
    ['another beginning', 'Salt is what this is about. This is osmosis.'],
    ['a book after it', `${TEXT} ${'More of the same. '.repeat(1000)}`],
  ])('keeps its name and what stood out with %s', (_, text) => {
    expect(withText(imported, text)).toEqual({ ...imported, text });
  });

  it.each([
    ['nothing', ''],
    ['another text', 'The war began in 1914, and nobody expected it to last.'],
    ['another text with the same first and last letters', 'Caesar crossed the Rubicon, a river.'],
    ['the first letter of another', 'C'],
  ])('gives way to %s with everything that was known about it', (_, text) => {
    expect(withText(imported, text)).toEqual({ ...NO_SOURCE, text });
  });

  it('of a megabyte is compared in no time', () => {
    const long = { ...imported, text: 'Cells. '.repeat(150_000) };
    const start = performance.now();

    expect(withText(long, `${long.text}x`).file).toEqual(imported.file);
    expect(performance.now() - start).toBeLessThan(200);
  });
});
