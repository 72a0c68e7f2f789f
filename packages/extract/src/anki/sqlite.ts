/** SQLite compiled to WebAssembly: what is used of it. */
export type SqlDatabase = {
  exec(sql: string): { values: SqlValue[][] }[];
  close(): void;
};

export type SqlValue = string | number | Uint8Array | null;

export type SqlEngine = {
  Database: new (
    bytes?: Uint8Array,
  ) => SqlDatabase & { export(): Uint8Array; run(sql: string, values?: SqlValue[]): void };
};

/** Reads the WebAssembly file of sql.js, which lies elsewhere in browsers and in Node. */
export type ReadSqlWasm = () => Promise<Uint8Array>;

type InitSql = (options: { wasmBinary: Uint8Array }) => Promise<SqlEngine>;

export async function openSqlEngine(readSqlWasm: ReadSqlWasm): Promise<SqlEngine> {
  const [module, wasmBinary] = await Promise.all([
    // @ts-expect-error The package has no types; InitSql says what is used of it.
    import('sql.js'),
    readSqlWasm(),
  ]);
  const initSql = (module as { default: InitSql }).default;
  return initSql({ wasmBinary });
}

/** The rows of a query, of which the first columns are read as text. */
export function queryRows(database: SqlDatabase, sql: string): SqlValue[][] {
  return database.exec(sql)[0]?.values ?? [];
}

export function toText(value: SqlValue | undefined): string {
  if (value instanceof Uint8Array) {
    return new TextDecoder().decode(value);
  }
  return value === null || value === undefined ? '' : String(value);
}

export function toNumber(value: SqlValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

export function toBytes(value: SqlValue | undefined): Uint8Array {
  return value instanceof Uint8Array ? value : new Uint8Array();
}
