import { CARDS_PER_CALL, TITLE_MAX } from '@scholar/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { serverMessage } from '../../lib/api';
import { useApi } from '../../lib/api-context';
import { useTexts } from '../../lib/i18n';
import { isCode } from '../../lib/is-code';
import { useRetryKey } from '../../lib/use-retry-key';
import { Dialog } from '../../ui/dialog';
import { Notice } from '../../ui/notice';
import { Pager } from '../../ui/pager';
import { PlanLimitDialog } from '../../ui/plan-limit-dialog';
import { TextField } from '../../ui/text-field';
import { toast } from '../../ui/toast';
import { flashcardQueries } from '../saved-flashcards/public';
import { CardPicker } from './card-picker';
import styles from './card-picker.module.css';
import { PickerActions } from './picker-actions';
import { type CardFilters, NO_FILTERS, toCardSearch } from './search-cards';
import { isTooLarge, NOTHING_SELECTED } from './selection';
import { useCreateSet } from './sets.queries';
import { setsTexts } from './sets.texts';

const FIRST_PAGE_SIZE = 10;

/** What was typed and chosen stays when the dialog is closed, until the set is made. */
export function NewSetDialog({
  isOpen,
  onClose,
  onCreated,
}: {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (quizId: number) => void;
}) {
  const id = useId();
  const { create: texts, picker } = useTexts(setsTexts);
  const [name, setName] = useState('');
  const [selection, setSelection] = useState(NOTHING_SELECTED);
  const list = useCardPages(isOpen);
  const creation = useCreateSet();
  const keyOf = useRetryKey();
  const isFull = isCode(creation.error, 'plan_limit');
  const isCardGone = isCode(creation.error, 'not_found');
  const isReady = name.trim() !== '' && selection.size > 0 && !isTooLarge(selection);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) {
      return;
    }
    const draft = { title: name.trim(), flashcardList: [...selection] };
    creation.mutate(
      { draft, idempotencyKey: keyOf(draft) },
      {
        onSuccess: ({ quizId, title }) => {
          setName('');
          setSelection(NOTHING_SELECTED);
          toast({ message: texts.done(title), tone: 'good' });
          onClose();
          onCreated(quizId);
        },
        onError: (error) => {
          if (isCode(error, 'not_found')) {
            setSelection(NOTHING_SELECTED);
            list.refresh();
          }
        },
      },
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.title}
      size="picker"
      isDismissable={!creation.isPending}
      actions={
        <PickerActions
          formId={id}
          selectedCount={selection.size}
          submitLabel={texts.submit}
          isReady={isReady}
          isBusy={creation.isPending}
          onCancel={onClose}
        />
      }
    >
      <form id={id} noValidate onSubmit={handleSubmit}>
        {creation.isError && !isFull && (
          <div className={styles.failure}>
            <Notice tone="bad">
              {isCardGone ? picker.cardGone : (serverMessage(creation.error) ?? texts.failed)}
            </Notice>
          </div>
        )}
        <TextField
          className={styles.name}
          label={texts.name}
          name="title"
          dir="auto"
          autoComplete="off"
          value={name}
          maxLength={TITLE_MAX}
          isRequired
          onChange={setName}
        />
      </form>
      <CardPicker
        found={list.found}
        filters={list.filters}
        onFilters={list.setFilters}
        selection={selection}
        onSelect={setSelection}
        selectAllLabel={picker.selectPage}
        note={isTooLarge(selection) ? picker.tooMany(CARDS_PER_CALL) : picker.found(list.total)}
      />
      {list.total > 0 && (
        <div className={styles.pager}>
          <Pager {...list.pager} />
        </div>
      )}
      <PlanLimitDialog
        message={isFull && creation.error ? creation.error.message : null}
        onClose={creation.reset}
      />
    </Dialog>
  );
}

/** The student's cards, page by page. */
function useCardPages(isWanted: boolean) {
  const [filters, setFilters] = useState<CardFilters>(NO_FILTERS);
  const [page, setPage] = useState(0);
  const [size, setSize] = useState(FIRST_PAGE_SIZE);
  const query = useQuery({
    ...flashcardQueries.list(useApi(), { page, size, ...toCardSearch(filters) }),
    enabled: isWanted,
  });
  const { data } = query;
  const totalPages = Math.max(data?.totalPages ?? 1, 1);
  if (data && !query.isPlaceholderData && page >= totalPages) {
    // Cards were deleted meanwhile.
    setPage(totalPages - 1);
  }

  return {
    filters,
    setFilters(changed: CardFilters) {
      setFilters(changed);
      setPage(0);
    },
    found: {
      cards: data?.items,
      isOld: query.isPlaceholderData,
      isFailed: query.isError,
      retry: () => void query.refetch(),
    },
    refresh: () => void query.refetch(),
    total: data?.totalItems ?? 0,
    pager: {
      page,
      totalPages,
      pageSize: size,
      onPage: setPage,
      onPageSize(wanted: number) {
        setSize(wanted);
        setPage(0);
      },
    },
  };
}
