import { extractionError } from '../extraction-messages';
import { isRecord } from './is-record';
import { readNoteTypes, type NoteType } from './note-types';
import { readReviews } from './reviews';
import { queryRows, toNumber, toText, type SqlDatabase } from './sqlite';
import type { PastAnswer } from './deck';

export type Note = { id: string; typeId: string; tags: string[]; fields: string[] };
export type CardRow = { id: string; noteId: string; deckId: string; ord: number };

export type Collection = {
  noteTypes: Map<string, NoteType>;
  deckNames: Map<string, string>;
  notes: Map<string, Note>;
  cards: CardRow[];
  /** By the id of their card. */
  reviews: Map<string, PastAnswer[]>;
};

const FIELD_SEPARATOR = '\u001f';
/** An order of letters that only Anki has; SQLite refuses to read tables with it. Nothing here is ordered by it. */
const FORGET_ORDER = `
  pragma writable_schema = on;
  update sqlite_master set sql = replace(sql, 'unicase', 'binary') where sql like '%unicase%';
  pragma writable_schema = reset;`;
const NEEDED = ['col', 'notes', 'cards'];

/** What the database of a deck holds. Ids are text: some are longer than numbers are exact. */
export function readCollection(database: SqlDatabase): Collection {
  // A view could be a query without an end.
  const tables = new Set(
    queryRows(database, "select name from sqlite_master where type = 'table'").map(([name]) =>
      toText(name),
    ),
  );
  if (!NEEDED.every((name) => tables.has(name))) {
    throw extractionError('corrupt');
  }
  if (tables.has('notetypes')) {
    database.exec(FORGET_ORDER);
  }
  return {
    noteTypes: readNoteTypes(database, tables),
    deckNames: readDeckNames(database, tables),
    notes: readNotes(database),
    cards: readCards(database),
    reviews: tables.has('revlog') ? readReviews(database) : new Map(),
  };
}

function readNotes(database: SqlDatabase): Map<string, Note> {
  const rows = queryRows(
    database,
    'select cast(id as text), cast(mid as text), tags, flds from notes',
  );
  return new Map(
    rows.map(([id, typeId, tags, fields]) => [
      toText(id),
      {
        id: toText(id),
        typeId: toText(typeId),
        tags: toText(tags).split(/\s+/).filter(Boolean),
        fields: toText(fields).split(FIELD_SEPARATOR),
      },
    ]),
  );
}

/** A card that was lent to a filtered deck belongs to the one it came from. */
function readCards(database: SqlDatabase): CardRow[] {
  return queryRows(
    database,
    'select cast(id as text), cast(nid as text), cast(case when odid > 0 then odid else did end as text), ord from cards order by nid, ord',
  ).map(([id, noteId, deckId, ord]) => ({
    id: toText(id),
    noteId: toText(noteId),
    deckId: toText(deckId),
    ord: toNumber(ord),
  }));
}

function readDeckNames(database: SqlDatabase, tables: ReadonlySet<string>): Map<string, string> {
  if (tables.has('decks')) {
    const rows = queryRows(database, 'select cast(id as text), name from decks');
    return new Map(
      rows.map(([id, name]) => [toText(id), toText(name).replaceAll(FIELD_SEPARATOR, '::')]),
    );
  }
  const written = toText(queryRows(database, 'select decks from col')[0]?.[0]);
  const decks: unknown = JSON.parse(written === '' ? '{}' : written);
  return new Map(
    Object.entries(isRecord(decks) ? decks : {}).flatMap(([id, deck]) =>
      isRecord(deck) && typeof deck.name === 'string' ? [[id, deck.name] as const] : [],
    ),
  );
}
