import { type CardEdit, type CardDraft, hasBlank, kindOf } from '@scholar/contract';
import type { SettledEdit, NewCard } from './flashcards.ports';

export function toNewCard(draft: CardDraft): NewCard {
  return { ...draft, kind: kindOf(draft) };
}

/** An edit sends only the texts: it leaves the kind alone, unless the blank of a cloze goes with it. */
export function toEdit(change: CardEdit): SettledEdit {
  return hasBlank(change.answer) ? change : { ...change, kind: 'definition' };
}
