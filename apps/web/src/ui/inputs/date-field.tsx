import Calendar from 'lucide-react/icons/calendar';
import { useId } from 'react';
import { isDay } from '../../lib/time/local-day';
import { useDebounced } from '../../lib/time/use-debounced';
import styles from './date-field.module.css';
import { controlClass } from '../forms/field';
import field from '../forms/field.module.css';

/** While a year is typed its first digits are years, too: 2, 20, 202. */
const EARLIEST = '1900-01-01';
const LATEST = '9999-12-31';

/** The browser's own date field; the value is a day as in 2025-09-30, or empty. */
export function DateField({
  label,
  placeholder,
  value,
  onChange,
}: {
  label: string;
  /** What the empty field says: one word, there is no room for more. */
  placeholder: string;
  value: string;
  onChange: (day: string) => void;
}) {
  const id = useId();
  const { typed, type } = useDebounced(value, (day) => {
    if (day === '' || (isDay(day) && day >= EARLIEST)) {
      onChange(day);
    }
  });

  return (
    <div className={`${controlClass({ size: 'md' })} ${styles.control}`}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={field.icon}>
        <Calendar size={18} />
      </span>
      {typed === '' && (
        <span className={styles.placeholder} aria-hidden="true">
          {placeholder}
        </span>
      )}
      <input
        id={id}
        type="date"
        className={styles.input}
        data-empty={typed === ''}
        value={typed}
        min={EARLIEST}
        max={LATEST}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
