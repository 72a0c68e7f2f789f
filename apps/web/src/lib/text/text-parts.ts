import { useState } from 'react';

/**
 * A text area breaks all of its lines at once, and a book would hold up the tab for the time it
 * takes. A longer text is therefore shown in parts.
 */
type TextParts = {
  text: string;
  /** Of each part, in order; together the whole text. */
  lengths: readonly number[];
  index: number;
};

const WHOLE_MAX = 100_000;
const PART_LENGTH = 60_000;
/** How far back from a full part a good place to cut is looked for. */
const CUT_ROOM = 10_000;

export function isLong(text: string): boolean {
  return text.length > WHOLE_MAX;
}

export function layOutParts(text: string, index = 0): TextParts {
  const lengths = toLengths(text);
  return { text, lengths, index: Math.min(index, lengths.length - 1) };
}

export function shownPart({ text, lengths, index }: TextParts): { start: number; text: string } {
  const start = startOf(lengths, index);
  return { start, text: text.slice(start, start + (lengths[index] ?? 0)) };
}

/** The text after an edit of the part that is shown. What is shown stays where it is. */
export function editPart(parts: TextParts, typed: string): TextParts {
  const { start, text: before } = shownPart(parts);
  const text = parts.text.slice(0, start) + typed + parts.text.slice(start + before.length);
  const isOneOfMany = parts.lengths.length > 1;
  const cut = typed === '' && isOneOfMany ? [] : toLengths(typed);
  const lengths = parts.lengths.toSpliced(parts.index, 1, ...cut);
  return { text, lengths, index: Math.min(parts.index, lengths.length - 1) };
}

/** The part that a place of the text stands in. */
export function partAt({ lengths }: TextParts, offset: number): number {
  let end = 0;
  const found = lengths.findIndex((length) => {
    end += length;
    return offset < end;
  });
  return found === -1 ? lengths.length - 1 : found;
}

function toLengths(text: string): number[] {
  const lengths = [];
  let start = 0;
  while (text.length - start > WHOLE_MAX) {
    const end = findCut(text, start + PART_LENGTH);
    lengths.push(end - start);
    start = end;
  }
  return [...lengths, text.length - start];
}

/** After a paragraph, else after a line, else after a word; never inside a character. */
function findCut(text: string, end: number): number {
  for (const gap of ['\n\n', '\n', ' ']) {
    const at = text.lastIndexOf(gap, end - gap.length);
    if (at > end - CUT_ROOM) {
      return at + gap.length;
    }
  }
  return /[\uDC00-\uDFFF]/.test(text[end] ?? '') ? end - 1 : end;
}

function startOf(lengths: readonly number[], index: number): number {
  return lengths.slice(0, index).reduce((sum, length) => sum + length, 0);
}

/** The part of a long text that is shown, and the steps to the others. */
export function useTextParts(text: string) {
  const [kept, setKept] = useState(() => layOutParts(text));
  let parts = kept;
  // The text was replaced from outside; after an edit here `kept` already holds it.
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
    /** Returns the whole text after the edit. */
    edit(typed: string): string {
      const edited: TextParts = editPart(parts, typed);
      setKept(edited);
      return edited.text;
    },
  };
}
