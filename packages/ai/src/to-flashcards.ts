import type { AiNotice, Flashcards } from '@scholar/contract';
import type { Card, CardsDraft } from './engine';

/** How the cards were asked for. `offset` is the length of what was sent before the text. */
type Asking = { asked: number; offset: number; isForVietnamese: boolean };

/** Cards as a student is answered. Offsets count from the start of what was sent, instruction included. */
export function toFlashcards(draft: CardsDraft, asking: Asking): Flashcards {
  const { offset } = asking;
  const notice = noticeOf(draft, asking);
  return {
    flashcards: {
      keywords: onSentText(draft.cards, offset),
      ...(draft.maybe.length > 0 && { maybe: onSentText(draft.maybe, offset) }),
    },
    coverage: {
      ...draft.coverage,
      withoutCards: draft.coverage.withoutCards.map((section) => shift(section, offset)),
    },
    dropped: draft.dropped,
    ...(draft.language && { language: draft.language }),
    ...(notice && { notice }),
  };
}

/** Cards of a text that was sent behind something of that length. */
export function onSentText(cards: readonly Card[], offset: number): Card[] {
  return cards.map((card) => ({ ...card, source: shift(card.source, offset) }));
}

function shift<T extends { start: number; end: number }>(place: T, offset: number): T {
  return { ...place, start: place.start + offset, end: place.end + offset };
}

/** What matters most to whoever asked: no cards at all, the wrong language, a part left out, too few. */
function noticeOf(
  { cards, maybe, language, isPartial }: CardsDraft,
  { asked, isForVietnamese }: Asking,
): AiNotice | undefined {
  if (cards.length + maybe.length === 0) {
    return 'no_cards';
  }
  if (isForVietnamese && language !== 'vi') {
    return 'not_translated';
  }
  if (isPartial) {
    return 'part_missing';
  }
  return cards.length < asked ? 'fewer_than_asked' : undefined;
}
