import type { Flashcard } from '@scholar/contract';
import { isPlural, languageOf, type TermLanguage, type Thing, thingOf } from './kind-of-thing';

export type TestCard = Pick<Flashcard, 'question' | 'answer' | 'kind' | 'document'>;

export type Term = {
  card: TestCard;
  folded: string;
  definition: string;
  /** Of the term itself. */
  words: ReadonlySet<string>;
  /** Of its definition. */
  meaning: ReadonlySet<string>;
  thing: Thing;
  language: TermLanguage;
  isPlural: boolean;
  hasDigits: boolean;
};

/** A set of cards, made ready for many questions about them. */
export type TermIndex = {
  terms: readonly Term[];
  /** Terms with the same definition are equally right. */
  termsOf: ReadonlyMap<string, ReadonlySet<string>>;
  /** Which definitions a word stands in. */
  placesOf: ReadonlyMap<string, readonly number[]>;
};

/** What a long definition is about stands at its beginning. */
const MEANING_CHARACTERS = 400;
const WORD = /[\p{L}\p{N}]+/gu;
const CLOSING_MARKS = /[\s.,;:!?…]+$/u;

export function indexTerms(cards: readonly TestCard[]): TermIndex {
  const terms = cards.map(toTerm);
  const termsOf = new Map<string, Set<string>>();
  const placesOf = new Map<string, number[]>();
  terms.forEach(({ folded, definition, meaning }, place) => {
    termsOf.set(definition, (termsOf.get(definition) ?? new Set()).add(folded));
    for (const word of meaning) {
      const places = placesOf.get(word) ?? [];
      places.push(place);
      placesOf.set(word, places);
    }
  });
  return { terms, termsOf, placesOf };
}

/** The terms that answer this definition, folded. */
export function rightTerms({ termsOf }: TermIndex, asked: TestCard): ReadonlySet<string> {
  return termsOf.get(foldTerm(asked.answer)) ?? new Set([foldTerm(asked.question)]);
}

export function toTerm(card: TestCard): Term {
  const { question, answer } = card;
  const words = toWords(question);
  const meaning = toWords(answer.slice(0, MEANING_CHARACTERS));
  return {
    card,
    folded: foldTerm(question),
    definition: foldTerm(answer),
    words,
    meaning,
    thing: thingOf(card),
    language: languageOf(words, meaning),
    isPlural: isPlural(question),
    hasDigits: /\d/.test(question),
  };
}

function toWords(text: string): Set<string> {
  return new Set(text.normalize('NFC').toLowerCase().match(WORD));
}

/**
 * How terms and definitions are compared: letter case, spacing and a closing mark make no other
 * term. Accents do: má and mà are two words.
 */
export function foldTerm(text: string): string {
  const folded = text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  return folded.replace(CLOSING_MARKS, '') || folded;
}
