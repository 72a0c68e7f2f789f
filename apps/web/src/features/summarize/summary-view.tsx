import { type Field, FIELDS, findField, TYPING_MS } from '@scholar/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Tag from 'lucide-react/icons/tag';
import { type RefObject, useEffect, useState } from 'react';
import { useTexts } from '../../lib/i18n';
import { sayField } from '../../lib/i18n/field-names.texts';
import { NameField } from './name-field';
import { summarizeTexts } from './summarize.texts';
import type { SummaryResult } from './summary-result';
import { SummaryText } from '../reading/public';
import styles from './summary-view.module.css';

/** Name, field and summary. `isFresh` lets name and field be typed in. */
export function SummaryView({
  result,
  isFresh,
  documentText,
  nameError,
  nameRef,
  active,
  isHighlighted,
  onActivate,
  onEdit,
}: {
  result: SummaryResult;
  isFresh: boolean;
  documentText: string;
  nameError: string | undefined;
  nameRef: RefObject<HTMLTextAreaElement | null>;
  active: number | null;
  isHighlighted: boolean;
  onActivate: (source: number | null) => void;
  onEdit: (change: { name: string } | { field: Field }) => void;
}) {
  const texts = useTexts(summarizeTexts);
  const { name, field } = result;
  const typing = useTyping({ isFresh, length: Math.max([...name].length, sayField(field).length) });

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
        shown={typing.show(sayField(field))}
        onChange={(chosen) => handleEdit({ field: chosen })}
      />
      <SummaryText
        summary={result}
        documentText={documentText}
        active={active}
        isHighlighted={isHighlighted}
        onActivate={onActivate}
      />
      {result.isFallback && <p className={styles.fallback}>{texts.fallback}</p>}
      {result.isPartial && <p className={styles.fallback}>{texts.partMissing}</p>}
    </div>
  );
}

/** Looks like a badge; an invisible select over it changes the field. */
function FieldBadge({
  field,
  shown,
  onChange,
}: {
  field: Field;
  /** The field, or as much of it as has been typed in. */
  shown: string;
  onChange: (field: Field) => void;
}) {
  const texts = useTexts(summarizeTexts);
  return (
    <span className={styles.badge}>
      <Tag size={14} />
      <span>{texts.fieldBadge(shown)}</span>
      <ChevronDown className={styles.chevron} size={14} />
      <select
        className={styles.select}
        name="field"
        aria-label={texts.field}
        value={field}
        onChange={(event) => onChange(findField(event.target.value) ?? field)}
      >
        {FIELDS.map((name) => (
          <option key={name} value={name}>
            {sayField(name)}
          </option>
        ))}
      </select>
    </span>
  );
}

/**
 * How many letters of a fresh result show. It is a picture only: the whole text is there from the
 * beginning, and whoever touches it sees all of it at once.
 */
function useTyping({ isFresh, length }: { isFresh: boolean; length: number }) {
  const [count, setCount] = useState(isFresh && !prefersStillness() ? 0 : Infinity);
  const isTyping = count !== Infinity;

  useEffect(() => {
    if (!isTyping) {
      return undefined;
    }
    const timer = setInterval(
      () => setCount((shown) => (shown + 1 < length ? shown + 1 : Infinity)),
      TYPING_MS,
    );
    return () => clearInterval(timer);
  }, [isTyping, length]);

  return {
    finish: () => setCount(Infinity),
    show: (text: string) => (isTyping ? [...text].slice(0, count).join('') : text),
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
