import styles from './field.module.css';

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
