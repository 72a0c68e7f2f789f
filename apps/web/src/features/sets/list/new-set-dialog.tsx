import { CARDS_PER_CALL, TITLE_MAX } from '@scholar/contract';
import { isCode, serverMessage } from '../../../lib/api/api';
import { useTexts } from '../../../lib/i18n';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { Pager } from '../../../ui/lists/pager';
import { TextField } from '../../../ui/forms/text-field';
import { toast } from '../../../ui/feedback/toast';
import { CardPicker } from '../pick/card-picker';
import styles from '../pick/card-picker.module.css';
import { PickerDialog } from '../pick/picker-dialog';
import {
  type FoundPick,
  isTooLarge,
  NOTHING_SELECTED,
  PickSchema,
  usePick,
} from '../pick/selection';
import { useCreateSet } from '../set-changes.queries';
import { setsTexts } from '../sets.texts';
import { useCardPages } from '../pick/use-card-pages';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (setId: number) => void;
};

/** What was typed and chosen stays when the dialog is closed, until the set is made. */
export function NewSetDialog(props: Props) {
  const draft = useDraft('new-set', PickSchema);
  return draft.isLoaded && <LoadedDialog key={draft.room} {...props} draft={draft} />;
}

function LoadedDialog({ isOpen, onClose, onCreated, draft: kept }: Props & { draft: FoundPick }) {
  const { create: texts, picker } = useTexts(setsTexts);
  const { name, setName, selection, setSelection, hasWork, clear } = usePick(kept);
  const list = useCardPages(isOpen);
  const creation = useCreateSet();
  const keyOf = useRetryKey();

  function handleClose() {
    creation.reset();
    list.reset();
    onClose();
  }

  function handleSubmit() {
    const draft = { title: name.trim(), flashcardList: [...selection] };
    creation.mutate(
      { draft, idempotencyKey: keyOf(draft) },
      {
        onSuccess: ({ quizId: setId, title }) => {
          keyOf.forget();
          clear();
          toast({ message: texts.done(title), tone: 'good' });
          handleClose();
          onCreated(setId);
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
    <PickerDialog
      isOpen={isOpen}
      onClose={handleClose}
      title={texts.title}
      submitLabel={texts.submit}
      selectedCount={selection.size}
      isReady={name.trim() !== '' && selection.size > 0 && !isTooLarge(selection)}
      hasWork={hasWork}
      sending={creation}
      failure={serverMessage(creation.error) ?? texts.failed}
      onSubmit={handleSubmit}
      fields={
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
      }
    >
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
    </PickerDialog>
  );
}
