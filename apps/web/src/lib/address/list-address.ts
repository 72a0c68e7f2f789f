import {
  DEFAULT_PAGE_SIZE,
  KeywordSchema,
  PAGE_SIZES,
  PageIndexParamSchema,
} from '@scholar/contract';
import { keepListSettings, type ListSettings, readListSettings } from './list-settings';
import { type AddressChanges, useAddress } from './use-address';
import { isDay } from '../time/local-day';

export type ListAddress<Sort extends string = string> = {
  /** As typed: a space at its end belongs to the word that is still to come. */
  keyword: string;
  from: string;
  to: string;
  /** Zero-based, as on the wire. */
  page: number;
  size: number;
  /** Undefined for the order that the list has without being asked. */
  sort: Sort | undefined;
};

/** Reads a list's query string; entries that make no sense are ignored. What it does not say is as it was last. */
export function readListAddress<Sort extends string>(
  query: URLSearchParams,
  { sorts, last }: { sorts: readonly Sort[]; last: ListSettings },
): ListAddress<Sort> {
  const read = (name: string) => query.get(name) ?? '';
  const readDay = (name: string) => (isDay(read(name)) ? read(name) : '');
  const page = PageIndexParamSchema.safeParse(read('page'));
  const findSize = (wanted: string) => PAGE_SIZES.find((size) => String(size) === wanted);
  const findSort = (wanted: string) => sorts.find((sort) => sort === wanted);
  const sort = findSort(read('sort')) ?? findSort(last.sort ?? '');
  return {
    keyword: KeywordSchema.safeParse(read('keyword')).success ? read('keyword') : '',
    from: readDay('from'),
    to: readDay('to'),
    page: page.success ? page.data : 0,
    size: findSize(read('size')) ?? findSize(String(last.size)) ?? DEFAULT_PAGE_SIZE,
    sort: sort === sorts[0] ? undefined : sort,
  };
}

/** A list whose filters, order, page and page size live in the address. Order and size are kept under its name. */
export function useListAddress<Sort extends string = never>(
  name: string,
  sorts: readonly Sort[] = [],
) {
  const address = useAddress();
  const list = readListAddress(address.query, { sorts, last: readListSettings(name) });

  return {
    ...address,
    list,
    /** Filters that are typed. Another list begins at its first page. */
    narrow: (changes: AddressChanges) => address.replace({ ...changes, page: null }),
    /** Filters that are chosen. */
    choose: (changes: AddressChanges) => address.go({ ...changes, page: null }),
    sorting: {
      sort: list.sort ?? sorts[0],
      sorts,
      onSort: (sort: string) => {
        keepListSettings(name, { sort });
        address.go({ sort: sort === sorts[0] ? null : sort, page: null });
      },
    },
    pager: {
      page: list.page,
      pageSize: list.size,
      onPage: (page: number) => address.go({ page }),
      onPageSize: (size: number) => {
        keepListSettings(name, { size });
        address.go({ size: size === DEFAULT_PAGE_SIZE ? null : size, page: null });
      },
    },
  };
}
