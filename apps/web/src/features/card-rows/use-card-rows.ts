import { useState } from 'react';
import * as z from 'zod/mini';
import type { LoadedDraft } from '../../lib/drafts/use-draft';
import { useEdits } from '../../lib/drafts/use-edits';
import { CardRowSchema, isEmpty, newRow, type CardRow } from './rows/card-row';

/** How many empty rows invite to write. */
const ROWS_AT_FIRST = 3;

export const CardRowsDraftSchema = z.object({
  /** Of a new set, as typed. */
  title: z.string(),
  rows: z.array(CardRowSchema).check(z.minLength(1)),
});
export type CardRowsDraft = z.output<typeof CardRowsDraftSchema>;

/** The rows as they are typed. A reload or an ended session takes none away. */
export function useCardRows(draft: LoadedDraft<CardRowsDraft>) {
  const [blank, setBlank] = useState(startRows);
  const { edits, setEdits, isUnsaved, isRestored, discard } = useEdits(draft, isWorthKeeping);
  const { title, rows } = edits ?? blank;

  function change(changed: (now: CardRowsDraft) => CardRowsDraft) {
    setEdits((now) => changed(now ?? blank));
  }

  return {
    title,
    rows,
    isUnsaved,
    isRestored,
    setTitle: (typed: string) => change((now) => ({ ...now, title: typed })),
    changeRows: (changed: (rows: CardRow[]) => CardRow[]) =>
      change((now) => ({ ...now, rows: changed(now.rows) })),
    /** Saved or discarded: empty rows again. */
    startOver() {
      // Not left to the next render: the screen may be gone by then.
      draft.drop();
      setBlank(startRows());
      discard();
    },
  };
}

function startRows(): CardRowsDraft {
  return { title: '', rows: Array.from({ length: ROWS_AT_FIRST }, () => newRow()) };
}

function isWorthKeeping({ title, rows }: CardRowsDraft): boolean {
  return title.trim() !== '' || rows.some((row) => !isEmpty(row));
}
