import { KEYWORD_MAX } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import type { useListAddress } from '../../lib/use-list-address';
import { DateField } from '../../ui/date-field';
import { FilterBar } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { SEARCH_ID } from './set-links';
import { setsTexts } from './sets.texts';

export function SetFilters({
  address,
  fit,
}: {
  address: ReturnType<typeof useListAddress>;
  fit?: 'panel';
}) {
  const texts = useTexts(setsTexts).list;
  const { list, narrow } = address;

  return (
    <FilterBar
      label={texts.filters}
      fit={fit}
      activeCount={[list.from, list.to].filter(Boolean).length}
      search={
        <SearchField
          id={SEARCH_ID}
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
    </FilterBar>
  );
}
