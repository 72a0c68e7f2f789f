import { type Flashcard, kindOf } from '@scholar/contract';
import { type Random, shuffle } from '../../../lib/random/shuffle';
import {
  type Ask,
  canAsk,
  chooseFor,
  hasOnlyMedia,
  indexAsks,
  judgeFor,
  SHORT_ANSWER,
  type TermIndex,
  toAsk,
} from '../../questions/public';
import type { QuestionKind, TestSetup } from './test-setup';

/** What a test asks of a card, and how. */
export type Question = {
  cardId: number;
  kind: QuestionKind;
  direction: 'toTerm' | 'toDefinition';
};

/** What lies before the student: terms to choose from, or one that may be right. */
export type Laid = { options: readonly string[] } | { claim: string } | null;

/** So many cards in any order; kinds and directions take turns, in any order too. */
export function drawQuestions(
  cards: readonly Flashcard[],
  { count, kinds, direction }: Pick<TestSetup, 'count' | 'kinds' | 'direction'>,
  random: Random,
): Question[] {
  const asked = shuffle(cards.filter(canAsk), random).slice(0, count ?? cards.length);
  const both = ['toTerm', 'toDefinition'] as const;
  const kindOfPlace = takeTurns(kinds, asked.length, random);
  const wayOfPlace = takeTurns(direction === 'both' ? both : [direction], asked.length, random);
  return asked.map(({ flashcardId }, place) => ({
    cardId: flashcardId,
    kind: kindOfPlace[place] ?? 'options',
    direction: wayOfPlace[place] ?? 'toTerm',
  }));
}

function takeTurns<Item>(items: readonly Item[], count: number, random: Random): Item[] {
  const turns = Array.from({ length: count }, (_, place) => items[place % items.length] as Item);
  return items.length === 1 ? turns : shuffle(turns, random);
}

/** Which side of a card asks. A long answer is hopeless to type, so the short side is what is written. */
export function toTestAsk(
  card: Flashcard,
  { kind, direction }: Pick<Question, 'kind' | 'direction'>,
): Ask {
  const { question, answer } = card;
  if (kindOf(card) === 'cloze') {
    return { card, kind: 'cloze', prompt: answer, expected: question };
  }
  if (hasOnlyMedia(card)) {
    return toAsk(card);
  }
  if (direction === 'toDefinition' && (kind !== 'typed' || answer.length <= SHORT_ANSWER)) {
    return { card, kind: 'term', prompt: question, expected: answer };
  }
  return kind === 'typed'
    ? toAsk(card, { isTermTyped: true })
    : { card, kind: 'definition', prompt: answer, expected: question };
}

/** The cards of a set made ready for the questions of a test. */
export function createTable(cards: readonly Flashcard[]) {
  const cardOf = new Map(cards.map((card) => [card.flashcardId, card]));
  const known = new Map<string, { asks: readonly Ask[]; index: TermIndex }>();

  /** All cards, asked alike: made once for each way to ask, and only when it is needed. */
  function alike({ kind, direction }: Question) {
    const way = kind === 'typed' ? `typed ${direction}` : direction;
    const made = known.get(way) ?? makeAlike({ kind, direction });
    known.set(way, made);
    return made;
  }

  function makeAlike(way: Pick<Question, 'kind' | 'direction'>) {
    const asks = cards.filter(canAsk).map((card) => toTestAsk(card, way));
    return { asks, index: indexAsks(asks) };
  }

  function askOf(question: Question): Ask | undefined {
    const card = cardOf.get(question.cardId);
    return card && toTestAsk(card, question);
  }

  return {
    askOf,
    asksLike: (question: Question): readonly Ask[] => alike(question).asks,

    /** Whether an option or a claim answers the question. */
    judgeOf(question: Question): (answer: string) => boolean {
      const ask = askOf(question);
      return ask ? judgeFor(alike(question).index, ask) : () => false;
    },

    /** Half of what is put forward is false, and taken from the options that would be wrong. */
    lay(question: Question, random: Random): Laid {
      const ask = askOf(question);
      if (ask === undefined || question.kind === 'typed') {
        return null;
      }
      const { options, isRight } = chooseFor(alike(question).index, ask, random);
      if (question.kind === 'options') {
        return { options };
      }
      const wrong = options.find((option) => !isRight(option));
      return { claim: wrong !== undefined && random() < 0.5 ? wrong : ask.expected };
    },
  };
}
export type TestTable = ReturnType<typeof createTable>;
