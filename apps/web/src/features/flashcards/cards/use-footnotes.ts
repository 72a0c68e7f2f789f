import type { Source } from '@scholar/contract';
import { useDeferredValue, useMemo } from 'react';
import { isLong } from '../../../lib/text/text-parts';
import { findPassage } from '../../import-document/public';

/** Where the cards come from in the text as it is now, and the passage of the active one. */
export function useFootnotes({
  text,
  sources,
  active,
}: {
  text: string;
  sources: readonly (Source | null)[] | undefined;
  /** The place of a card. */
  active: number | null;
}) {
  // Typing must not wait for the search for fifty passages.
  const settledText = useDeferredValue(text);

  const footnotes = useMemo(
    () =>
      // A long text shows in parts, where only the active passage is drawn.
      (isLong(settledText) ? [] : (sources ?? [])).flatMap((source, place) =>
        toFootnotes(settledText, source, place),
      ),
    [sources, settledText],
  );
  const highlighted = useMemo(
    () =>
      active === null ? undefined : toFootnotes(settledText, sources?.[active] ?? null, active)[0],
    [sources, settledText, active],
  );
  return { footnotes, highlighted };
}

function toFootnotes(text: string, source: Source | null, place: number) {
  const passage = source && findPassage(text, source);
  return passage ? [{ number: place + 1, passage }] : [];
}
