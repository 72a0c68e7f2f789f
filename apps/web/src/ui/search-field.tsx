import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../lib/i18n';
import { useDebounced } from '../lib/use-debounced';
import { useShortcut } from '../lib/use-shortcut';
import { controlClass } from './field-control';
import field from './field.module.css';
import { IconButton } from './icon-button';
import styles from './search-field.module.css';
import { uiTexts } from './ui.texts';

const FOCUS_KEY = '/';

/** Searches as one types: the value is handed on when the typing pauses. */
export function SearchField({
  label,
  value,
  onChange,
  maxLength,
}: {
  /** Also what the empty field says. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
}) {
  const id = useId();
  const texts = useTexts(uiTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const { typed, type, finish } = useDebounced(value, onChange);
  useShortcut(FOCUS_KEY, () => inputRef.current?.focus());

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      finish(typed);
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      finish('');
    }
  }

  function handleClear() {
    finish('');
    inputRef.current?.focus();
  }

  return (
    <div className={`${controlClass({ size: 'md' })} ${styles.control}`}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <span className={field.icon}>
        <Search size={18} />
      </span>
      <input
        ref={inputRef}
        id={id}
        type="search"
        dir="auto"
        className={`${field.input} ${styles.input}`}
        placeholder={label}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts={FOCUS_KEY}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {typed === '' ? (
        <kbd className={styles.key} aria-hidden="true">
          {FOCUS_KEY}
        </kbd>
      ) : (
        <IconButton size="sm" label={texts.clearSearch} icon={<X />} onClick={handleClear} />
      )}
    </div>
  );
}
