import { DEFAULT_PAGE_SIZE } from '@scholar/contract';
import { readListAddress } from './list-address';
import { useAddress, type AddressChanges } from './use-address';

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
