import { KEYWORD_MAX } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import type { useListAddress } from '../../lib/use-list-address';
import { DateField } from '../../ui/date-field';
import { FilterBar } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { Select } from '../../ui/select';
import { readField } from './document-address';
import { documentsTexts } from './documents.texts';
import { useFieldOptions } from './use-field-options';

export function DocumentFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(documentsTexts).list;
  const { list, narrow, choose } = address;
  const field = readField(address.query);
  const { options } = useFieldOptions({ none: texts.allFields, chosen: field });

  return (
    <FilterBar
      label={texts.filters}
      activeCount={[list.from, list.to, field].filter(Boolean).length}
      search={
        <SearchField
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
      <Select
        label={texts.field}
        isLabelHidden
        value={field}
        options={options}
        onChange={(chosen) => choose({ field: chosen })}
      />
    </FilterBar>
  );
}
