import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useId, useRef, useState } from 'react';
import { controlClass } from '../forms/field';
import { IconButton } from '../forms/icon-button';
import styles from './number-stepper.module.css';

/** A small whole number: typed, or stepped with the arrow keys and the two buttons. */
export function NumberStepper({
  label,
  labels,
  typed,
  min,
  max,
  limits,
  settle,
  onChange,
  isDisabled = false,
  isStacked = false,
}: {
  label: string;
  labels: { fewer: string; more: string };
  /** What stands in the field, which may be no number yet. */
  typed: string;
  min: number;
  max: number;
  /** Said when something else was typed. */
  limits: string;
  /** The number that counts for what is typed. */
  settle: (typed: string) => number;
  onChange: (typed: string) => void;
  isDisabled?: boolean | undefined;
  /** The label stands above the field, and there is room for it on phones too. */
  isStacked?: boolean | undefined;
}) {
  const id = useId();
  const count = settle(typed);
  const controlRef = useRef<HTMLDivElement>(null);
  const [isCorrected, setIsCorrected] = useState(false);
  const isOutside = typed.trim() !== '' && Number(typed) !== count;

  function handleStep(wanted: number) {
    if (wanted <= min || wanted >= max) {
      // The button is disabled at the end and would drop the keyboard. Not to the field: on a
      // phone that would bring the keys up.
      controlRef.current?.focus();
    }
    setIsCorrected(false);
    onChange(String(wanted));
  }

  function handleBlur() {
    setIsCorrected(isOutside || isCorrected);
    onChange(String(count));
  }

  return (
    <div className={styles.stepper} data-stacked={isStacked}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div
        ref={controlRef}
        tabIndex={-1}
        className={`${controlClass({ size: 'md', isDisabled })} ${styles.control}`}
      >
        <IconButton
          size="sm"
          label={labels.fewer}
          icon={<Minus />}
          disabled={isDisabled || count <= min}
          onClick={() => handleStep(count - 1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          className={styles.input}
          min={min}
          max={max}
          value={typed}
          disabled={isDisabled}
          aria-describedby={`${id}-limits`}
          onChange={(event) => {
            setIsCorrected(false);
            onChange(event.target.value);
          }}
          onBlur={handleBlur}
        />
        <IconButton
          size="sm"
          label={labels.more}
          icon={<Plus />}
          disabled={isDisabled || count >= max}
          onClick={() => handleStep(count + 1)}
        />
        <span id={`${id}-limits`} className={styles.limits} role="status">
          {(isOutside || isCorrected) && limits}
        </span>
      </div>
    </div>
  );
}
