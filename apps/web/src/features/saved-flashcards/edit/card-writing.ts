import { CARD_KINDS, type CardMedia, CardMediaSchema } from '@scholar/contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { LoadedDraft } from '../../../lib/drafts/use-draft';
import { useEdits } from '../../../lib/drafts/use-edits';
import type { WrittenCard } from '../../cards/public';

/** Drafts of older versions knew neither kinds nor pictures. */
export const CardEditsSchema = z.object({
  question: z.string(),
  answer: z.string(),
  kind: z._default(z.enum(CARD_KINDS), 'definition'),
  media: z._default(z.array(CardMediaSchema), []),
});

/** A card that is not saved yet. Its key goes with one writing: sent again, it is still one card. */
export const NewCardSchema = z.extend(CardEditsSchema, {
  documentId: z.string(),
  saveKey: z.optional(z.string()),
});
export type NewCard = z.output<typeof NewCardSchema>;
export const BLANK_CARD: NewCard = {
  question: '',
  answer: '',
  kind: 'definition',
  documentId: '',
  media: [],
};

/** A card as it is typed, with the pictures and sounds of both sides. */
export type IllustratedCard = WrittenCard & { media: CardMedia[] };

/** What is typed into a card dialog, over what is saved. */
export function useCardWriting<Value extends IllustratedCard>(
  saved: Value,
  draft: LoadedDraft<Value>,
) {
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
    change: (changes: Partial<Value> | ((now: Value) => Partial<Value>)) =>
      setEdits((now = saved) => ({
        ...now,
        ...(typeof changes === 'function' ? changes(now) : changes),
      })),
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

export function isSameMedia(one: readonly CardMedia[], other: readonly CardMedia[]): boolean {
  return JSON.stringify(toMediaDrafts(one)) === JSON.stringify(toMediaDrafts(other));
}

/** As calls take them. */
export function toMediaDrafts(media: readonly CardMedia[]) {
  return media.map(({ mediaId, side, alt }) => ({ mediaId, side, alt }));
}

function isSameCard(one: IllustratedCard, other: IllustratedCard): boolean {
  return (
    one.question === other.question &&
    one.answer === other.answer &&
    one.kind === other.kind &&
    isSameMedia(one.media, other.media)
  );
}
