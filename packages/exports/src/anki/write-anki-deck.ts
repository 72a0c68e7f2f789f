import { strToU8, zipSync } from 'fflate';
import type { ExportedLibrary } from '../exported-library';
import { SCHEMA_SQL } from './schema';
import { insertRows, openDatabase } from './sqlite';
import { type RowOptions, toRows } from './to-rows';

export type AnkiOptions = RowOptions & {
  /** The file `sql-wasm.wasm` of sql.js. */
  wasm: Uint8Array;
};

/** The library as a package that Anki opens, with schedule and log. */
export async function writeAnkiDeck(
  library: ExportedLibrary,
  { wasm, ...options }: AnkiOptions,
): Promise<Uint8Array> {
  const { collection, notes, cards, answers } = toRows(library, options);
  const database = await openDatabase(wasm);
  try {
    database.run(SCHEMA_SQL);
    database.run('begin');
    insertRows(database, 'col', [collection]);
    insertRows(database, 'notes', notes);
    insertRows(database, 'cards', cards);
    insertRows(database, 'revlog', answers);
    database.run('commit');
    return zipSync({ 'collection.anki2': database.export(), media: strToU8('{}') });
  } finally {
    database.close();
  }
}
