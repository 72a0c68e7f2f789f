import { CARDS_PER_CALL, type Flashcard } from '@scholar/contract';
import Download from 'lucide-react/icons/download';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Checkbox } from '../../../ui/forms/checkbox';
import { IconButton } from '../../../ui/forms/icon-button';
import { savedFlashcardsTexts } from '../saved-flashcards.texts';
import styles from './selection-bar.module.css';

const NONE: ReadonlySet<number> = new Set();

/** What can be done with several cards at once, above the list. */
export function SelectionBar({
  cards,
  total,
  selection,
  onExport,
  onRemove,
}: {
  /** Those of this page. */
  cards: readonly Flashcard[];
  total: number;
  selection: Selection;
  onExport: (flashcardIds: number[]) => void;
  onRemove: (flashcardIds: number[]) => void;
}) {
  const texts = useTexts(savedFlashcardsTexts).selection;
  const { ids } = selection;
  const allRef = useRef<HTMLInputElement>(null);
  const onPage = cards.map(({ flashcardId }) => flashcardId);

  function handleClear() {
    selection.clear();
    // The button goes with the selection; the keyboard stays here.
    allRef.current?.focus();
  }

  return (
    <div role="group" className={styles.frame} aria-label={texts.label}>
      <div className={styles.bar}>
        <Checkbox
          inputRef={allRef}
          label={texts.page}
          isLabelHidden={ids.size > 0}
          isChecked={onPage.length > 0 && onPage.every((id) => ids.has(id))}
          onChange={(isChecked) => selection.set(onPage, isChecked)}
        />
        <span role="status" className={styles.count}>
          {ids.size > 0 && texts.count(ids.size)}
        </span>
        {ids.size > 0 ? (
          <>
            <IconButton size="sm" label={texts.clear} icon={<X />} onClick={handleClear} />
            <Button
              variant="quiet"
              size="sm"
              className={styles.end}
              icon={<Download />}
              onClick={() => onExport([...ids])}
            >
              {texts.export}
            </Button>
            <Button variant="danger" size="sm" icon={<Trash2 />} onClick={() => onRemove([...ids])}>
              {texts.remove}
            </Button>
          </>
        ) : (
          <span className={`${styles.count} ${styles.end}`}>{texts.total(total)}</span>
        )}
      </div>
    </div>
  );
}

/** Chosen cards, from page to page. Other filters show another list, which starts without any. */
export function useSelection(scope: string) {
  const [selection, setSelection] = useState({ scope, ids: NONE });
  const ids = selection.scope === scope ? selection.ids : NONE;

  return {
    ids,
    /** One call deletes no more. */
    isFull: ids.size >= CARDS_PER_CALL,
    set(flashcardIds: readonly number[], isSelected: boolean) {
      const changed = new Set(ids);
      for (const id of flashcardIds) {
        if (!isSelected) {
          changed.delete(id);
        } else if (changed.size < CARDS_PER_CALL) {
          changed.add(id);
        }
      }
      setSelection({ scope, ids: changed });
    },
    clear: () => setSelection({ scope, ids: NONE }),
  };
}

export type Selection = ReturnType<typeof useSelection>;
