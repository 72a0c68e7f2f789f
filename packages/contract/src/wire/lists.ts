import * as z from 'zod/mini';
import { ID_MAX, KEYWORD_MAX, MANY_MAX, PAGE_SIZE_MAX } from '../study/study-limits';
import { STUDY_MESSAGES } from '../study/study-messages';
import { countCharacters, text } from '../text/text';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
const DAY_MS = 86_400_000;

/** An id in an address. */
export const IdParamSchema = z.pipe(
  z.string().check(
    z.regex(/^[1-9]\d{0,9}$/, STUDY_MESSAGES.id),
    z.refine((id) => Number(id) <= ID_MAX, STUDY_MESSAGES.id),
  ),
  z.transform(Number),
);

/** An id in a body. */
export function id(message: string) {
  return z.int(message).check(z.minimum(1, message), z.maximum(ID_MAX, message));
}

export const IdSchema = id(STUDY_MESSAGES.id);

export const PageIndexParamSchema = z.pipe(
  z.string().check(z.regex(/^\d{1,6}$/, STUDY_MESSAGES.pageIndex)),
  z.transform(Number),
);

/** A page size in an address or a query. */
export function pageSizeParam(max: number = PAGE_SIZE_MAX) {
  const message = STUDY_MESSAGES.pageSize(max);
  return z.pipe(
    z.string().check(
      z.regex(/^[1-9]\d{0,3}$/, message),
      z.refine((size) => Number(size) <= max, message),
    ),
    z.transform(Number),
  );
}

/** A zero-based page in a query; the first when left out. */
export function pageNumberQuery(message: string) {
  return z.pipe(
    z.optional(z.string(message).check(z.regex(/^\d{1,6}$/, message))),
    z.transform((page) => Number(page ?? 0)),
  );
}

export function pageSizeQuery({ fallback, max }: { fallback: number; max?: number }) {
  return z.pipe(
    z.optional(pageSizeParam(max)),
    z.transform((size) => size ?? fallback),
  );
}

/** What is looked for, trimmed and in NFC; empty looks for nothing. */
export const KeywordSchema = z.pipe(
  z.nullish(
    text({ max: KEYWORD_MAX, message: STUDY_MESSAGES.keyword }).check(
      z.refine((typed) => countCharacters(typed) <= KEYWORD_MAX, STUDY_MESSAGES.keyword),
    ),
  ),
  z.transform((typed) => typed?.trim() || undefined),
);

/** Ids of things that are deleted, restored or joined together. */
export function manyIds(message: string, min = 1) {
  return z
    .array(IdSchema, message)
    .check(z.minLength(min, message), z.maxLength(MANY_MAX, message));
}

/** The folder that a list shows, with the folders in it; 0 is what lies in none. In a query. */
export const FolderQuerySchema = z.optional(
  z.pipe(
    z.string(STUDY_MESSAGES.folderFilter).check(
      z.regex(/^\d{1,10}$/, STUDY_MESSAGES.folderFilter),
      z.refine((folder) => Number(folder) <= ID_MAX, STUDY_MESSAGES.folderFilter),
    ),
    z.transform(Number),
  ),
);

/** The same in a body. */
export const FolderFilterSchema = z.optional(
  z
    .int(STUDY_MESSAGES.folderFilter)
    .check(
      z.minimum(0, STUDY_MESSAGES.folderFilter),
      z.maximum(ID_MAX, STUDY_MESSAGES.folderFilter),
    ),
);

/** What each list can be sorted by; the first is its order without being asked. */
export const SORTS = {
  documents: ['newest', 'oldest', 'name', 'updated'],
  flashcards: ['newest', 'oldest', 'name'],
  sets: ['newest', 'oldest', 'name', 'studied'],
  teamSets: ['newest', 'oldest', 'name'],
} as const;
export type SortOf<List extends keyof typeof SORTS> = (typeof SORTS)[List][number];

export function sortOf<List extends keyof typeof SORTS>(list: List) {
  return z.optional(z.enum(SORTS[list], STUDY_MESSAGES.sort));
}

/** What a page tells beyond its rows, where a server tells it; the specification's default is one page. */
export const totals = {
  totalPages: z._default(z.number(), 1),
  totalItems: z._default(z.number(), 0),
};

/** A total that is missing is at least what the page holds. */
export function withTotal<Page extends { totalItems: number }>(countRows: (page: Page) => number) {
  return z.overwrite<Page>((page) => ({
    ...page,
    totalItems: Math.max(page.totalItems, countRows(page)),
  }));
}

/** An instant in a body, as `Date` writes it. */
export function instant(message: string) {
  return z.pipe(
    z
      .string(message)
      .check(z.refine((typed) => INSTANT.test(typed) && isDateOrNothing(typed), message)),
    z.transform((typed) => new Date(typed).toISOString()),
  );
}

/** First instant that counts. */
export const FromDateSchema = dateFilter((day) => day);
/** First instant that no longer counts: a whole day is included, an instant is not. */
export const ToDateSchema = dateFilter((day) => day + DAY_MS);

function dateFilter(boundOfDay: (day: number) => number) {
  return z.pipe(
    z.nullish(z.string(STUDY_MESSAGES.date).check(z.refine(isDateOrNothing, STUDY_MESSAGES.date))),
    z.transform((typed) =>
      typed
        ? new Date(
            DAY.test(typed) ? boundOfDay(Date.parse(typed)) : Date.parse(typed),
          ).toISOString()
        : undefined,
    ),
  );
}

function isDateOrNothing(typed: string): boolean {
  if (typed === '') {
    return true;
  }
  return (
    (DAY.test(typed) || INSTANT.test(typed)) &&
    isRealDay(typed.slice(0, 10)) &&
    !Number.isNaN(Date.parse(typed))
  );
}

/** `Date` reads the 30th of February as a day in March. */
function isRealDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day) && day >= '0001';
}
