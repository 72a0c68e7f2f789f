import { type DocumentFilter, foldForSearch } from '@scholar/contract';
import { createStore, type Store } from '@scholar/db';
import type { TestDatabase } from '@scholar/db/testing';
import { toOwnerId } from '@scholar/domain';
import type { Figure } from './figure';
import { onOwnPostgres, timeCall, toLimitFigure, toSqlArray, vacuumWhole } from './study-lists';

const ROWS = 1_000_000;
/** Every tenth document is one student's: his lie scattered over the whole table. */
const SHARE = 10;
const OTHERS = 5_000;
const BATCH = 20_000;
const PAGE_SIZE = 20;

const BUSY = toOwnerId(1);
const ORDINARY = toOwnerId(3);

const SUBJECTS = [
  'Sinh học tế bào',
  'Lịch sử Việt Nam',
  'Đại số tuyến tính',
  'Kinh tế vi mô',
  'Photosynthesis and respiration',
  'The French Revolution',
  'Operating systems',
  'Constitutional law',
];
const KINDS = ['Chương', 'Chapter', 'Notes on', 'Tóm tắt', 'Summary of', 'Exam preparation:'];
const LAST_PAGE = ROWS / SHARE / PAGE_SIZE - 1;

type Kind = { what: string; filter?: Partial<DocumentFilter>; page?: number };
const LISTS: Kind[] = [
  { what: 'no filter, first page' },
  { what: 'no filter, middle page', page: Math.floor(LAST_PAGE / 2) },
  { what: 'no filter, last page', page: LAST_PAGE },
  { what: 'no filter, beyond the end', page: 999_999 },
  { what: 'keyword of one letter', filter: { keyword: 'e' } },
  { what: 'keyword of one letter, deep page', filter: { keyword: 'e' }, page: 2_000 },
  { what: 'keyword of two letters', filter: { keyword: 'ch' } },
  { what: 'keyword with accents', filter: { keyword: 'Tế bào' } },
  { what: 'keyword of one document', filter: { keyword: '500000' } },
  { what: 'keyword of none', filter: { keyword: 'zzz qqq' } },
  { what: 'keyword %', filter: { keyword: '%' } },
  { what: 'one field', filter: { field: 'Law' } },
  { what: 'one field, deep page', filter: { field: 'Law' }, page: 900 },
  { what: 'one day', filter: { dateFrom: day(100), dateTo: day(101) } },
  { what: 'from a day on, deep page', filter: { dateFrom: day(50) }, page: 3_000 },
  { what: 'until a day', filter: { dateTo: day(200) } },
  { what: 'keyword and field', filter: { keyword: 'viet nam', field: 'Law' } },
  {
    what: 'keyword, field and dates',
    filter: { keyword: 'o', field: 'Biology', dateFrom: day(10), dateTo: day(300) },
    page: 100,
  },
];

/** Lists of a student with 100,000 of a million documents, count included, on a PostgreSQL of their own. */
export function measureDocuments(): Promise<Figure[]> {
  return onOwnPostgres(async (database) => {
    await fill(database);
    const store = createStore(database);
    const figures: Figure[] = [];
    for (const list of LISTS) {
      figures.push(await measureList(store, BUSY, list));
    }
    figures.push(await measureList(store, ORDINARY, { what: 'another student’s, no filter' }));
    return figures;
  });
}

async function measureList(
  { documents }: Store,
  owner: typeof BUSY,
  { what, filter = {}, page = 0 }: Kind,
): Promise<Figure> {
  const nothing = { keyword: undefined, dateFrom: undefined, dateTo: undefined, field: undefined };
  const timed = await timeCall(() =>
    documents.list(owner, { ...nothing, ...filter }, { index: page, size: PAGE_SIZE }),
  );
  const hits = timed.answer.total.toLocaleString('en-US');
  return toLimitFigure(`Documents: ${what} (${hits} hits)`, timed);
}

/** In batches, because the connection lets no statement run for long. */
async function fill(database: TestDatabase) {
  const { query } = database;
  await query(`insert into users (email, name, password_hash)
    select 'student' || n || '@example.com', 'Student', 'x' from generate_series(1, ${OTHERS + 1}) n`);
  for (let from = 1; from <= ROWS; from += BATCH) {
    await query(`insert into documents
        (user_id, title, search_title, field, upload_date, update_date)
      select case when n % ${SHARE} = 0 then 1 else 2 + n % ${OTHERS} end,
        (${toSqlArray(KINDS)})[kind] || ' ' || (${toSqlArray(SUBJECTS)})[subject] || ' ' || n,
        (${toSqlArray(KINDS.map(foldForSearch))})[kind] || ' ' || (${toSqlArray(SUBJECTS.map(foldForSearch))})[subject] || ' ' || n,
        (${toSqlArray(['Biology', 'Law', 'History', 'Economics', 'Other'])})[field],
        date, date
      from (
        select n, 1 + (hash & 1023) % ${KINDS.length} as kind, 1 + (hash >> 10 & 1023) % ${SUBJECTS.length} as subject,
          1 + (hash >> 20 & 1023) % 5 as field, timestamptz '2025-01-01' + n * interval '30 seconds' as date
        from (
          select n, hashint4(n) as hash from generate_series(${from}, ${from + BATCH - 1}) n
        ) numbers
      ) drawn`);
    await query('vacuum documents');
  }
  await vacuumWhole(database, 'documents');
}

/** So many days after the first document. */
function day(count: number): string {
  return new Date(Date.UTC(2025, 0, 1 + count)).toISOString();
}
