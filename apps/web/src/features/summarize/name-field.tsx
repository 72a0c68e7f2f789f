import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useTexts } from '../../lib/i18n';
import { FieldError } from '../../ui/forms/field';
import styles from './name-field.module.css';
import { summarizeTexts } from './summarize.texts';

/** Looks like a title, grows with its lines, is edited in place. */
export function NameField({
  shown,
  onChange,
  onFocus,
  error,
  areaRef,
}: {
  /** The name, or as much of it as has been typed in. */
  shown: string;
  onChange: (name: string) => void;
  onFocus: () => void;
  error: string | undefined;
  areaRef: RefObject<HTMLTextAreaElement | null>;
}) {
  const texts = useTexts(summarizeTexts);
  const id = useId();

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // A name has one line, however many the screen needs for it. Enter also ends a composed letter.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.currentTarget.blur();
    }
  }

  return (
    <div className={styles.field}>
      <div className={styles.box} data-invalid={error !== undefined}>
        <span className={styles.size} aria-hidden="true">
          {`${shown} `}
        </span>
        <textarea
          ref={areaRef}
          id={id}
          className={styles.input}
          dir="auto"
          name="name"
          rows={1}
          spellCheck={false}
          autoComplete="off"
          value={shown}
          onChange={(event) => onChange(event.target.value.replaceAll(/[\r\n]+/g, ' '))}
          onFocus={onFocus}
          onKeyDown={handleKeyDown}
          aria-label={texts.name}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Pencil className={styles.pencil} size={18} />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
