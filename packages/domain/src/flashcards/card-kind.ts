import { type CardDraft, type CardEdit, hasBlank, kindOf } from '@scholar/contract';
import type { NewCard, SettledEdit } from './flashcards.ports';

export function toNewCard(draft: CardDraft): NewCard {
  return { ...draft, kind: kindOf(draft) };
}

/** An edit that says nothing of the kind leaves it alone, unless the blank of a cloze goes with it. */
export function toEdit({ kind, ...rest }: CardEdit): SettledEdit {
  return kind || !hasBlank(rest.answer)
    ? { ...rest, kind: kindOf({ kind, answer: rest.answer }) }
    : rest;
}
