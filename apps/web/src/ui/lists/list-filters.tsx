import { DEFAULT_PAGE_SIZE, KEYWORD_MAX } from '@scholar/contract';
import { type ReactNode, useState } from 'react';
import type { useListAddress } from '../../lib/address/list-address';
import { DateField } from '../inputs/date-field';
import { FilterBar } from './filter-bar';
import { SearchField } from '../inputs/search-field';

const NONE: readonly string[] = [];
/** So few are seen at once. */
const FEW = DEFAULT_PAGE_SIZE;

type ListFilterTexts = {
  filters: string;
  search: string;
  fromDate: string;
  toDate: string;
  from: string;
  to: string;
};

/** The search and the dates that every list has, kept in its address; `children` is what one list has more. */
export function ListFilters({
  address: { list, narrow },
  texts,
  total,
  chosen = NONE,
  searchId,
  fit,
  children,
}: {
  address: Pick<ReturnType<typeof useListAddress<string>>, 'list' | 'narrow'>;
  texts: ListFilterTexts;
  /** How many rows there are; undefined while that is not known. */
  total: number | undefined;
  /** The values of the filters in `children`; empty for none. */
  chosen?: readonly string[];
  searchId?: string;
  fit?: 'panel' | undefined;
  children?: ReactNode;
}) {
  const activeCount = [list.from, list.to, ...chosen].filter(Boolean).length;
  const isFiltered = activeCount > 0 || list.keyword.trim() !== '';
  const isFolded = useFolded(isFiltered ? undefined : total);

  return (
    <FilterBar
      label={texts.filters}
      fit={fit}
      activeCount={activeCount}
      isFolded={isFolded && activeCount === 0}
      search={
        <SearchField
          id={searchId}
          label={texts.search}
          value={list.keyword}
          maxLength={KEYWORD_MAX}
          onChange={(keyword) => narrow({ keyword })}
        />
      }
    >
      <DateField
        label={texts.fromDate}
        placeholder={texts.from}
        value={list.from}
        onChange={(from) => narrow({ from })}
      />
      <DateField
        label={texts.toDate}
        placeholder={texts.to}
        value={list.to}
        onChange={(to) => narrow({ to })}
      />
      {children}
    </FilterBar>
  );
}

/** Whether there is too little to filter. A search leaves even less and changes nothing about that. */
function useFolded(total: number | undefined): boolean {
  const [isFolded, setIsFolded] = useState(false);
  if (total !== undefined && isFolded !== total <= FEW) {
    setIsFolded(total <= FEW);
  }
  return isFolded;
}
