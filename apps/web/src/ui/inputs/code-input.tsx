import { CODE_LENGTH } from '@scholar/contract';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { useTexts } from '../../lib/i18n';
import { describedBy, FieldError } from '../forms/field';
import { CodeBoxes, useCodeCursor } from './code-boxes';
import styles from './code-input.module.css';
import { inputsTexts } from './inputs.texts';

export type CodeInputProps = {
  value: string;
  onChange: (digits: string) => void;
  label: string;
  error?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/**
 * Six boxes, but one field: the boxes are drawn from the value of a single real input that lies
 * over them, so that autofill, paste, password managers and screen readers meet a plain text field.
 */
export function CodeInput({
  value,
  onChange,
  label,
  error,
  name = 'code',
  isDisabled = false,
  autoFocus = false,
}: CodeInputProps) {
  const id = useId();
  const texts = useTexts(inputsTexts);
  const inputRef = useRef<HTMLInputElement>(null);
  const { cursor, moveTo, moveToAfterChange, read, leave } = useCodeCursor(inputRef, value.length);

  useEffect(() => {
    if (autoFocus) {
      inputRef.current?.focus();
    }
  }, [autoFocus]);

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const digits = toCodeDigits(event.clipboardData.getData('text'));
    if (digits.length === CODE_LENGTH) {
      // A whole code replaces what was there, wherever the cursor stood.
      event.preventDefault();
      onChange(digits);
    }
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const at = cursor?.start ?? value.length;
    const target = keyTarget(event.key, at, value.length);
    if (target !== undefined) {
      event.preventDefault();
      moveTo(target);
    } else if (event.key === 'Backspace' && isInsideCode(cursor, value.length)) {
      // Left to itself the input would select the next digit, and Backspace would eat rightwards.
      event.preventDefault();
      moveToAfterChange(at - 1);
      onChange(value.slice(0, at) + value.slice(at + 1));
    }
  }

  function handleClick(event: MouseEvent<HTMLInputElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const box = Math.floor(((event.clientX - left) / width) * CODE_LENGTH);
    moveTo(Number.isNaN(box) ? value.length : box);
  }

  return (
    <div>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <div className={styles.field}>
        <CodeBoxes
          digits={value}
          cursor={cursor}
          hasError={Boolean(error)}
          isDisabled={isDisabled}
        />
        <input
          ref={inputRef}
          id={id}
          name={name}
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="done"
          spellCheck={false}
          value={value}
          onChange={(event) => onChange(toCodeDigits(event.target.value))}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
          onSelect={read}
          onFocus={() => moveTo(value.length)}
          onBlur={leave}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy(id, { error }), `${id}-position`]
            .filter(Boolean)
            .join(' ')}
        />
      </div>
      <span id={`${id}-position`} className="visually-hidden">
        {texts.digitPosition({
          position: Math.min(value.length + 1, CODE_LENGTH),
          length: CODE_LENGTH,
        })}
      </span>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

function keyTarget(key: string, at: number, filled: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: filled,
  };
  return targets[key];
}

/** One digit before the last is selected. */
function isInsideCode(cursor: { start: number; end: number } | undefined, filled: number): boolean {
  return cursor !== undefined && cursor.end - cursor.start === 1 && cursor.end < filled;
}

/** '123 456', '123-456' and full-width '１２３４５６' are all the same code. */
function toCodeDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[^0-9]/g, '')
    .slice(0, CODE_LENGTH);
}
