import type { Field } from '@scholar/contract';
import type { RefObject } from 'react';
import { useTexts } from '../../lib/i18n';
import { FieldBadge } from './field-badge';
import { NameField } from './name-field';
import type { SummaryResult } from './summary-result';
import { SummaryText } from './summary-text';
import styles from './summary-view.module.css';
import { summarizeTexts } from './summarize.texts';
import { useTyping } from './use-typing';

/** Name, field and summary. `isFresh` lets name and field be typed in. */
export function SummaryView({
  result,
  isFresh,
  documentText,
  nameError,
  nameRef,
  active,
  isMarked,
  onActivate,
  onEdit,
}: {
  result: SummaryResult;
  isFresh: boolean;
  documentText: string;
  nameError: string | undefined;
  nameRef: RefObject<HTMLTextAreaElement | null>;
  active: number | null;
  isMarked: boolean;
  onActivate: (source: number | null) => void;
  onEdit: (change: { name: string } | { field: Field }) => void;
}) {
  const texts = useTexts(summarizeTexts);
  const { name, field } = result;
  const typing = useTyping({ isFresh, length: Math.max([...name].length, field.length) });

  function handleEdit(change: { name: string } | { field: Field }) {
    typing.finish();
    onEdit(change);
  }

  return (
    <div className={styles.view}>
      <NameField
        shown={typing.show(name)}
        onChange={(typed) => handleEdit({ name: typed })}
        onFocus={typing.finish}
        error={nameError}
        areaRef={nameRef}
      />
      <FieldBadge
        field={field}
        shown={typing.show(field)}
        onChange={(chosen) => handleEdit({ field: chosen })}
      />
      <SummaryText
        result={result}
        documentText={documentText}
        active={active}
        isMarked={isMarked}
        onActivate={onActivate}
      />
      {result.isFallback && <p className={styles.fallback}>{texts.fallback}</p>}
      {result.isPartial && <p className={styles.fallback}>{texts.partMissing}</p>}
    </div>
  );
}
