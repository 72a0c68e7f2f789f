import {
  BLANK,
  type CardKind,
  type CardSide,
  type Flashcard,
  isOnlyMedia,
  kindOf,
} from '@scholar/contract';
import type { TestCard } from './term-index';

/** How a card asks when its shorter side is the answer: long definitions are hopeless to type to the letter. */
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

/** Reversed, the answer always asks; a definition does so anyway, and a cloze has but one side that can. */
export function toAsk(card: Flashcard, { isReversed = false } = {}): Ask {
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
  const isAsked = question.trim().endsWith('?') && answer.length <= SHORT_ANSWER;
  if (!isAsked && answer.length >= question.length) {
    return { card, kind: 'definition', prompt: hide(question, answer), expected: question };
  }
  return isReversed
    ? { card, kind: 'answer', prompt: answer, expected: question }
    : { card, kind: 'question', prompt: question, expected: answer };
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
