const COLUMNS = {
  col: 'crt mod scm ver dty usn ls conf:text models:text decks:text dconf:text tags:text',
  // The column is named a number in every collection, though texts are kept in it: older versions sorted by it.
  notes: 'guid:text mid mod usn tags:text flds:text sfld csum flags data:text',
  cards: 'nid did ord mod usn type queue due ivl factor reps lapses left odue odid flags data:text',
  revlog: 'cid usn ease ivl lastIvl factor time type',
};

const INDEXES = {
  ix_notes_usn: 'notes (usn)',
  ix_cards_usn: 'cards (usn)',
  ix_revlog_usn: 'revlog (usn)',
  ix_cards_nid: 'cards (nid)',
  ix_cards_sched: 'cards (did, queue, due)',
  ix_revlog_cid: 'revlog (cid)',
  ix_notes_csum: 'notes (csum)',
};

export const SCHEMA_VERSION = 11;

/** The tables of a collection as Anki has made them since 2012, and still reads them. */
export const SCHEMA_SQL = [
  ...Object.entries(COLUMNS).map(([table, columns]) => createTable(table, columns)),
  'create table graves (usn integer not null, oid integer not null, type integer not null)',
  ...Object.entries(INDEXES).map(([name, place]) => `create index ${name} on ${place}`),
].join(';\n');

function createTable(table: string, columns: string): string {
  const others = columns.split(' ').map((column) => {
    const [name, type = 'integer'] = column.split(':');
    return `${name} ${type} not null`;
  });
  return `create table ${table} (${['id integer primary key', ...others].join(', ')})`;
}
