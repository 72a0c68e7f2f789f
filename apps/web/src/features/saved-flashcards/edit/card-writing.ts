import { CARD_KINDS } from '@scholar/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { LoadedDraft } from '../../../lib/drafts/use-draft';
import { useEdits } from '../../../lib/drafts/use-edits';
import type { WrittenCard } from '../../cards/public';

const WrittenCardSchema = z.object({
  question: z.string(),
  answer: z.string(),
  /** Drafts of older versions knew definitions only. */
  kind: z._default(z.enum(CARD_KINDS), 'definition'),
});

/** A card that is not saved yet. Its key goes with one writing: sent again, it is still one card. */
export const NewCardSchema = z.extend(WrittenCardSchema, {
  documentId: z.string(),
  saveKey: z.optional(z.string()),
});
export type NewCard = z.output<typeof NewCardSchema>;
export const BLANK_CARD: NewCard = {
  question: '',
  answer: '',
  kind: 'definition',
  documentId: '',
};

export const CardEditsSchema = WrittenCardSchema;

/** What is typed into a card dialog, over what is saved. */
export function useCardWriting<Value extends WrittenCard>(saved: Value, draft: LoadedDraft<Value>) {
  const [isSettled, setIsSettled] = useState(false);
  const { edits, setEdits, isUnsaved, isRestored, discard } = useEdits(
    draft,
    (typed) => !isSettled && !isSameCard(typed, saved),
  );
  const writing = edits ?? saved;

  return {
    writing,
    isUnsaved,
    isRestored,
    change: (changes: Partial<Value>) => setEdits({ ...writing, ...changes }),
    /** Back to what is saved. */
    startOver: discard,
    /** Saved or discarded. The words stay, because they still show while the dialog closes. */
    settle() {
      setIsSettled(true);
      // Not left to the next render: the dialog may be gone by then.
      draft.drop();
    },
  };
}

function isSameCard(one: WrittenCard, other: WrittenCard): boolean {
  return one.question === other.question && one.answer === other.answer && one.kind === other.kind;
}
