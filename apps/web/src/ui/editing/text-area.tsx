import { type ClipboardEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { readPasted } from '../../lib/text/read-pasted';
import { isLong, useTextParts } from '../../lib/text/text-parts';
import { controlClass, describedBy, Field } from '../forms/field';
import { PartSteps } from './part-steps';
import styles from './text-area.module.css';

/** Several lines of what is read to learn. */
export function TextArea({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  isReadOnly = false,
  areaRef,
  className,
  onKeyDown,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: ReactNode;
  isReadOnly?: boolean | undefined;
  areaRef?: Ref<HTMLTextAreaElement> | undefined;
  className?: string | undefined;
  onKeyDown?: ((event: KeyboardEvent<HTMLTextAreaElement>) => void) | undefined;
}) {
  const id = useId();
  const parts = useTextParts(value);

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { text } = readPasted(event);
    // A shorter paste is the browser's, with its own undo.
    if (!isReadOnly && isLong(text)) {
      event.preventDefault();
      onChange(parts.edit(text));
    }
  }

  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      <div className={`${controlClass({ size: 'lg', error, isReadOnly })} ${styles.control}`}>
        <textarea
          ref={areaRef}
          id={id}
          name={name}
          dir="auto"
          className={styles.area}
          value={parts.shown.text}
          readOnly={isReadOnly}
          onChange={(event) => onChange(parts.edit(event.target.value))}
          onPaste={handlePaste}
          onKeyDown={onKeyDown}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
      <PartSteps index={parts.index} count={parts.count} onShow={parts.show} />
    </Field>
  );
}
