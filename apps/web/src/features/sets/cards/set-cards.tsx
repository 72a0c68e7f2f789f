import type { Ref } from 'react';
import { useTexts } from '../../../lib/i18n';
import { newCardsPath } from '../../../lib/address/paths';
import { Button } from '../../../ui/basics/button';
import { ButtonLink } from '../../../ui/basics/button-link';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Notice } from '../../../ui/forms/notice';
import { type CardRowHandlers, CardRows } from './card-rows';
import type { SetAccess } from '../share/set-access';
import styles from '../set-creator.module.css';
import { setsTexts } from '../sets.texts';
import type { useCardEdits } from './use-card-edits';

/** The cards of the open set as they stand, or that there are none. */
export function SetCards({
  setId,
  edit,
  access,
  bodyRef,
  onAdd,
  onDiscard,
  onRemove,
}: {
  setId: number;
  edit: ReturnType<typeof useCardEdits>;
  access: SetAccess;
  bodyRef: Ref<HTMLDivElement>;
  onAdd: () => void;
  /** Discards the changes that were restored. */
  onDiscard: () => void;
  onRemove: CardRowHandlers['onRemove'];
}) {
  const { set: texts, sharing, discard } = useTexts(setsTexts);
  const isOwn = access === 'own';
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
      {access === 'read' && <p className={styles.hint}>{sharing.readOnly}</p>}
      {edit.rows.length === 0 ? (
        <div className={styles.nothing}>
          <EmptyState
            title={texts.noCards}
            advice={isOwn ? texts.noCardsAdvice : sharing.noCardsAdvice}
            action={
              isOwn && (
                <>
                  <ButtonLink to={newCardsPath(setId)}>{texts.writeCards}</ButtonLink>
                  <Button variant="secondary" onClick={onAdd}>
                    {texts.add}
                  </Button>
                </>
              )
            }
          />
        </div>
      ) : (
        <CardRows edit={edit} isReadOnly={access === 'read'} onRemove={onRemove} />
      )}
    </div>
  );
}
