import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, Field } from './field';
import { controlClass } from './field-control';
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
}) {
  const id = useId();
  return (
    <Field id={id} label={label} error={error} hint={hint} className={className}>
      <div className={`${controlClass({ size: 'lg', error, isReadOnly })} ${styles.control}`}>
        <textarea
          ref={areaRef}
          id={id}
          name={name}
          dir="auto"
          className={styles.area}
          value={value}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
        />
      </div>
    </Field>
  );
}
