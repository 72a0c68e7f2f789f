import { useState } from 'react';
import { editPart, layOutParts, shownPart, type TextParts } from './text-parts';

/** The part of a long text that is shown, and the steps to the others. */
export function useTextParts(text: string) {
  const [kept, setKept] = useState(() => layOutParts(text));
  let parts = kept;
  // Another text was put in its place; an edit from here has kept its parts already.
  if (kept.text !== text) {
    parts = layOutParts(text);
    setKept(parts);
  }

  return {
    parts,
    shown: shownPart(parts),
    count: parts.lengths.length,
    index: parts.index,
    show: (index: number) => setKept({ ...parts, index }),
    /** Answers the whole text after the edit. */
    edit(typed: string): string {
      const edited: TextParts = editPart(parts, typed);
      setKept(edited);
      return edited.text;
    },
  };
}
