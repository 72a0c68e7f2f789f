import type { Models } from '../models';
import type { Card, CardsDraft } from '../engine';
import { draftBlanks } from '../english/blanks/draft-blanks';
import { draftEmphasisedCards } from '../english/draft-cards';
import { isClause } from '../english/statements/is-clause';
import { draftStatements } from '../english/statements/draft-statements';
import type { ReadDocument } from '../reading/read-document';
import { draftVietnameseCards } from '../vietnamese/cards/draft-cards';
import { type Choice, chooseCards, SURE } from './choose-cards';
import { createSignsReader, type Signs } from './confidence';
import type { Draft, Origin } from './draft';
import { findFault } from './gates';
import { draftPairs } from './pairs/draft-pairs';
import { labelKindOf } from './pairs/labels';
import { rankCards } from './rank-cards';
import { createRepetitionFinder } from './repetition';

/** A text explains no more than about one term in so many words; the rest would be padding. */
const WORDS_PER_CARD = 10;
const LIST_OF_PAIRS = { least: 3, share: 0.7 };
const NOTES_OF_DEFINITIONS = { least: 3, share: 0.5 };
const DEFINED: ReadonlySet<string> = new Set(['defined', 'glossary']);
const SAYS_WHAT_IT_IS: ReadonlySet<Origin> = new Set(['says-is', 'says-means', 'says-named']);

export type CardsWish = { count: number; emphasis?: readonly string[]; models: Models };

/** Cards that pass every check, spread over the document. */
export function makeCards(document: ReadDocument, wish: CardsWish): CardsDraft {
  const { count, emphasis = [] } = wish;
  const { scored, toTheLetter } = scoreDrafts(document, wish);
  const most = Math.max(emphasis.length, Math.ceil(document.tokens.count / WORDS_PER_CARD));
  return chooseCards(document, scored, {
    count: Math.min(count, Math.max(most, toTheLetter.size)),
    ...checksOf(document, toTheLetter),
  });
}

/** Every card that is worth showing, best first, and which of them the document makes itself. */
export function scoreDrafts(document: ReadDocument, wish: CardsWish) {
  const confidenceOf = wish.models.confidence();
  const drafts = draftCards(document, wish);
  const pairs = drafts.filter(({ origin }) => origin.startsWith('pair-'));
  const toTheLetter = new Set<Card>(pairs.map(({ card }) => card));
  const made = new Set([
    ...(isListOfPairs(document, pairs) ? pairs : []),
    ...findListedDefinitions(document, drafts),
  ]);
  const judged = drafts.map((draft) => ({
    ...draft,
    confidence: Math.max(confidenceOf(draft.signs), made.has(draft) ? SURE : 0),
  }));
  const scored = rankCards(preferDefinitions(judged));
  return { scored, toTheLetter };
}

/** Nearly every line is a pair: a glossary or a list of words, which its author made to be learnt. */
function isListOfPairs({ blocks }: ReadDocument, pairs: readonly Draft[]): boolean {
  const lines = blocks.filter(({ isHeading }) => !isHeading).length;
  return pairs.length >= LIST_OF_PAIRS.least && pairs.length >= lines * LIST_OF_PAIRS.share;
}

/** Every other sentence says what something is: notes, whose author has done the choosing. */
function findListedDefinitions(
  { blocks, sentences }: ReadDocument,
  drafts: readonly (Draft & { signs: Signs })[],
): Draft[] {
  const whole = drafts.filter(({ origin, signs }) => {
    const [group = ''] = origin.split('-', 1);
    const isDefinition = SAYS_WHAT_IT_IS.has(origin) || DEFINED.has(group);
    return (
      isDefinition && signs[`${group} begins its sentence`] && signs[`${group} ends its sentence`]
    );
  });
  const told = sentences.filter(({ block }) => !blocks[block]?.isHeading).length;
  const defined = new Set(whole.map(({ card }) => card.source.start)).size;
  const isNotes =
    defined >= NOTES_OF_DEFINITIONS.least && defined >= told * NOTES_OF_DEFINITIONS.share;
  return isNotes ? whole : [];
}

/** What a card has to pass. */
export function checksOf(
  { text, language }: ReadDocument,
  toTheLetter: ReadonlySet<Card>,
): Omit<Choice, 'count'> {
  return {
    language,
    faultOf: (card) => findFault(card, { text, language, isToTheLetter: toTheLetter.has(card) }),
    // Vietnamese drafts are cut at what defines them, and a statute defines many terms in one sentence.
    ...(language !== 'vi' && {
      isDuplicate: createRepetitionFinder((card) => toTheLetter.has(card)),
    }),
  };
}

/** Every card that could be made, with what is known about it. */
export function draftCards(document: ReadDocument, wish: CardsWish): (Draft & { signs: Signs })[] {
  const { emphasis = [], models } = wish;
  const tag = document.language === 'en' ? models.tagger() : undefined;
  const pairs = draftPairs(document, {
    emphasis,
    isEveryday: models.isEveryday,
    ...(tag && { isClause: (words) => isClause(tag(words)) }),
  });
  const paired = new Map<number, string[]>();
  for (const { card } of pairs) {
    paired.set(card.source.start, [...(paired.get(card.source.start) ?? []), card.term]);
  }
  // A pair stays as its author wrote it: nothing is cut out of its line.
  const prose = draftProse(document, wish).filter(
    ({ card: { term, source } }) =>
      labelKindOf(term) === undefined &&
      !paired.get(source.start)?.some((named) => isNamedSo(named, term)),
  );
  const signsOf = createSignsReader(document);
  return [...pairs, ...prose].map((draft) => ({ ...draft, signs: signsOf(draft) }));
}

/** 'Removal (Fiduciary duties)' is what the line calls 'removal'. */
function isNamedSo(named: string, term: string): boolean {
  const [whole, part] = [named.toLowerCase(), term.toLowerCase()];
  return whole === part || whole.startsWith(`${part} (`);
}

/** Of a term in its sentence. */
function keyOf({ card: { term, source } }: Draft): string {
  return `${source.start} ${term.toLowerCase()}`;
}

/** What a sentence says its subject is can be asked both ways; the same sentence with a blank only one. */
function preferDefinitions<T extends Draft & { confidence: number }>(drafts: readonly T[]): T[] {
  const blanks = new Map(
    drafts.flatMap((draft) => (draft.card.kind === 'cloze' ? [[keyOf(draft), draft]] : [])),
  );
  const replaced = new Set<T>();
  const lifted = drafts.map((draft) => {
    const blank = SAYS_WHAT_IT_IS.has(draft.origin) ? blanks.get(keyOf(draft)) : undefined;
    if (!blank) {
      return draft;
    }
    replaced.add(blank);
    return { ...draft, confidence: Math.max(draft.confidence, blank.confidence) };
  });
  return lifted.filter((draft) => !replaced.has(draft));
}

function draftProse(document: ReadDocument, { count, emphasis = [], models }: CardsWish): Draft[] {
  if (document.language === 'vi') {
    return draftVietnameseCards(document, emphasis, models.vietnamese());
  }
  const emphasised = draftEmphasisedCards(document, { count, emphasis, models });
  if (document.language !== 'en') {
    return emphasised;
  }
  const tag = models.tagger();
  return [
    ...draftStatements(document, { emphasis, tag, lexicon: models.lexicon() }),
    ...emphasised,
    ...draftBlanks(document, { emphasis, tag, models }),
  ];
}
