import type { DocumentRow } from '@scholar/contract';
import { useId } from 'react';
import { formatDateTime } from '../../../lib/time/dates';
import { useTexts } from '../../../lib/i18n';
import { sayField } from '../../../lib/i18n/field-names.texts';
import { Badge } from '../../../ui/feedback/badge';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { flashcardsTexts } from '../flashcards.texts';
import styles from './picker-rows.module.css';

export function PickerRows({
  documents,
  chosen,
  onChoose,
}: {
  documents: readonly DocumentRow[];
  chosen: DocumentRow | undefined;
  onChoose: (document: DocumentRow) => void;
}) {
  const texts = useTexts(flashcardsTexts).picker;
  const name = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{texts.documents}</legend>
      {documents.map((document) => (
        <label key={document.documentId} className={styles.row}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={document.documentId === chosen?.documentId}
            onChange={() => onChoose(document)}
          />
          <span className={styles.title} dir="auto">
            {document.title}
          </span>
          <span className={styles.facts}>
            <Badge>{sayField(document.field)}</Badge>
            <time dateTime={document.updateDate}>{formatDateTime(document.updateDate)}</time>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function PickerRowsSkeleton() {
  return ['58%', '74%', '46%', '66%', '52%'].map((width) => (
    <div key={width} className={styles.row}>
      <Skeleton width={18} height={18} />
      <span className={styles.title}>
        <Skeleton width={width} height={16} />
      </span>
    </div>
  ));
}
