import { type CardDraft, type CardText, hasBlank, kindOf } from '@scholar/contract';
import type { CardEdit, NewCard } from './flashcards.ports';

export function toNewCard(draft: CardDraft): NewCard {
  return { ...draft, kind: kindOf(draft) };
}

/** An edit sends only the texts: it leaves the kind alone, unless the blank of a cloze goes with it. */
export function toEdit(text: CardText): CardEdit {
  return hasBlank(text.answer) ? text : { ...text, kind: 'definition' };
}
