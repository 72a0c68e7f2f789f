import { useId } from 'react';
import styles from './switch.module.css';

export function Switch({
  label,
  isOn,
  onChange,
  isDisabled = false,
}: {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
}) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        disabled={isDisabled}
      />
      <span className={styles.track} aria-hidden="true" />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
    </div>
  );
}
