import type { ReactNode } from 'react';
import { FieldError } from './field-error';
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
