import {
  BLANK,
  type CardKind,
  type CardSide,
  type Flashcard,
  isOnlyMedia,
  kindOf,
} from '@scholar/contract';
import type { TestCard } from './term-index';

/** How a card asks when a short side is the answer: long definitions are hopeless to type to the letter. */
export type Ask = {
  card: Flashcard;
  /**
   * `question`: the card asks in words of its own, and its answer is short; `answer`: the other way round; `term`: its
   * definition is asked for.
   */
  kind: CardKind | 'question' | 'answer' | 'term';
  prompt: string;
  expected: string;
};

/** A question in words may be answered with so many characters though it is shorter itself. */
export const SHORT_ANSWER = 60;
const SHORTEST_HIDDEN = 3;

type Ways = {
  /** The answer always asks; a definition does so anyway, and a cloze has but one side that can. */
  isReversed?: boolean;
  /** That the card's question is typed or chosen, and its answer asks. */
  isTermTyped?: boolean;
};

/** All cards of a set ask in one direction: options of both sides would give the right one away. */
export function toAsks(cards: readonly Flashcard[], { isReversed = false }: Ways = {}): Ask[] {
  const plain = cards.filter(
    (card) => kindOf(card) !== 'cloze' && !hasOnlyMedia(card) && !asksItself(card),
  );
  const isTermTyped = plain.filter(hasLongerAnswer).length * 2 >= plain.length;
  return cards.map((card) => toAsk(card, { isReversed, isTermTyped }));
}

export function toAsk(
  card: Flashcard,
  { isReversed = false, isTermTyped = hasLongerAnswer(card) }: Ways = {},
): Ask {
  const { question, answer } = card;
  if (kindOf(card) === 'cloze') {
    return { card, kind: 'cloze', prompt: answer, expected: question };
  }
  // Nobody can type or choose a picture or a sound.
  if (isOnlyMedia(card, 'answer')) {
    return { card, kind: 'definition', prompt: answer, expected: question };
  }
  if (isOnlyMedia(card, 'question')) {
    return { card, kind: 'question', prompt: question, expected: answer };
  }
  const [typed, other] = isTermTyped ? [question, answer] : [answer, question];
  const isTooLong = typed.length > SHORT_ANSWER && other.length < typed.length;
  if (!asksItself(card) && isTermTyped !== isTooLong) {
    return { card, kind: 'definition', prompt: hide(question, answer), expected: question };
  }
  return isReversed
    ? { card, kind: 'answer', prompt: answer, expected: question }
    : { card, kind: 'question', prompt: question, expected: answer };
}

/** 'Who wrote it?', with an answer that can be typed. */
function asksItself({ question, answer }: Flashcard): boolean {
  return question.trim().endsWith('?') && answer.length <= SHORT_ANSWER;
}

function hasLongerAnswer({ question, answer }: Flashcard): boolean {
  return answer.length >= question.length;
}

/** That a side is a picture or a sound and nothing else. */
export function hasOnlyMedia(card: Flashcard): boolean {
  return isOnlyMedia(card, 'question') || isOnlyMedia(card, 'answer');
}

/** Not where both sides are a picture or a sound: such a card can only be turned. */
export function canAsk(card: Flashcard): boolean {
  return !(isOnlyMedia(card, 'question') && isOnlyMedia(card, 'answer'));
}

/** The side whose pictures and sounds are seen while the card asks. */
export function sideOf({ kind }: Pick<Ask, 'kind'>): CardSide {
  return kind === 'definition' || kind === 'answer' ? 'answer' : 'question';
}

/** The same for the choice of options: the expected side is the term. */
export function toTestCard({ card, prompt, expected }: Ask): TestCard {
  return { question: expected, answer: prompt, kind: card.kind, document: card.document };
}

/** A definition that names its term would give it away. */
function hide(term: string, definition: string): string {
  const words = term.trim().replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`);
  return term.trim().length < SHORTEST_HIDDEN
    ? definition
    : definition.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${words}(?![\\p{L}\\p{M}\\p{N}])`, 'giu'),
        BLANK,
      );
}
