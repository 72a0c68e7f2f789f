import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSqlWasm } from './node/node-sql-wasm';
import { hasCards, readCards } from './read-cards';
import { makeZip } from './testing/make-docx';

describe('files that bring cards', () => {
  it('are known by their ending, and texts by what Anki writes above them', () => {
    expect(hasCards(strToU8(''), 'Words.CSV')).toBe(true);
    expect(hasCards(strToU8(''), 'words.colpkg')).toBe(true);
    expect(hasCards(strToU8('#separator:tab\na\tb'), 'words.txt')).toBe(true);
    expect(hasCards(strToU8('# A heading\na\tb'), 'words.txt')).toBe(false);
    expect(hasCards(strToU8('#separator:tab\na\tb'), 'words.md')).toBe(false);
  });

  it('may be notes that Anki wrote as text, with columns that are no cards', async () => {
    const text =
      '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nx1\tBasic\tBio\t<b>A</b> cell\t"unit<br>of ""life"""\tbio easy\nx2\tBasic\tBio\t<img src=a.png>\tpicture\t';

    expect(await read(text, 'notes.txt')).toMatchObject({
      kind: 'table',
      table: {
        rows: [{ question: '**A** cell', answer: 'unit\nof "life"', tags: ['bio', 'easy'] }],
      },
    });
  });

  it('may be a list of pairs that calls itself a table', async () => {
    expect(await read('cell - unit\ncore - middle\nshell - outside', 'words.csv')).toMatchObject({
      kind: 'list',
      list: { rows: { length: 3 } },
    });
  });

  it('are read as the student says', async () => {
    const options = { readSqlWasm, table: { columns: { question: 1, answer: 0 } } };

    expect(await readCards(strToU8('cell,unit\ncore,middle'), 'a.csv', options)).toMatchObject({
      table: { rows: [{ question: 'unit', answer: 'cell' }, {}] },
    });
  });

  it.each([
    ['of another type', 'words.doc', strToU8('a,b'), 'unsupported'],
    ['that are empty', 'words.csv', strToU8(''), 'empty'],
    ['without pairs', 'words.csv', strToU8('one\ntwo\nthree'), 'no_cards'],
    ['that are something else', 'words.csv', makeZip({ 'a.txt': 'x' }), 'unsupported'],
    ['that are no text', 'words.tsv', new Uint8Array(500), 'corrupt'],
    ['that are no deck', 'words.apkg', strToU8('a,b'), 'corrupt'],
  ])('[B-122] are refused: those %s', async (_, name, bytes, code) => {
    await expect(readCards(bytes, name, { readSqlWasm })).rejects.toMatchObject({
      name: 'ExtractionError',
      code,
    });
  });

  it('may have 100 MB if they are decks, and 20 MB if they are tables', async () => {
    const large = new Uint8Array(104_857_601);

    await expect(readCards(large, 'a.apkg', { readSqlWasm })).rejects.toMatchObject({
      code: 'too_large',
      message: 'This deck is too large. Decks may have up to 100 MB.',
    });
    await expect(readCards(large, 'a.csv', { readSqlWasm })).rejects.toMatchObject({
      message: 'This file is too large. Files may have up to 20 MB.',
    });
  });
});

function read(text: string, name: string) {
  return readCards(strToU8(text), name, { readSqlWasm });
}
