import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { FieldError } from '../forms/field';
import styles from './growing-text.module.css';

/** A text that looks like one until it is touched, and is as tall as what stands in it. */
export function GrowingText({
  label,
  value,
  look,
  error,
  describedBy,
  placeholder,
  isReadOnly = false,
  onChange,
  onSave,
  onKeyDown,
  onPaste,
}: {
  label: string;
  value: string;
  look: 'term' | 'definition' | 'cell';
  error?: string | undefined;
  /** The id of what else is said about it. */
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
  onChange: (value: string) => void;
  /** Ctrl+Enter and Ctrl+S. */
  onSave?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
  onPaste?: ((event: ClipboardEvent<HTMLTextAreaElement>) => void) | undefined;
}) {
  const id = useId();
  const areaRef = useRef<HTMLTextAreaElement>(null);

  useHeight(areaRef, value);

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    onKeyDown?.(event);
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
        placeholder={placeholder}
        readOnly={isReadOnly}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && `${id}-error`, describedBy].filter(Boolean).join(' ') || undefined
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onPaste={onPaste}
      />
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

/** Where the browser does not do it by itself: after every change of the text and of the room. */
function useHeight(areaRef: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (areaRef.current && !growsByItself()) {
      fitHeight(areaRef.current);
    }
  }, [areaRef, value]);

  useLayoutEffect(() => {
    const area = areaRef.current;
    if (!area || growsByItself() || !('ResizeObserver' in window)) {
      return undefined;
    }
    let width = area.clientWidth;
    const observer = new ResizeObserver(() => {
      // Its own new height is no reason to measure again.
      if (area.clientWidth !== width) {
        width = area.clientWidth;
        fitHeight(area);
      }
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [areaRef]);
}

function growsByItself(): boolean {
  return Reflect.has(document.documentElement.style, 'fieldSizing');
}

function fitHeight(area: HTMLTextAreaElement): void {
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}
