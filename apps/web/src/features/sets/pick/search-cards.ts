import { type DocumentRow, type Flashcard, foldForSearch } from '@scholar/contract';
import { toDayBounds } from '../../../lib/time/local-day';

export type ChosenDocument = Pick<DocumentRow, 'documentId' | 'title'>;

export type CardFilters = {
  keyword: string;
  from: string;
  to: string;
  /** Null is all of them. */
  document: ChosenDocument | null;
};

export const NO_FILTERS: CardFilters = { keyword: '', from: '', to: '', document: null };

export function hasFilters({ keyword, from, to, document }: CardFilters): boolean {
  return [keyword.trim(), from, to, document].some(Boolean);
}

/** The call finds cards by the title of their document, which several documents may share. */
export function toCardSearch({ keyword, from, to, document }: CardFilters) {
  return { keyword, from, to, documentTitle: document?.title ?? '' };
}

export type IndexedCard = { card: Flashcard; question: string; answer: string };

/** Folded once, so that a keystroke only compares. */
export function indexCards(cards: readonly Flashcard[]): IndexedCard[] {
  return cards.map((card) => ({
    card,
    question: foldForSearch(card.question),
    answer: foldForSearch(card.answer),
  }));
}

/** What the server would find among these cards. */
export function searchCards(index: readonly IndexedCard[], filters: CardFilters): Flashcard[] {
  const keyword = foldForSearch(filters.keyword.trim());
  const bounds = toDayBounds(filters);
  const from = bounds.from === '' ? -Infinity : Date.parse(bounds.from);
  const to = bounds.to === '' ? Infinity : Date.parse(bounds.to);

  return index
    .filter(({ card, question, answer }) => {
      const created = Date.parse(card.createDate);
      return (
        (question.includes(keyword) || answer.includes(keyword)) &&
        created >= from &&
        created < to &&
        (filters.document === null || card.document?.title === filters.document.title)
      );
    })
    .map(({ card }) => card);
}
