import { KEYWORD_MAX } from '@scholar/contract';
import type { ReactNode } from 'react';
import type { useListAddress } from '../../lib/address/list-address';
import { DateField } from '../inputs/date-field';
import { FilterBar } from './filter-bar';
import { SearchField } from '../inputs/search-field';

const NONE: readonly string[] = [];

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
  chosen = NONE,
  searchId,
  fit,
  children,
}: {
  address: ReturnType<typeof useListAddress>;
  texts: ListFilterTexts;
  /** The values of the filters in `children`; empty for none. */
  chosen?: readonly string[];
  searchId?: string;
  fit?: 'panel' | undefined;
  children?: ReactNode;
}) {
  return (
    <FilterBar
      label={texts.filters}
      fit={fit}
      activeCount={[list.from, list.to, ...chosen].filter(Boolean).length}
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
