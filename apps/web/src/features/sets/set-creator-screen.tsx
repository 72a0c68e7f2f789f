import { SORTS } from '@scholar/contract';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { newCardsPath } from '../../lib/address/paths';
import { useListAddress } from '../../lib/address/list-address';
import { useScrollMemory } from '../../lib/address/use-scroll-memory';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { EmptyState } from '../../ui/feedback/empty-state';
import { NewSetDialog } from './list/new-set-dialog';
import styles from './set-creator.module.css';
import { readSetId, rowIdOf } from './set-links';
import { SetPanel } from './open/set-panel';
import { SetsPanel } from './list/sets-panel';
import { setsTexts } from './sets.texts';
import { useShown } from './use-shown';

/** The student's sets, and beside them the cards of the one that the address names. */
export function SetCreatorScreen() {
  const texts = useTexts(setsTexts).creator;
  const address = useListAddress('sets', SORTS.sets);
  const openId = readSetId(address.query);
  const [isCreating, setIsCreating] = useState(false);
  const panelRef = useViewFocus(openId);
  useDocumentTitle(texts.title);
  useScrollMemory(true);

  function handleRemoved(setId: number) {
    leave(setId, null);
  }

  /** Where the student looks at a set that is no longer there. */
  function leave(goneId: number, set: number | null) {
    if (goneId === openId) {
      address.replace({ set });
    }
  }
  const shownLeave = useShown(leave);

  return (
    <div className={styles.page} data-fills-window data-open={openId !== undefined}>
      <div className={styles.bar}>
        <h1 className={styles.title}>{texts.title}</h1>
        <div className={styles.ways}>
          <ButtonLink to="/import-cards" variant="secondary">
            {texts.bringCards}
          </ButtonLink>
          <ButtonLink to={newCardsPath()} variant="secondary">
            {texts.writeCards}
          </ButtonLink>
          <Button icon={<Plus />} onClick={() => setIsCreating(true)}>
            {texts.newSet}
          </Button>
        </div>
      </div>
      <div className={styles.panels}>
        <SetsPanel
          address={address}
          openId={openId}
          onNewSet={() => setIsCreating(true)}
          onRemoved={handleRemoved}
        />
        <div ref={panelRef} className={styles.set} tabIndex={-1}>
          {openId === undefined ? (
            <div className={styles.nothing}>
              <EmptyState title={texts.noSelection} />
            </div>
          ) : (
            <SetPanel
              key={openId}
              setId={openId}
              onSplit={(set) => address.go({ set })}
              onSplitUndone={(splitId) => shownLeave.current?.(splitId, openId)}
              onRemoved={handleRemoved}
            />
          )}
        </div>
      </div>
      <NewSetDialog
        isOpen={isCreating}
        onClose={() => setIsCreating(false)}
        // Without filters, which could hide the new one.
        onCreated={(set) =>
          address.go({ set, keyword: null, from: null, to: null, folder: null, page: null })
        }
      />
    </div>
  );
}

/**
 * Where list and set do not fit side by side, the one that opens takes the keyboard; back in the
 * list it goes on from the row that was open.
 */
function useViewFocus(openId: number | undefined) {
  const panelRef = useRef<HTMLDivElement>(null);
  const shown = useRef(openId);

  useEffect(() => {
    const before = shown.current;
    shown.current = openId;
    if (before === openId) {
      return;
    }
    if (isFocusLost()) {
      const row = before === undefined ? null : document.getElementById(rowIdOf(before));
      (openId === undefined ? row : panelRef.current)?.focus({ preventScroll: true });
    }
  }, [openId]);

  return panelRef;
}

/** What had the keyboard has gone, or lies in the panel that is out of sight. */
function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return !activeElement || activeElement === body || !activeElement.checkVisibility();
}
