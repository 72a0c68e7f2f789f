/** Runs a statement on either side, with its values as text. */
export type RunSql = (
  statement: string,
  values?: unknown[],
) => Promise<Record<string, string | null>[]>;

export type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };

/** What is computed from other columns is computed anew. */
const COLUMNS = `select c.relname as "table", quote_ident(a.attname) as name, format_type(a.atttypid, null) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by c.relname, a.attnum`;

const REFERENCES = `select distinct child.relname as child, parent.relname as parent
  from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
  where k.contype = 'f' and k.conrelid <> k.confrelid and child.relnamespace = 'public'::regnamespace`;

/** Every table, those that others point at before them. */
export async function listTables(run: RunSql): Promise<Table[]> {
  const tables = new Map<string, Column[]>();
  for (const { table, name, type } of await run(COLUMNS)) {
    const key = table ?? '';
    tables.set(key, [...(tables.get(key) ?? []), { name: name ?? '', type: type ?? '' }]);
  }
  const references = await run(REFERENCES);
  const ordered: Table[] = [];
  const open = new Set(tables.keys());
  while (open.size > 0) {
    const free = [...open].filter((name) =>
      references.every(({ child, parent }) => child !== name || !open.has(parent ?? '')),
    );
    if (free.length === 0) {
      throw new Error(`Tables point at each other in a circle: ${[...open].join(', ')}.`);
    }
    for (const name of free) {
      open.delete(name);
      ordered.push({ name, columns: tables.get(name) ?? [] });
    }
  }
  return ordered;
}
