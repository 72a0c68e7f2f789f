import { KEYWORD_MAX } from '@scholar/contract';
import { useTexts } from '../../lib/i18n';
import type { useListAddress } from '../../lib/use-list-address';
import { DateField } from '../../ui/date-field';
import { FilterBar } from '../../ui/filter-bar';
import { SearchField } from '../../ui/search-field';
import { Select } from '../../ui/select';
import { readFilters } from './flashcard-address';
import { savedFlashcardsTexts } from './saved-flashcards.texts';
import { useTitleOptions } from './use-document-options';

export function FlashcardFilters({ address }: { address: ReturnType<typeof useListAddress> }) {
  const texts = useTexts(savedFlashcardsTexts).list;
  const { list, narrow, choose } = address;
  const { documentTitle: title } = readFilters(address);
  const options = useTitleOptions({ all: texts.allDocuments, chosen: title });

  return (
    <FilterBar
      label={texts.filters}
      activeCount={[list.from, list.to, title].filter(Boolean).length}
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
        label={texts.document}
        isLabelHidden
        value={title}
        options={options}
        onChange={(chosen) => choose({ document: chosen })}
      />
    </FilterBar>
  );
}
