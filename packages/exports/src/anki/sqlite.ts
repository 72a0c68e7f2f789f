export type SqlValue = string | number;

/** SQLite compiled to WebAssembly: what is used of it. */
export type SqlDatabase = {
  run(sql: string): void;
  exec(sql: string): { values: SqlValue[][] }[];
  prepare(sql: string): { run(values: SqlValue[]): void; free(): void };
  export(): Uint8Array;
  close(): void;
};

type SqlEngine = { Database: new (bytes?: Uint8Array) => SqlDatabase };
type InitSql = (options: { wasmBinary: Uint8Array }) => Promise<SqlEngine>;

/** An empty database, or the one in the bytes. `wasm`: the file of sql.js, which lies elsewhere in browsers and in Node. */
export async function openDatabase(wasm: Uint8Array, bytes?: Uint8Array): Promise<SqlDatabase> {
  // @ts-expect-error The package has no types; InitSql says what is used of it.
  const module = (await import('sql.js')) as { default: InitSql };
  const { Database } = await module.default({ wasmBinary: wasm });
  return new Database(bytes);
}

export function insertRows(database: SqlDatabase, table: string, rows: SqlValue[][]): void {
  const [first] = rows;
  if (first === undefined) {
    return;
  }
  const statement = database.prepare(
    `insert into ${table} values (${first.map(() => '?').join(', ')})`,
  );
  for (const row of rows) {
    statement.run(row);
  }
  statement.free();
}
