import { CARDS_PER_CALL, type SetWithCards } from '@scholar/contract';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { isCode } from '../../../lib/api/api';
import { useDraft } from '../../../lib/drafts/use-draft';
import { useRetryKey } from '../../../lib/queries/use-retry-key';
import { toast } from '../../../ui/feedback/toast';
import { CardPicker } from './card-picker';
import { PickerDialog } from './picker-dialog';
import { NO_FILTERS } from './search-cards';
import { type FoundPick, isTooLarge, NOTHING_SELECTED, PickSchema, usePick } from './selection';
import { takeCardsOut, useAddCards } from '../cards/set-cards.queries';
import { useCaller } from '../sets.queries';
import { setsTexts } from '../sets.texts';
import { useAllCards } from './use-all-cards';

type Props = { isOpen: boolean; onClose: () => void; set: SetWithCards };

/** Adds saved cards to a set. */
export function AddCardsDialog(props: Props) {
  const draft = useDraft(`set.${props.set.quizId}.add`, PickSchema);
  return draft.isLoaded && <LoadedDialog key={draft.room} {...props} draft={draft} />;
}

function LoadedDialog({ isOpen, onClose, set, draft }: Props & { draft: FoundPick }) {
  const { add: texts, picker } = useTexts(setsTexts);
  const [filters, setFilters] = useState(NO_FILTERS);
  const { selection, setSelection, hasWork } = usePick(draft);
  const found = useAllCards(filters, isOpen);
  const inSet = useMemo(
    () => new Set(set.flashcards.map((card) => card.flashcardId)),
    [set.flashcards],
  );
  const addition = useAddCards(set.quizId);
  const caller = useCaller();
  const keyOf = useRetryKey();
  // Another tab may have put one of them into the set since it was chosen.
  const chosen = new Set([...selection].filter((flashcardId) => !inSet.has(flashcardId)));
  const shownCount = found.cards?.length ?? 0;

  function handleClose() {
    addition.reset();
    setFilters(NO_FILTERS);
    onClose();
  }

  async function takeOut(flashcardIds: number[]) {
    try {
      await takeCardsOut(caller, { setId: set.quizId, flashcardIds });
    } catch {
      toast({ message: texts.undoFailed, tone: 'bad' });
    }
  }

  function handleSubmit() {
    const ids = [...chosen];
    addition.mutate(
      { ids, idempotencyKey: keyOf(ids) },
      {
        onSuccess: ({ added, addedIds }) => {
          keyOf.forget();
          setSelection(NOTHING_SELECTED);
          toast({
            message: texts.done(added),
            tone: 'good',
            ...(addedIds.length > 0 && {
              action: { label: texts.undo, onSelect: () => void takeOut(addedIds) },
            }),
          });
          handleClose();
        },
        onError: (error) => {
          if (isCode(error, 'not_found')) {
            setSelection(NOTHING_SELECTED);
            found.retry();
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
      selectedCount={chosen.size}
      isReady={chosen.size > 0 && !isTooLarge(chosen)}
      hasWork={hasWork}
      sending={addition}
      failure={texts.failed}
      onSubmit={handleSubmit}
    >
      <CardPicker
        found={found}
        filters={filters}
        onFilters={setFilters}
        selection={selection}
        onSelect={setSelection}
        inSet={inSet}
        selectAllLabel={picker.selectAll}
        note={sayHowMany(picker, {
          shownCount,
          total: found.total,
          isTooLarge: isTooLarge(chosen),
        })}
      />
    </PickerDialog>
  );
}

type PickerTexts = (typeof setsTexts)['en']['picker'];

function sayHowMany(
  texts: PickerTexts,
  state: { shownCount: number; total: number; isTooLarge: boolean },
): string {
  if (state.isTooLarge) {
    return texts.tooMany(CARDS_PER_CALL);
  }
  return state.total > state.shownCount ? texts.newest(state.shownCount) : texts.found(state.total);
}
