import Check from 'lucide-react/icons/check';
import { type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field';

export type CheckboxProps = {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  name?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isLabelHidden?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
};

export function Checkbox({
  label,
  isChecked,
  onChange,
  name,
  error,
  isRequired = false,
  isDisabled = false,
  isLabelHidden = false,
  inputRef,
}: CheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <div className={styles.row}>
        <input
          ref={inputRef}
          id={id}
          type="checkbox"
          name={name}
          className={styles.input}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.box} aria-hidden="true">
          <Check />
        </span>
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
          {label}
        </label>
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}
