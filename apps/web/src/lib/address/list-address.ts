import {
  DEFAULT_PAGE_SIZE,
  KeywordSchema,
  PAGE_SIZES,
  PageIndexParamSchema,
} from '@scholar/contract';
import { type AddressChanges, useAddress } from './use-address';
import { isDay } from '../time/local-day';

export type ListAddress = {
  /** As typed: a space at its end belongs to the word that is still to come. */
  keyword: string;
  from: string;
  to: string;
  /** Zero-based, as on the wire. */
  page: number;
  size: number;
};

/** Reads a list's query string; entries that make no sense are ignored. */
export function readListAddress(query: URLSearchParams): ListAddress {
  const read = (name: string) => query.get(name) ?? '';
  const readDay = (name: string) => (isDay(read(name)) ? read(name) : '');
  const page = PageIndexParamSchema.safeParse(read('page'));
  return {
    keyword: KeywordSchema.safeParse(read('keyword')).success ? read('keyword') : '',
    from: readDay('from'),
    to: readDay('to'),
    page: page.success ? page.data : 0,
    size: PAGE_SIZES.find((size) => String(size) === read('size')) ?? DEFAULT_PAGE_SIZE,
  };
}

/** A list whose filters, page and page size live in the address. */
export function useListAddress() {
  const address = useAddress();
  const list = readListAddress(address.query);

  return {
    ...address,
    list,
    /** Filters that are typed. Another list begins at its first page. */
    narrow: (changes: AddressChanges) => address.replace({ ...changes, page: null }),
    /** Filters that are chosen. */
    choose: (changes: AddressChanges) => address.go({ ...changes, page: null }),
    pager: {
      page: list.page,
      pageSize: list.size,
      onPage: (page: number) => address.go({ page }),
      onPageSize: (size: number) =>
        address.go({ size: size === DEFAULT_PAGE_SIZE ? null : size, page: null }),
    },
  };
}
