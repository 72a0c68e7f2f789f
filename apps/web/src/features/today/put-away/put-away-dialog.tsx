import type { CardHandlingChange, PutAwayCard } from '@scholar/contract';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/i18n';
import { Button } from '../../../ui/basics/button';
import { Dialog } from '../../../ui/dialogs/dialog';
import { Badge } from '../../../ui/feedback/badge';
import { LoadFailed } from '../../../ui/feedback/load-failed';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { toast } from '../../../ui/feedback/toast';
import { Checkbox } from '../../../ui/forms/checkbox';
import { CardName } from '../../cards/public';
import styles from './put-away-dialog.module.css';
import { useHandleCards, usePutAway, useRefreshToday } from './put-away.queries';
import { putAwayTexts } from './put-away.texts';

const BACK: CardHandlingChange = { isSuspended: false, buriedUntil: null };

/** Where suspended and buried cards are brought back, and flagged ones are found. */
export function PutAwayDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(putAwayTexts);
  const list = usePutAway();
  const { handle, isBusy } = useHandleCards();
  const refreshToday = useRefreshToday();
  const hasChanged = useRef(false);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const away = list.cards.filter(isAway);
  const chosen = away.filter(({ flashcardId }) => selected.has(flashcardId));

  async function change(cards: readonly PutAwayCard[], wanted: CardHandlingChange) {
    const { failed } = await handle(cards, wanted);
    hasChanged.current = true;
    setSelected(new Set());
    const changed = cards.length - failed;
    if (failed > 0) {
      toast({ message: texts.failed(failed), tone: 'bad' });
    } else if (wanted === BACK && changed > 0) {
      toast({ message: texts.done(changed) });
    }
  }

  /** Not before: a card that comes again would take the place of this dialog. */
  function handleClose() {
    if (hasChanged.current) {
      hasChanged.current = false;
      refreshToday();
    }
    onClose();
  }

  function handleSelect({ flashcardId }: PutAwayCard, isChecked: boolean) {
    const next = new Set(selected);
    if (isChecked) {
      next.add(flashcardId);
    } else {
      next.delete(flashcardId);
    }
    setSelected(next);
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={texts.title}
      size="picker"
      isDismissable={!isBusy}
      actions={
        away.length > 0 ? (
          <Button
            disabled={chosen.length === 0 || isBusy}
            onClick={() => void change(chosen, BACK)}
          >
            {texts.bringBackSelected(chosen.length)}
          </Button>
        ) : (
          <Button variant="secondary" onClick={handleClose}>
            {texts.close}
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton width="100%" height={72} />}
      {list.isFailed && <LoadFailed onRetry={list.retry} />}
      {!list.isPending && !list.isFailed && list.cards.length === 0 && (
        <p className={styles.none}>{texts.none}</p>
      )}
      {away.length > 1 && (
        <div className={styles.all}>
          <Checkbox
            label={texts.selectAll}
            isChecked={chosen.length === away.length}
            onChange={(isChecked) =>
              setSelected(new Set(isChecked ? away.map(({ flashcardId }) => flashcardId) : []))
            }
          />
        </div>
      )}
      <ul className={styles.list} aria-busy={isBusy}>
        {list.cards.map((card) => (
          <li key={card.flashcardId}>
            <PutAwayRow
              card={card}
              isBusy={isBusy}
              isSelected={selected.has(card.flashcardId)}
              onSelect={(isChecked) => handleSelect(card, isChecked)}
              onBringBack={() => void change([card], BACK)}
              onUnflag={() => void change([card], { isFlagged: false })}
            />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button variant="quiet" disabled={list.isLoadingMore} onClick={list.loadMore}>
          {texts.more}
        </Button>
      )}
    </Dialog>
  );
}

function PutAwayRow({
  card,
  isBusy,
  isSelected,
  onSelect,
  onBringBack,
  onUnflag,
}: {
  card: PutAwayCard;
  isBusy: boolean;
  isSelected: boolean;
  onSelect: (isChecked: boolean) => void;
  onBringBack: () => void;
  onUnflag: () => void;
}) {
  const texts = useTexts(putAwayTexts);
  const { question, setTitle, isSuspended, isFlagged, buriedUntil } = card;
  return (
    <div className={styles.row}>
      <div className={styles.box}>
        {isAway(card) && (
          <Checkbox
            label={texts.select(question)}
            isLabelHidden
            isChecked={isSelected}
            isDisabled={isBusy}
            onChange={onSelect}
          />
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.term} dir="auto">
          <CardName card={card} />
        </p>
        <p className={styles.facts}>
          <span className={styles.set} dir="auto">
            {setTitle}
          </span>
          {isSuspended && <Badge>{texts.suspended}</Badge>}
          {buriedUntil !== null && !isSuspended && (
            <Badge>{texts.buried(sayDay(buriedUntil, texts.locale))}</Badge>
          )}
          {isFlagged && <Badge tone="brand-soft">{texts.flagged}</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        {isAway(card) && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.bringBackCard(question)}
            disabled={isBusy}
            onClick={onBringBack}
          >
            {texts.bringBack}
          </Button>
        )}
        {isFlagged && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={texts.unflagCard(question)}
            disabled={isBusy}
            onClick={onUnflag}
          >
            {texts.unflag}
          </Button>
        )}
      </div>
    </div>
  );
}

function isAway({ isSuspended, buriedUntil }: PutAwayCard): boolean {
  return isSuspended || buriedUntil !== null;
}

function sayDay(instant: string, locale: string): string {
  return new Date(instant).toLocaleDateString(locale, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  });
}
