import {
  CARD_KINDS,
  type CardChoices,
  CardChoicesSchema,
  type ChoiceCount,
  SHOWN_AS,
  type ShownAs,
} from '@scholar/contract';
import { type Batch, type GeneratedCard, isEdited } from './batch';

/**
 * What the student did with the cards of a batch: numbers, never a text. Undefined once they are counted, and
 * for more cards than our own engines make: the server would refuse them, and the cards with them.
 */
export function countChoices({ cards, uncounted, isMaybeSeen }: Batch): CardChoices | undefined {
  if (!uncounted) {
    return undefined;
  }
  // Nobody decided about cards that lay folded away.
  const seen = cards.filter(({ isMaybe, isSelected }) => !isMaybe || isMaybeSeen || isSelected);
  const counts = CARD_KINDS.flatMap((kind) =>
    SHOWN_AS.map((shownAs) => {
      const group = seen.filter((card) => kindOf(card) === kind && shownAsOf(card) === shownAs);
      return { kind, shownAs, ...countGroup(group) };
    }),
  );
  const choices = { ...uncounted, counts: counts.filter(hasCards) };
  return CardChoicesSchema.safeParse(choices).data;
}

function countGroup(cards: GeneratedCard[]): Pick<ChoiceCount, 'kept' | 'edited' | 'dropped'> {
  const selected = cards.filter(({ isSelected }) => isSelected);
  const edited = selected.filter(isEdited).length;
  return {
    kept: selected.length - edited,
    edited,
    dropped: cards.length - selected.length,
  };
}

/** An edit may make another kind of it; what counts is the kind that was offered. */
function kindOf({ made, kind }: GeneratedCard) {
  return made?.kind ?? kind;
}

function shownAsOf({ isMaybe }: GeneratedCard): ShownAs {
  return isMaybe ? 'maybe' : 'selected';
}

function hasCards({ kept, edited, dropped }: ChoiceCount): boolean {
  return kept + edited + dropped > 0;
}
