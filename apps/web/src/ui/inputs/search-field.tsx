import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useTexts } from '../../lib/i18n';
import { useDebounced } from '../../lib/time/use-debounced';
import { useShortcut } from '../../lib/keyboard/use-keys';
import { controlClass } from '../forms/field';
import field from '../forms/field.module.css';
import { IconButton } from '../forms/icon-button';
import styles from './search-field.module.css';
import { inputsTexts } from './inputs.texts';

const FOCUS_KEY = '/';

/** Searches as one types: the value is handed on when the typing pauses. */
export function SearchField({
  id: givenId,
  label,
  value,
  onChange,
  maxLength,
  hasShortcut = true,
}: {
  /** For whoever brings the keyboard here. */
  id?: string | undefined;
  /** Also what the empty field says. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number | undefined;
  /** False in dialogs, where the keys of the screen are silent. */
  hasShortcut?: boolean | undefined;
}) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const texts = useTexts(inputsTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const { typed, type, finish } = useDebounced(value, onChange);
  useShortcut(FOCUS_KEY, () => inputRef.current?.focus());

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      finish(typed);
    } else if (event.key === 'Escape' && typed !== '') {
      event.preventDefault();
      // A dialog around it closes on any Escape that reaches the document.
      event.stopPropagation();
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
        aria-keyshortcuts={hasShortcut ? FOCUS_KEY : undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {typed === '' && hasShortcut && (
        <kbd className={styles.key} aria-hidden="true">
          {FOCUS_KEY}
        </kbd>
      )}
      {typed !== '' && (
        <IconButton size="sm" label={texts.clearSearch} icon={<X />} onClick={handleClear} />
      )}
    </div>
  );
}
