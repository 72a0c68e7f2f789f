import {
  countCharacters,
  type DocumentRow,
  type Field,
  isBlank,
  TITLE_MAX,
} from '@scholar/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SourceDocumentSchema } from '../import-document/public';
import {
  edit,
  isSaved,
  markSaved,
  type SummaryResult,
  SummaryResultSchema,
} from './summary-result';

/** A result and how it came onto the screen: only a fresh one is typed in. */
type Shown = { result: SummaryResult; turn: number; isFresh: boolean };
type Results = { shown: Shown | null; replaced: Shown | null; turns: number };

/** The result on the screen, and the unsaved one it may have replaced. */
export function useResult(initial: SummarizeDraft['result']) {
  const [{ shown, replaced }, setResults] = useState<Results>({
    shown: initial && { result: initial, turn: 0, isFresh: false },
    replaced: null,
    turns: 0,
  });

  function changeShown(next: (shown: Shown) => Shown) {
    setResults((old) => ({ ...old, shown: old.shown && next(old.shown) }));
  }

  return {
    shown,
    replaced,
    show(result: SummaryResult) {
      setResults((old) => ({
        shown: { result, turn: old.turns + 1, isFresh: true },
        replaced: asReplaced(old.shown),
        turns: old.turns + 1,
      }));
    },
    /** Swaps the two, because the newer one may be unsaved too. */
    bringBack() {
      setResults((old) =>
        old.replaced ? { ...old, shown: old.replaced, replaced: asReplaced(old.shown) } : old,
      );
    },
    forgetReplaced: () => setResults((old) => ({ ...old, replaced: null })),
    /** Before it goes out of sight: it is not typed in a second time when it comes back. */
    settle: () => changeShown((old) => ({ ...old, isFresh: false })),
    edit: (changes: { name: string } | { field: Field }) =>
      changeShown((old) => ({ ...old, result: edit(old.result, changes) })),
    /** `turn` is the summary that was sent; another one may be on the screen by now. */
    markSaved(turn: number, saveKey: string, row: DocumentRow) {
      const mark = (old: Shown | null) =>
        old?.turn === turn ? { ...old, result: markSaved(old.result, saveKey, row) } : old;
      setResults((old) => ({
        ...old,
        shown: mark(old.shown),
        replaced: asReplaced(mark(old.replaced)),
      }));
    },
  };
}

/** A saved result is not lost when it is replaced, so it is not offered again. */
function asReplaced(shown: Shown | null): Shown | null {
  return shown && !isSaved(shown.result) ? { ...shown, isFresh: false } : null;
}

export type NameProblem = 'missing' | 'too_long';

export function findNameProblem(name: string): NameProblem | undefined {
  if (isBlank(name)) {
    return 'missing';
  }
  return countCharacters(name.trim()) > TITLE_MAX ? 'too_long' : undefined;
}

export const SUMMARIZE_DRAFT = 'summarize';

export const SummarizeDraftSchema = z.object({
  source: SourceDocumentSchema,
  result: z.nullable(SummaryResultSchema),
});
export type SummarizeDraft = z.output<typeof SummarizeDraftSchema>;
