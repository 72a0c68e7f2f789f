import sqlWasm from 'sql.js/dist/sql-wasm-browser.wasm?url';

/** The WebAssembly file of SQLite, from the app's own server. */
export async function readSqlWasm(): Promise<Uint8Array> {
  const response = await fetch(sqlWasm);
  if (!response.ok) {
    throw new Error(`${sqlWasm} answered ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
