import { CODE_LENGTH } from '@scholar/contract';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export type CodeCursor = { start: number; end: number };

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
