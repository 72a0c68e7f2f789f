import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { FieldError } from './field-error';
import styles from './growing-text.module.css';

/** A text that looks like one until it is touched, and is as tall as what stands in it. */
export function GrowingText({
  label,
  value,
  look,
  error,
  isReadOnly = false,
  onChange,
  onSave,
}: {
  label: string;
  value: string;
  look: 'term' | 'definition';
  error?: string | undefined;
  isReadOnly?: boolean | undefined;
  onChange: (value: string) => void;
  /** Ctrl+Enter and Ctrl+S. */
  onSave?: (() => void) | undefined;
}) {
  const id = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const area = areaRef.current;
    // Where the browser does not do it by itself.
    if (area && !Reflect.has(area.style, 'fieldSizing')) {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight}px`;
    }
  }, [value]);

  function handleKeyDown(event: KeyboardEvent) {
    const isSaving = (event.ctrlKey || event.metaKey) && ['Enter', 's'].includes(event.key);
    if (isSaving && onSave) {
      event.preventDefault();
      onSave();
    }
  }

  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        ref={areaRef}
        id={id}
        rows={1}
        dir="auto"
        className={`${styles.area} ${styles[look]}`}
        value={value}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
