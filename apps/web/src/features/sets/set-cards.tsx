import type { Ref } from 'react';
import { useTexts } from '../../lib/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import type { CardRowHandlers } from './card-row';
import { CardRows } from './card-rows';
import styles from './set-creator.module.css';
import { setsTexts } from './sets.texts';
import type { useCardEdits } from './use-card-edits';

/** The cards of the open set as they stand, or that there are none. */
export function SetCards({
  edit,
  bodyRef,
  onAdd,
  onDiscard,
  onRemove,
}: {
  edit: ReturnType<typeof useCardEdits>;
  bodyRef: Ref<HTMLDivElement>;
  onAdd: () => void;
  /** Of the changes from before. */
  onDiscard: () => void;
  onRemove: CardRowHandlers['onRemove'];
}) {
  const { set: texts, discard } = useTexts(setsTexts);
  return (
    <div ref={bodyRef} className={styles.body} tabIndex={-1}>
      {edit.hasRestored && (
        <div className={styles.notice}>
          <Notice tone="info">
            {texts.restored}{' '}
            <Button variant="link" onClick={onDiscard}>
              {discard}
            </Button>
          </Notice>
        </div>
      )}
      {edit.rows.length === 0 ? (
        <div className={styles.nothing}>
          <EmptyState
            title={texts.noCards}
            advice={texts.noCardsAdvice}
            action={
              <Button variant="secondary" onClick={onAdd}>
                {texts.add}
              </Button>
            }
          />
        </div>
      ) : (
        <CardRows edit={edit} onRemove={onRemove} />
      )}
    </div>
  );
}
