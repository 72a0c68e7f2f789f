import { type DocumentRow, type Field, findField, KEYWORD_MAX } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api-context';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { SearchField } from '../../../ui/inputs/search-field';
import { Select } from '../../../ui/inputs/select';
import { documentQueries, useFieldOptions } from '../../documents/public';
import styles from './document-picker.module.css';
import { flashcardsTexts } from '../flashcards.texts';
import { PickerRows, PickerRowsSkeleton } from './picker-rows';

const PAGE = { page: 0, size: 20 };

type Search = { keyword: string; field: Field | ''; chosenId: number | null };
const NO_SEARCH: Search = { keyword: '', field: '', chosenId: null };

export function DocumentPicker({
  isOpen,
  onClose,
  onPick,
}: {
  isOpen: boolean;
  onClose: () => void;
  onPick: (picked: DocumentRow) => void;
}) {
  const texts = useTexts(flashcardsTexts).picker;
  const [search, setSearch] = useState(NO_SEARCH);
  const { keyword, field } = search;
  const list = useQuery({
    ...documentQueries.list(useApi(), { ...PAGE, keyword, field }),
    enabled: isOpen,
  });
  // A choice that is out of sight, or deleted meanwhile, must not be confirmed unseen.
  const chosen = list.data?.documents.find(({ documentId }) => documentId === search.chosenId);

  /** Every time it opens, the search begins anew. */
  function handleClose() {
    setSearch(NO_SEARCH);
    onClose();
  }

  function handleConfirm() {
    if (chosen) {
      setSearch(NO_SEARCH);
      onPick(chosen);
    }
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={texts.title}
      size="picker"
      actions={
        <>
          <Button variant="secondary" onClick={handleClose}>
            {texts.cancel}
          </Button>
          <Button disabled={chosen === undefined} onClick={handleConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <SearchFilters
          search={search}
          onChange={(change) => setSearch({ ...search, ...change, chosenId: null })}
        />
        <Found
          list={list}
          chosen={chosen}
          onChoose={({ documentId }) => setSearch({ ...search, chosenId: documentId })}
        />
      </div>
    </Dialog>
  );
}

function SearchFilters({
  search: { keyword, field },
  onChange,
}: {
  search: Search;
  onChange: (change: Partial<Search>) => void;
}) {
  const texts = useTexts(flashcardsTexts).picker;
  const { options } = useFieldOptions({ none: texts.allFields, chosen: field });
  return (
    <div className={styles.filters}>
      <SearchField
        label={texts.search}
        value={keyword}
        maxLength={KEYWORD_MAX}
        hasShortcut={false}
        onChange={(typed) => onChange({ keyword: typed })}
      />
      <Select
        label={texts.field}
        isLabelHidden
        value={field}
        options={options}
        onChange={(name) => onChange({ field: findField(name) ?? '' })}
      />
    </div>
  );
}

function Found({
  list: { data, isFetching, isError, refetch },
  chosen,
  onChoose,
}: {
  list: {
    data: { documents: DocumentRow[]; totalItems: number } | undefined;
    isFetching: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  chosen: DocumentRow | undefined;
  onChoose: (document: DocumentRow) => void;
}) {
  const texts = useTexts(flashcardsTexts).picker;
  const documents = data?.documents;
  const isMore = (data?.totalItems ?? 0) > PAGE.size;
  return (
    <>
      <div className={styles.results} aria-busy={isFetching}>
        {documents === undefined && !isError && <PickerRowsSkeleton />}
        {documents === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
        {documents?.length === 0 && (
          <div className={styles.none}>
            <EmptyState title={texts.none} advice={texts.noneAdvice} />
          </div>
        )}
        {documents && documents.length > 0 && (
          <PickerRows documents={documents} chosen={chosen} onChoose={onChoose} />
        )}
      </div>
      {isMore && <p className={styles.more}>{texts.first(PAGE.size)}</p>}
    </>
  );
}
