import { type DocumentRow, type Field, findField, KEYWORD_MAX } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { EmptyState } from '../../ui/empty-state';
import { LoadFailed } from '../../ui/load-failed';
import { SearchField } from '../../ui/search-field';
import { Select } from '../../ui/select';
import { documentQueries, useFieldOptions } from '../documents/public';
import styles from './document-picker.module.css';
import { flashcardsTexts } from './flashcards.texts';
import { PickerRows, PickerRowsSkeleton } from './picker-rows';

const PAGE = { page: 0, size: 20 };

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
  const [chosen, setChosen] = useState<DocumentRow>();

  function handleClose() {
    setChosen(undefined);
    onClose();
  }

  function handleConfirm() {
    if (chosen) {
      setChosen(undefined);
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
      <Found chosen={chosen} onChoose={setChosen} />
    </Dialog>
  );
}

/** Lives while the dialog is open: every time it opens, the search begins anew. */
function Found({
  chosen,
  onChoose,
}: {
  chosen: DocumentRow | undefined;
  onChoose: (document: DocumentRow | undefined) => void;
}) {
  const texts = useTexts(flashcardsTexts).picker;
  const [keyword, setKeyword] = useState('');
  const [field, setField] = useState<Field | ''>('');
  const { options } = useFieldOptions({ none: texts.allFields, chosen: field });
  const list = useQuery(documentQueries.list(useApi(), { ...PAGE, keyword, field }));
  const documents = list.data?.documents;
  const isMore = (list.data?.totalItems ?? 0) > PAGE.size;

  return (
    <div className={styles.picker}>
      <div className={styles.filters}>
        <SearchField
          label={texts.search}
          value={keyword}
          maxLength={KEYWORD_MAX}
          onChange={(typed) => {
            // A choice that is out of sight would be confirmed unseen.
            onChoose(undefined);
            setKeyword(typed);
          }}
        />
        <Select
          label={texts.field}
          isLabelHidden
          value={field}
          options={options}
          onChange={(name) => {
            onChoose(undefined);
            setField(findField(name) ?? '');
          }}
        />
      </div>
      <div className={styles.results} aria-busy={list.isFetching}>
        {documents === undefined && !list.isError && <PickerRowsSkeleton />}
        {documents === undefined && list.isError && (
          <LoadFailed onRetry={() => void list.refetch()} />
        )}
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
    </div>
  );
}
