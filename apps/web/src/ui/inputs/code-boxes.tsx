import { CODE_LENGTH } from '@scholar/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './code-input.module.css';

const POSITIONS = Array.from({ length: CODE_LENGTH }, (_, position) => position);
type CodeCursor = { start: number; end: number };

/** What the eye sees. The real input lies on top and is what everything else meets. */
export function CodeBoxes({
  digits,
  cursor,
  hasError,
  isDisabled,
}: {
  digits: string;
  cursor: CodeCursor | undefined;
  hasError: boolean;
  isDisabled: boolean;
}) {
  return (
    <div className={styles.boxes} aria-hidden="true">
      {POSITIONS.map((position) => {
        const isActive = cursor !== undefined && isInside(position, cursor);
        const looks = [
          styles.box,
          hasError && styles.invalid,
          isActive && styles.active,
          isDisabled && styles.disabled,
        ];
        return (
          <span key={position} className={looks.filter(Boolean).join(' ')}>
            {digits[position] ?? (isActive && <span className={styles.caret} />)}
          </span>
        );
      })}
    </div>
  );
}

function isInside(position: number, { start, end }: CodeCursor): boolean {
  return position === start || (position > start && position < end);
}

/**
 * Which boxes are active. A filled box is one selected digit, so that typing replaces it; the first
 * empty box is a collapsed cursor behind the last digit. Nothing lies past that.
 */
export function useCodeCursor(inputRef: RefObject<HTMLInputElement | null>, filled: number) {
  const [cursor, setCursor] = useState<CodeCursor>();
  const afterChange = useRef<number>(undefined);

  function moveTo(wanted: number) {
    const start = Math.min(Math.max(wanted, 0), filled, CODE_LENGTH - 1);
    const end = Math.min(start + 1, filled);
    inputRef.current?.setSelectionRange(start, end);
    setCursor({ start, end });
  }

  function read() {
    const input = inputRef.current;
    if (!input || input.ownerDocument.activeElement !== input) {
      return;
    }
    const { selectionStart, selectionEnd, value } = input;
    const start = selectionStart ?? value.length;
    const isBetweenDigits = start === selectionEnd && start < value.length;
    if (isBetweenDigits) {
      input.setSelectionRange(start, start + 1);
    }
    setCursor({
      start: Math.min(start, CODE_LENGTH - 1),
      end: isBetweenDigits ? start + 1 : (selectionEnd ?? start),
    });
  }

  useLayoutEffect(() => {
    if (afterChange.current !== undefined) {
      moveTo(afterChange.current);
      afterChange.current = undefined;
    }
  });

  return {
    cursor,
    moveTo,
    read,
    leave: () => setCursor(undefined),
    /** For a change made by code: the input puts its own cursor behind the last digit. */
    moveToAfterChange: (position: number) => {
      afterChange.current = position;
    },
  };
}
