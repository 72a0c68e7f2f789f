import type { StudyDocument } from '@scholar/contract';
import { type RefObject, useEffect } from 'react';
import { formatDateTime } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { Badge } from '../../../ui/feedback/badge';
import { Button } from '../../../ui/basics/button';
import styles from './changed-elsewhere.module.css';
import { documentsTexts } from '../documents.texts';
import { ReadOnlyText } from './read-only-text';

/** Two copies of one document: shows the newer one and lets the student choose. */
export function ChangedElsewhere({
  newer,
  isAsked,
  panelRef,
  onKeepMine,
  onTakeNewer,
}: {
  newer: StudyDocument;
  /** Whether a save led here: only then does the panel take the focus from the student. */
  isAsked: boolean;
  panelRef: RefObject<HTMLElement | null>;
  onKeepMine: () => void;
  onTakeNewer: () => void;
}) {
  const texts = useTexts(documentsTexts).stale;
  // The button that was pressed is far below this panel, which has to be read now.
  useEffect(() => {
    if (isAsked) {
      panelRef.current?.focus();
    }
  }, [panelRef, isAsked]);

  return (
    <section ref={panelRef} tabIndex={-1} className={styles.panel} aria-labelledby="changed">
      <h2 id="changed" className={styles.heading}>
        {texts.title}
      </h2>
      <p role="alert">{texts.message}</p>
      <div className={styles.copy}>
        <div className={styles.head}>
          <bdi className={styles.title}>{newer.title}</bdi>
          <Badge>{sayField(newer.field)}</Badge>
          <time dateTime={newer.updateDate} className={styles.time}>
            {formatDateTime(newer.updateDate)}
          </time>
        </div>
        <ReadOnlyText label={texts.newer} text={newer.content} />
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onTakeNewer}>
          {texts.takeNewer}
        </Button>
        <Button variant="secondary" onClick={onKeepMine}>
          {texts.keepMine}
        </Button>
      </div>
    </section>
  );
}
