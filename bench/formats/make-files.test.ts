import { extract, readCards } from '@scholar/extract';
import { expect, it } from 'vitest';
import { readSqlWasm } from '../../packages/extract/src/node/node-sql-wasm';
import { makeFormats } from './make-files';

it('are files of which all is read', async () => {
  const read: Record<string, unknown> = {};

  for (const { what, files, hasCards, isPicture } of await makeFormats()) {
    const [{ name, bytes } = { name: '', bytes: new Uint8Array() }] = files;
    if (hasCards) {
      const found = await readCards(bytes, name, { readSqlWasm });
      read[what] =
        found.kind === 'table'
          ? found.table.rows.length
          : found.kind === 'deck' && found.deck.cards.length;
    } else if (!isPicture) {
      read[what] = (await extract(bytes, name)).text.match(/part \d+ of lecture 0/g)?.length;
    }
  }

  expect(read).toEqual({
    '.txt files': 120,
    '.docx files': 120,
    '.pdf files': 120,
    '.pptx files': 120,
    '.odt files': 120,
    '.rtf files': 120,
    '.epub files': 120,
    '.html files': 120,
    '.md files': 120,
    '.csv lists of 5,000 rows': 5_000,
    '.tsv lists of 5,000 rows': 5_000,
    '.apkg decks of 2,000 notes, old format': 2_000,
    '.apkg decks of 2,000 notes, new format': 2_000,
  });
});
