import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { readPasted } from '../../../lib/text/read-pasted';
import { isLong, partAt, useTextParts } from '../../../lib/text/text-parts';
import type { Passage } from './find-passage';

/** The part of a long document that is shown and edited. A highlighted passage brings its part into view. */
export function useShownPart({
  text,
  passage,
  onEdit,
  onReplaceAll,
}: {
  text: string;
  passage: Passage | undefined;
  onEdit: (text: string) => void;
  /** Called when everything was selected and replaced, which means the hidden parts, too. */
  onReplaceAll: (text: string) => void;
}) {
  const parts = useTextParts(text);
  const [followed, setFollowed] = useState<number>();
  if (passage?.start !== followed) {
    setFollowed(passage?.start);
    if (passage) {
      parts.show(partAt(parts.parts, passage.start));
    }
  }
  const { start } = parts.shown;
  const length = parts.shown.text.length;
  const isInView = passage && passage.start >= start && passage.start < start + length;

  const meansAll = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) =>
    parts.count > 1 && selectionStart === 0 && selectionEnd === length;

  return {
    text: parts.shown.text,
    steps: { index: parts.index, count: parts.count, onShow: parts.show },
    /** Counted from the beginning of the part; undefined when it stands in another one. */
    passage: isInView
      ? { start: passage.start - start, end: Math.min(passage.end - start, length) }
      : undefined,
    edit: (typed: string) => onEdit(parts.edit(typed)),

    handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
      const after = readPasted(event);
      if (after.pasted !== '' && meansAll(event.currentTarget)) {
        event.preventDefault();
        onReplaceAll(after.pasted);
      } else if (isLong(after.text)) {
        event.preventDefault();
        onEdit(parts.edit(after.text));
      }
    },

    handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
      const isRemoval = event.key === 'Backspace' || event.key === 'Delete';
      if (isRemoval && meansAll(event.currentTarget)) {
        event.preventDefault();
        onReplaceAll('');
      }
    },
  };
}
