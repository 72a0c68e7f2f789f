import type { FlashcardFilter } from '@scholar/contract';
import { createStore, type Store } from '@scholar/db';
import type { TestDatabase } from '@scholar/db/testing';
import { toOwnerId } from '@scholar/domain';
import type { Figure } from './figure';
import { fillCards, fillSets, fillUsers } from './fill-cards';
import { onOwnPostgres, timeCall, toLimitFigure } from './study-lists';

const FEW = 10_000;
const MANY = 1_000_000;
/** How much more a page may cost among a million cards than among ten thousand. */
const GROWTH_LIMIT = 1.5;
const PAGE_SIZE = 20;
const LAST_PAGE = 4_900;

/** A tenth of a million cards, scattered over the whole table. */
const BUSY = toOwnerId(1);
/** The same thousand cards all the time. */
const STEADY = toOwnerId(2);

type CardList = { what: string; filter?: Partial<FlashcardFilter>; page?: number; size?: number };
const CARD_LISTS: CardList[] = [
  { what: 'no filter, first page' },
  { what: 'no filter, middle page', page: LAST_PAGE / 2 },
  { what: 'no filter, last page', page: LAST_PAGE },
  { what: 'no filter, a thousand for the picker', size: 1_000 },
  { what: 'keyword of one letter', filter: { keyword: 'e' } },
  { what: 'keyword of one rare letter', filter: { keyword: 'x' } },
  { what: 'keyword of two letters, deep page', filter: { keyword: 'th' }, page: 2_000 },
  { what: 'keyword with accents', filter: { keyword: 'Tế bào' } },
  { what: 'keyword in the middle of a word', filter: { keyword: 'osyn' } },
  { what: 'keyword of a whole sentence', filter: { keyword: 'sugar and oxygen' } },
  { what: 'keyword of one card', filter: { keyword: '(500000)' } },
  { what: 'keyword of none', filter: { keyword: 'zzz qqq' } },
  { what: 'keyword %', filter: { keyword: '%' } },
  { what: 'cards of a small document', filter: { fieldName: 'Chapter 7' } },
  { what: 'cards of a large document, deep page', filter: { fieldName: 'Chapter 1' }, page: 900 },
  { what: 'keyword in a large document', filter: { fieldName: 'Chapter 1', keyword: 'tế bào' } },
  { what: 'one day', filter: { from: day(100), to: day(101) } },
  { what: 'from a day on, deep page', filter: { from: day(50) }, page: 3_000 },
  {
    what: 'keyword, document and dates',
    filter: { keyword: 'o', fieldName: 'Chapter 1', from: day(10), to: day(300) },
  },
];

type SetList = {
  what: string;
  filter?: { keyword?: string; from?: string };
  page?: number;
  size?: number;
};
const SET_LISTS: SetList[] = [
  { what: 'no filter, first page, a hundred sets of 1,000 cards', size: 100 },
  { what: 'no filter, last page', page: 249 },
  { what: 'keyword of one letter', filter: { keyword: 'o' } },
  { what: 'keyword of one set', filter: { keyword: 'ôn tập 777' } },
  { what: 'from a day on, deep page', filter: { from: day(50) }, page: 100 },
];

/** Lists of a student with 100,000 of a million cards and 5,000 sets, counts included. */
export function measureCards(): Promise<Figure[]> {
  return onOwnPostgres(async (database) => {
    const store = createStore(database);
    await fillUsers(database);
    await fillCards(database, {
      from: 1,
      to: FEW,
      ownerOf: (n) => (n % 10 === 1 ? 2 : 3 + (n % 9)),
    });
    const among = await timeSteady(store);
    await fillRest(database);
    const amongMany = await timeSteady(store);
    return [
      ...compare(among, amongMany),
      ...(await measureCardLists(store)),
      ...(await measureSets(store)),
    ];
  });
}

async function fillRest(database: TestDatabase) {
  await fillCards(database, {
    from: FEW + 1,
    to: MANY + FEW,
    ownerOf: (n) => (n % 10 === 0 ? 1 : 3 + (n % 900)),
  });
  await fillSets(database, FEW + 10);
}

/** What the student with the same thousand cards waits for. */
async function timeSteady({ flashcards }: Store) {
  const first = await timeCall(() => flashcards.list(STEADY, filterOf({}), { index: 0, size: 5 }));
  const search = await timeCall(() =>
    flashcards.list(STEADY, filterOf({ keyword: 'tế bào' }), { index: 0, size: 5 }),
  );
  return { first, search };
}

type Steady = Awaited<ReturnType<typeof timeSteady>>;

function compare(few: Steady, many: Steady): Figure[] {
  return (['first', 'search'] as const).map((kind) => ({
    what: `Cards: ${kind === 'first' ? 'page 1' : 'page 1 of a search'} of a student with ${few.first.answer.total} cards, among ${MANY.toLocaleString('en-US')}`,
    measured: `fastest ${many[kind].fastest.toFixed(2)} ms`,
    against: `among ${FEW.toLocaleString('en-US')}: ${few[kind].fastest.toFixed(2)} ms; limit ${GROWTH_LIMIT} times that`,
    ratio: many[kind].fastest / few[kind].fastest,
    limit: GROWTH_LIMIT,
  }));
}

async function measureCardLists({ flashcards }: Store): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, filter = {}, page = 0, size = PAGE_SIZE } of CARD_LISTS) {
    const timed = await timeCall(() =>
      flashcards.list(BUSY, filterOf(filter), { index: page, size }),
    );
    figures.push(toLimitFigure(`Cards: ${what} (${hits(timed.answer.total)})`, timed));
  }
  return figures;
}

async function measureSets({ sets, reports }: Store): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { what, filter = {}, page = 0, size = PAGE_SIZE } of SET_LISTS) {
    const { keyword, from } = filter;
    const timed = await timeCall(() =>
      sets.list(BUSY, { keyword, from, to: undefined }, { index: page, size }),
    );
    figures.push(toLimitFigure(`Sets: ${what} (${hits(timed.answer.total)})`, timed));
  }
  const [newest] = (
    await sets.list(
      BUSY,
      { keyword: undefined, from: undefined, to: undefined },
      { index: 0, size: 1 },
    )
  ).sets;
  const setId = newest?.quizId ?? 0;
  const cards = await timeCall(() => sets.findWithCards(BUSY, setId));
  figures.push(
    toLimitFigure(`Sets: the cards of one set (${hits(cards.answer?.flashcardCount ?? 0)})`, cards),
    toLimitFigure('Statistics', await timeCall(() => reports.readStatistics(BUSY))),
    toLimitFigure('Cards by field', await timeCall(() => reports.countByField(BUSY, 5))),
  );
  return figures;
}

function filterOf(filter: Partial<FlashcardFilter>): FlashcardFilter {
  return { keyword: undefined, from: undefined, to: undefined, fieldName: undefined, ...filter };
}

function hits(count: number): string {
  return `${count.toLocaleString('en-US')} hits`;
}

/** So many days after the first card. */
function day(count: number): string {
  return new Date(Date.UTC(2025, 0, 1 + count)).toISOString();
}
