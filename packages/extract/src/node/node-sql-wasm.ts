import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The WebAssembly file of the installed sql.js. */
export async function readSqlWasm(): Promise<Uint8Array> {
  const require = createRequire(import.meta.url);
  return new Uint8Array(await readFile(require.resolve('sql.js/dist/sql-wasm.wasm')));
}
