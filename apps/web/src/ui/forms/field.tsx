import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** Label above, control, then hint and error. The control names both with describedBy(). */
export function Field({
  id,
  label,
  isLabelHidden = false,
  hint,
  error,
  className,
  children,
}: {
  id: string;
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children}
      <FieldError id={errorId(id)} message={error} />
      {hint !== undefined && (
        <div id={hintId(id)} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}

export function describedBy(
  id: string,
  { hint, error }: { hint?: ReactNode; error?: string | undefined },
): string | undefined {
  const ids = [error && errorId(id), hint !== undefined && hintId(id)].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

function errorId(id: string): string {
  return `${id}-error`;
}

function hintId(id: string): string {
  return `${id}-hint`;
}

/** The alert region exists before its message, so that the message is announced when it comes. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p id={id} className={styles.error}>
          <CircleAlert size={16} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

/** The outlined box around an input or a select. */
export function controlClass({
  size,
  error,
  isReadOnly = false,
  isDisabled = false,
}: {
  size: 'sm' | 'md' | 'lg';
  error?: string | undefined;
  isReadOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
}): string {
  return [
    styles.control,
    styles[size],
    error && styles.invalid,
    isReadOnly && styles.readOnly,
    isDisabled && styles.disabled,
  ]
    .filter(Boolean)
    .join(' ');
}
