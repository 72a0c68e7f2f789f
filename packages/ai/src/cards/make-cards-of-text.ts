import type { Card, CardsDraft } from '../engine';
import { isInLongText, type Part, splitParts } from '../reading/parts';
import type { ReadDocument } from '../reading/read-document';
import { createChooser } from './choose-cards';
import { type CardsWish, checksOf, makeCards, scoreDrafts } from './make-cards';

/** The other half are the best of what is left in the end: a part with better cards may have more of them. */
const SETTLED_SHARE = 0.5;
/** Of fewer cards the first pages would get too large a share. */
const FEW = 5;

/**
 * The cards of a text. A long one is read part by part, like the chapters of a book, and half of the cards are
 * settled on the way: so the first are known long before the last page, whether somebody listens or not.
 */
export function makeCardsOfText(
  document: ReadDocument,
  wish: CardsWish,
  /** Told of cards that are in the answer, whatever comes in the rest of the text. */
  onCards: (cards: Card[]) => void = () => undefined,
): CardsDraft {
  if (!isInLongText(document)) {
    return makeCards(document, wish);
  }
  const { count } = wish;
  const toTheLetter = new Set<Card>();
  const chooser = createChooser(document, { count, ...checksOf(document, toTheLetter) });
  for (const part of splitParts(document)) {
    const found = scoreDrafts(part.document, wish);
    chooser.add(
      found.scored.map((draft) => {
        const card = inWhole(draft.card, part);
        if (found.toTheLetter.has(draft.card)) {
          toTheLetter.add(card);
        }
        return { ...draft, card };
      }),
    );
    const share = (part.offset + part.document.text.length) / document.text.length;
    const settled = chooser.settle(count < FEW ? 0 : Math.ceil(count * SETTLED_SHARE * share));
    if (settled.length > 0) {
      onCards(settled);
    }
  }
  return chooser.finish();
}

function inWhole(card: Card, { offset }: Part): Card {
  const { quote, start, end } = card.source;
  return { ...card, source: { quote, start: start + offset, end: end + offset } };
}
