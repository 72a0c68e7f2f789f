import { strToU8, zipSync } from 'fflate';
import { openSqlEngine, type SqlValue } from '../anki/sqlite';
import { readSqlWasm } from '../node/node-sql-wasm';
import { makeZstd } from './make-zstd';

type MadeType = {
  name?: string;
  isCloze?: boolean;
  fields?: string[];
  /** Front and back of each template. */
  templates?: [front: string, back: string][];
};

type MadeDeck = {
  format?: 'anki2' | 'anki21' | 'anki21b';
  type?: MadeType;
  deckName?: string;
  /** The texts of each note; its cards are those of `ords`. */
  notes?: string[][];
  tags?: string;
  ords?: number[];
  /** Of the first card. */
  reviews?: { id: number; ease: number; time: number; type: number }[];
  media?: Record<string, string | Uint8Array>;
  /** Run before the database is closed. */
  sql?: string;
};

const FIRST_NOTE = 1_700_000_000_000;
const TYPE_ID = 1_600_000_000_001;
const DECK_ID = 1_600_000_000_002;
const BASIC: [front: string, back: string] = [
  '{{Front}}',
  '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}',
];

/** A deck as Anki writes it, in any of its three formats. */
export async function makeDeck(deck: MadeDeck): Promise<Uint8Array> {
  const { format = 'anki2', media = {} } = deck;
  const isNew = format === 'anki21b';
  const database = await makeDatabase(deck);
  const parts = Object.fromEntries(
    Object.values(media).map((content, index) => [
      String(index),
      pack(typeof content === 'string' ? strToU8(content) : content, isNew),
    ]),
  );
  return zipSync({
    ...parts,
    // The stub for older versions, which only asks to update.
    ...(format === 'anki2' ? {} : { 'collection.anki2': strToU8('older') }),
    [`collection.${format}`]: pack(database, isNew),
    media: isNew
      ? makeZstd(
          messageOf(...Object.keys(media).map((name) => message(1, messageOf(text(1, name))))),
        )
      : strToU8(JSON.stringify(Object.fromEntries(Object.keys(media).entries()))),
  });
}

async function makeDatabase({
  format = 'anki2',
  type: { name = 'Basic', isCloze = false, fields = ['Front', 'Back'], templates = [BASIC] } = {},
  deckName = 'Biology::Cells',
  notes = [['cell', 'unit of life']],
  tags = '',
  ords = templates.map((_, ord) => ord),
  reviews = [],
  sql = '',
}: MadeDeck): Promise<Uint8Array> {
  const { Database } = await openSqlEngine(readSqlWasm);
  const database = new Database();
  const insert = (table: string, ...values: SqlValue[]) =>
    database.run(`insert into ${table} values (${values.map(() => '?').join()})`, values);
  database.run(`
    create table col (models text, decks text);
    create table notes (id integer primary key, mid integer, tags text, flds text);
    create table cards (id integer primary key, nid integer, did integer, odid integer, ord integer);
    create table revlog (id integer primary key, cid integer, ease integer, time integer, type integer);`);
  if (format === 'anki21b') {
    database.run(`
      create table notetypes (id integer primary key, name text, config blob);
      create table fields (ntid integer, ord integer, name text, primary key (ntid, ord)) without rowid;
      create table templates (ntid integer, ord integer, name text, config blob, primary key (ntid, ord)) without rowid;
      create table decks (id integer primary key, name text);`);
    insert('notetypes', TYPE_ID, name, messageOf(number(1, isCloze ? 1 : 0)));
    fields.forEach((field, ord) => insert('fields', TYPE_ID, ord, field));
    templates.forEach(([front, back], ord) =>
      insert(
        'templates',
        TYPE_ID,
        ord,
        `Card ${ord + 1}`,
        messageOf(text(1, front), text(2, back)),
      ),
    );
    insert('decks', DECK_ID, deckName.replaceAll('::', '\u001f'));
    insert('col', '', '');
  } else {
    const model = {
      name,
      type: isCloze ? 1 : 0,
      flds: fields.map((field, ord) => ({ name: field, ord })),
      tmpls: templates.map(([qfmt, afmt], ord) => ({ name: `Card ${ord + 1}`, ord, qfmt, afmt })),
    };
    insert(
      'col',
      JSON.stringify({ [TYPE_ID]: model }),
      JSON.stringify({ 1: { name: 'Default' }, [DECK_ID]: { name: deckName } }),
    );
  }
  notes.forEach((texts, index) => {
    const id = FIRST_NOTE + index * 1_000;
    insert('notes', id, TYPE_ID, tags, texts.join('\u001f'));
    ords.forEach((ord) => insert('cards', id + ord, id, DECK_ID, 0, ord));
  });
  reviews.forEach((review) =>
    insert('revlog', review.id, FIRST_NOTE, review.ease, review.time, review.type),
  );
  if (format === 'anki21b') {
    forgeOrder(database);
  }
  database.run(sql === '' ? 'select 1' : sql);
  const bytes = database.export();
  database.close();
  return bytes;
}

/** Anki's own order of letters, which SQLite elsewhere does not know. */
function forgeOrder(database: { run(sql: string): void }): void {
  database.run('create unique index by_name on fields (name collate binary, ntid)');
  database.run(`
    pragma writable_schema = on;
    update sqlite_master set sql = replace(sql, 'binary', 'unicase') where name = 'by_name';`);
}

function pack(content: Uint8Array, isNew: boolean): Uint8Array {
  return isNew ? makeZstd(content) : content;
}

function messageOf(...fields: Uint8Array[]): Uint8Array {
  return Uint8Array.from(fields.flatMap((field) => [...field]));
}

function number(field: number, value: number): Uint8Array {
  return Uint8Array.of(field * 8, value);
}

function text(field: number, value: string): Uint8Array {
  return message(field, strToU8(value));
}

function message(field: number, content: Uint8Array): Uint8Array {
  const { length } = content;
  const size = length < 0x80 ? [length] : [(length & 0x7f) | 0x80, length >> 7];
  return Uint8Array.from([field * 8 + 2, ...size, ...content]);
}
