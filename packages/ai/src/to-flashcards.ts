import type { AiNotice, Flashcards } from '@scholar/contract';
import type { CardsDraft } from './engine';

/** How the cards were asked for. `offset` is the length of what was sent before the text. */
type Asking = { asked: number; offset: number; isForVietnamese: boolean };

/** Cards as a student is answered. Offsets count from the start of what was sent, instruction included. */
export function toFlashcards(draft: CardsDraft, asking: Asking): Flashcards {
  const { offset } = asking;
  const shift = <T extends { start: number; end: number }>(place: T): T => ({
    ...place,
    start: place.start + offset,
    end: place.end + offset,
  });
  const onSent = (card: CardsDraft['cards'][number]) => ({ ...card, source: shift(card.source) });
  const notice = noticeOf(draft, asking);
  return {
    flashcards: {
      keywords: draft.cards.map(onSent),
      ...(draft.maybe.length > 0 && { maybe: draft.maybe.map(onSent) }),
    },
    coverage: {
      ...draft.coverage,
      withoutCards: draft.coverage.withoutCards.map(shift),
    },
    dropped: draft.dropped,
    ...(draft.language && { language: draft.language }),
    ...(notice && { notice }),
  };
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
