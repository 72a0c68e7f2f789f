import type { Flashcard } from '@scholar/contract';
import { type ReactNode, useCallback, useId } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { Checkbox } from '../../../ui/forms/checkbox';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { CardChoices } from './card-choices';
import styles from './card-picker.module.css';
import { PickerFilters } from './picker-filters';
import { type CardFilters, hasFilters, NO_FILTERS } from './search-cards';
import { hasAll, type Selection, withAll, withToggled } from './selection';
import { setsTexts } from '../sets.texts';

export type FoundCards = {
  /** Undefined until the first answer. */
  cards: readonly Flashcard[] | undefined;
  isOld: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** Finds cards and chooses among them, for a new set or for one that is there. */
export function CardPicker({
  found: { cards, isOld, isFailed, retry },
  filters,
  onFilters,
  onSelect,
  selection,
  inSet = NONE,
  selectAllLabel,
  note,
}: {
  found: FoundCards;
  filters: CardFilters;
  onFilters: (filters: CardFilters) => void;
  selection: Selection;
  /** Takes a change, as the setter of a state does. */
  onSelect: (change: (selection: Selection) => Selection) => void;
  inSet?: ReadonlySet<number> | undefined;
  selectAllLabel: string;
  /** Beside 'Select all': how many there are. */
  note: ReactNode;
}) {
  const texts = useTexts(setsTexts).picker;
  const searchId = useId();
  const ids = (cards ?? []).map((card) => card.flashcardId).filter((id) => !inSet.has(id));
  const isAll = hasAll(selection, ids);

  const handleToggle = useCallback(
    (flashcardId: number) => onSelect((now) => withToggled(now, flashcardId)),
    [onSelect],
  );

  function handleClear() {
    onFilters(NO_FILTERS);
    // The pressed button has disappeared, so the focus needs a new place.
    document.getElementById(searchId)?.focus();
  }

  return (
    <>
      <PickerFilters searchId={searchId} filters={filters} onFilters={onFilters} />
      {isFailed && <LoadFailed onRetry={retry} />}
      {cards && cards.length > 0 && (
        <>
          <div className={styles.all}>
            <Checkbox
              label={selectAllLabel}
              isChecked={isAll}
              isDisabled={ids.length === 0}
              onChange={() => onSelect((now) => withAll(now, ids, !isAll))}
            />
            <span className={styles.note}>{note}</span>
          </div>
          <div className={styles.list}>
            <CardChoices
              label={texts.cards}
              cards={cards}
              selection={selection}
              inSet={inSet}
              isBusy={isOld}
              onToggle={handleToggle}
            />
          </div>
        </>
      )}
      {cards?.length === 0 && !isFailed && (
        <NoCards isFiltered={hasFilters(filters)} onClear={handleClear} />
      )}
      {!cards && !isFailed && (
        <div className={styles.coming} aria-busy="true">
          <Skeleton lines={5} />
        </div>
      )}
    </>
  );
}

const NONE: ReadonlySet<number> = new Set();

/** None yet is told apart from none found. */
function NoCards({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const texts = useTexts(setsTexts).picker;
  return (
    <EmptyState
      title={texts.noneFound}
      advice={isFiltered ? texts.noMatch : texts.firstTime}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={onClear}>
            {texts.clear}
          </Button>
        ) : (
          <ButtonLink to="/flashcards" variant="secondary">
            {texts.make}
          </ButtonLink>
        )
      }
    />
  );
}
