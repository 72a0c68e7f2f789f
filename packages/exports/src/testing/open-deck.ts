import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { strFromU8, unzipSync } from 'fflate';
import { openDatabase, type SqlValue } from '../anki/sqlite';
import { writeAnkiDeck } from '../anki/write-anki-deck';
import type { ExportedLibrary } from '../exported-library';

export const SQL_WASM = new Uint8Array(
  readFileSync(createRequire(import.meta.url).resolve('sql.js/dist/sql-wasm.wasm')),
);

/** Noon in Viet Nam. */
export const ANKI_OPTIONS = {
  now: new Date('2026-11-17T05:00:00.000Z'),
  utcOffset: 420,
  origin: 'scholar.example',
  wasm: SQL_WASM,
};

/** Writes a deck and opens what came out. */
export async function openWritten(library: ExportedLibrary, options = ANKI_OPTIONS) {
  const parts = unzipSync(await writeAnkiDeck(library, options));
  const database = await openDatabase(SQL_WASM, parts['collection.anki2']);

  function rows(sql: string): SqlValue[][] {
    return database.exec(sql)[0]?.values ?? [];
  }

  return {
    names: Object.keys(parts),
    media: strFromU8(parts['media'] ?? new Uint8Array()),
    rows,
    /** The JSON in a column of the collection. */
    json: (column: string): unknown =>
      JSON.parse(String(rows(`select ${column} from col`)[0]?.[0])),
  };
}
