import { KEYWORD_MAX } from '@scholar/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { DateField } from '../../../ui/inputs/date-field';
import { controlClass } from '../../../ui/forms/field';
import { FilterBar } from '../../../ui/lists/filter-bar';
import { SearchField } from '../../../ui/inputs/search-field';
import styles from './card-picker.module.css';
import type { CardFilters } from './search-cards';
import { SelectDocumentDialog } from './select-document-dialog';
import { setsTexts } from '../sets.texts';

export function PickerFilters({
  searchId,
  filters,
  onFilters,
}: {
  searchId: string;
  filters: CardFilters;
  onFilters: (filters: CardFilters) => void;
}) {
  const texts = useTexts(setsTexts).picker;
  const [isChoosing, setIsChoosing] = useState(false);
  const { keyword, from, to, document } = filters;
  const narrow = (change: Partial<CardFilters>) => onFilters({ ...filters, ...change });

  return (
    <>
      <FilterBar
        label={texts.filters}
        activeCount={[from, to, document].filter(Boolean).length}
        fit="dialog"
        search={
          <SearchField
            id={searchId}
            label={texts.search}
            value={keyword}
            maxLength={KEYWORD_MAX}
            hasShortcut={false}
            onChange={(typed) => narrow({ keyword: typed })}
          />
        }
      >
        <DateField
          label={texts.fromDate}
          placeholder={texts.from}
          value={from}
          onChange={(day) => narrow({ from: day })}
        />
        <DateField
          label={texts.toDate}
          placeholder={texts.to}
          value={to}
          onChange={(day) => narrow({ to: day })}
        />
        <button
          type="button"
          className={`${controlClass({ size: 'md' })} ${styles.document}`}
          aria-haspopup="dialog"
          onClick={() => setIsChoosing(true)}
        >
          <span>
            <span className="visually-hidden">{texts.document}: </span>
            {document?.title ?? texts.allDocuments}
          </span>
          <ChevronDown size={16} />
        </button>
      </FilterBar>
      <SelectDocumentDialog
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        chosen={document}
        onChoose={(chosen) => {
          setIsChoosing(false);
          narrow({ document: chosen });
        }}
      />
    </>
  );
}
