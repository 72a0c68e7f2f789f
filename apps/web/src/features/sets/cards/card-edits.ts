import type { CardText, Flashcard } from '@scholar/contract';
import * as z from 'zod/mini';

const TextSchema = z.object({ question: z.string(), answer: z.string() });

/** Unsaved texts, by the id of their card. */
export const CardEditsSchema = z.record(z.string(), TextSchema);
export type CardEdits = z.output<typeof CardEditsSchema>;

/** A text that is typed back to what is saved is no edit any more. */
export function withEdit(edits: CardEdits, card: Flashcard, text: CardText): CardEdits {
  return isSameText(card, text)
    ? withoutEdit(edits, card.flashcardId)
    : { ...edits, [card.flashcardId]: text };
}

export function withoutEdit(edits: CardEdits, flashcardId: number): CardEdits {
  const { [String(flashcardId)]: _, ...others } = edits;
  return others;
}

/** After a save, text that was typed while it was being sent is still an edit. */
export function withoutSaved(edits: CardEdits, flashcardId: number, sent: CardText): CardEdits {
  const now = edits[flashcardId];
  return now && isSameText(now, sent) ? withoutEdit(edits, flashcardId) : edits;
}

function isSameText(one: CardText, other: CardText): boolean {
  return one.question === other.question && one.answer === other.answer;
}

export type EditedRow = {
  flashcardId: number;
  /** Undefined when the card is no longer in the set. */
  card: Flashcard | undefined;
  text: CardText;
  isUnsaved: boolean;
};

/** The cards as they stand on the screen. Edits of cards that are gone come last, so that no text is lost. */
export function toRows(cards: readonly Flashcard[], edits: CardEdits): EditedRow[] {
  const rows = cards.map((card): EditedRow => {
    const text = edits[card.flashcardId];
    const isUnsaved = text !== undefined && !isSameText(text, card);
    return { flashcardId: card.flashcardId, card, text: text ?? card, isUnsaved };
  });
  const inSet = new Set(cards.map((card) => String(card.flashcardId)));
  const orphans = Object.entries(edits)
    .filter(([id]) => !inSet.has(id))
    .map(([id, text]) => ({
      flashcardId: Number(id),
      card: undefined,
      text,
      isUnsaved: true,
    }));
  return [...rows, ...orphans];
}
