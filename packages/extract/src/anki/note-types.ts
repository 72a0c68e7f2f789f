import { isRecord } from './is-record';
import { numberOf, textOf } from './protobuf';
import { queryRows, toBytes, toNumber, toText, type SqlDatabase } from './sqlite';

export type CardTemplate = { ord: number; name: string; front: string; back: string };

export type NoteType = {
  name: string;
  isCloze: boolean;
  /** In the order of a note's texts. */
  fields: string[];
  templates: CardTemplate[];
};

const CLOZE = 1;
/** Numbers of fields in Anki's messages. */
const KIND = 1;
const FRONT = 1;
const BACK = 2;

/** By id. Older collections keep them as JSON in a column, newer ones in tables of messages. */
export function readNoteTypes(
  database: SqlDatabase,
  tables: ReadonlySet<string>,
): Map<string, NoteType> {
  return tables.has('notetypes') ? readFromTables(database) : readFromJson(database);
}

function readFromTables(database: SqlDatabase): Map<string, NoteType> {
  const types = new Map<string, NoteType>();
  for (const [id, name, config] of queryRows(
    database,
    'select cast(id as text), name, config from notetypes',
  )) {
    const isCloze = numberOf(toBytes(config), KIND) === CLOZE;
    types.set(toText(id), { name: toText(name), isCloze, fields: [], templates: [] });
  }
  for (const [id, ord, name] of queryRows(
    database,
    'select cast(ntid as text), ord, name from fields',
  )) {
    const fields = types.get(toText(id))?.fields;
    if (fields) {
      fields[toNumber(ord)] = toText(name);
    }
  }
  for (const [id, ord, name, config] of queryRows(
    database,
    'select cast(ntid as text), ord, name, config from templates',
  )) {
    types.get(toText(id))?.templates.push({
      ord: toNumber(ord),
      name: toText(name),
      front: textOf(toBytes(config), FRONT),
      back: textOf(toBytes(config), BACK),
    });
  }
  return types;
}

function readFromJson(database: SqlDatabase): Map<string, NoteType> {
  const written = toText(queryRows(database, 'select models from col')[0]?.[0]);
  const models: unknown = JSON.parse(written === '' ? '{}' : written);
  const types = new Map<string, NoteType>();
  for (const [id, model] of Object.entries(isRecord(models) ? models : {})) {
    if (isRecord(model)) {
      types.set(id, toNoteType(model));
    }
  }
  return types;
}

function toNoteType(model: Record<string, unknown>): NoteType {
  return {
    name: stringOf(model.name),
    isCloze: model.type === CLOZE,
    fields: recordsOf(model.flds)
      .toSorted((a, b) => Number(a.ord) - Number(b.ord))
      .map(({ name }) => stringOf(name)),
    templates: recordsOf(model.tmpls).map(({ ord, name, qfmt, afmt }, index) => ({
      ord: typeof ord === 'number' ? ord : index,
      name: stringOf(name),
      front: stringOf(qfmt),
      back: stringOf(afmt),
    })),
  };
}

function recordsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
