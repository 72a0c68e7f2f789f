import { strToU8, type Zippable, zipSync } from 'fflate';
import type { ExportedLibrary } from '../exported-library';
import { SCHEMA_SQL } from './schema';
import { insertRows, openDatabase } from './sqlite';
import { type RowOptions, toRows } from './to-rows';

export type AnkiOptions = RowOptions & {
  /** The file `sql-wasm.wasm` of sql.js. */
  wasm: Uint8Array;
};

/** The library as a package that Anki opens, with schedule, log, pictures and sounds. */
export async function writeAnkiDeck(
  library: ExportedLibrary,
  { wasm, ...options }: AnkiOptions,
): Promise<Uint8Array> {
  const { collection, notes, cards, answers, files } = toRows(library, options);
  const database = await openDatabase(wasm);
  try {
    database.run(SCHEMA_SQL);
    database.run('begin');
    insertRows(database, 'col', [collection]);
    insertRows(database, 'notes', notes);
    insertRows(database, 'cards', cards);
    insertRows(database, 'revlog', answers);
    database.run('commit');
    return zipSync({ 'collection.anki2': database.export(), ...packFiles(files) });
  } finally {
    database.close();
  }
}

/** Files are numbered, and a map says what they are called. They are packed already. */
function packFiles(files: ReadonlyMap<string, Uint8Array>): Zippable {
  const names = [...files.keys()];
  const parts = [...files.values()].map((bytes, place) => [place, [bytes, { level: 0 }]] as const);
  return { ...Object.fromEntries(parts), media: strToU8(JSON.stringify({ ...names })) };
}
