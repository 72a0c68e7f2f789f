import type { ClipboardEvent } from 'react';

/** What a text area would hold after a paste, with the line ends that text areas use. */
export function readPasted({
  currentTarget: { value, selectionStart, selectionEnd },
  clipboardData,
}: ClipboardEvent<HTMLTextAreaElement>): { pasted: string; text: string } {
  const pasted = clipboardData.getData('text/plain').replaceAll(/\r\n?/g, '\n');
  return { pasted, text: value.slice(0, selectionStart) + pasted + value.slice(selectionEnd) };
}
