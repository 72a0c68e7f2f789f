import type { KeyboardEvent } from 'react';

/** Ctrl+Shift+C. */
export function isBlankOutKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && shiftKey && key.toLowerCase() === 'c';
}
