import type { Language } from '@scholar/contract';
import { chooseCards, type ScoredCard } from '../cards/choose-cards';
import { createDuplicateFinder } from '../cards/gates';
import { rankCards } from '../cards/rank-cards';
import type { Card, CardsDraft, CardsRequest, Work } from '../engine';
import { createEchoFinder } from '../reading/near-duplicates';
import { type ReadDocument, readDocument } from '../reading/read-document';
import { cardList } from './answers';
import { askChunks } from './ask-chunks';
import { askForItems } from './ask-for-items';
import { wordsIn } from './checks/words';
import { type Chunk, cutChunks } from './chunks';
import { RANK_WEIGHT } from './limits';
import { LlmFailure } from './llm-failure';
import type { ModelAccess } from './model-access';
import { type ModelCard, toModelCards } from './model-cards';
import { type OwnPair, type PairKnowledge, readOwnPairs } from './own-pairs';
import { passageOf } from './passage';
import { cardsPrompt } from './prompts';

/** More than are wanted, as some will not pass the checks and chunks overlap; lists get sloppy with length. */
const ASK_FOR = { share: 1.5, least: 3, most: 20 };
/** A text explains no more than one term in so many words. */
const WORDS_PER_CARD = 10;
const EMPHASIS_SHOWN = 60;
const EMPHASIS_MAX_CHARACTERS = 80;
const KNOWN_SHOWN = 100;

/** The pairs of the document itself, and beside them cards that a model makes, each checked against the sentence it cites. */
export async function makeLlmCards(
  model: ModelAccess,
  { text, language, emphasis: given = [], headings, count, answerIn }: CardsRequest,
  { work, knowledge }: { work: Work; knowledge: PairKnowledge },
): Promise<CardsDraft> {
  // Told that the cards' language is the text's, nothing would be translated: look for ourselves.
  const document = readDocument(text, answerIn === language ? undefined : language, headings);
  const cardLanguage = answerIn ?? document.language;
  const isTranslated = cardLanguage !== document.language;
  const emphasis = emphasisOf(document, given);
  // A pair to the letter is in the wrong language where cards are translated.
  const { pairs, faultOf: faultOfPair } = readOwnPairs(document, emphasis, knowledge);
  const own = isTranslated ? [] : pairs;

  const wish = { count, emphasis, language: cardLanguage, isTranslated };
  const { answers, isPartial } = await askForRest(model, document, { own, wish, work });
  const { cards: made, refused } = await toModelCards(document, answers, {
    ...wish,
    confidenceOf: knowledge.confidence(),
    signal: work.signal,
  });
  const pairCards = new Set(own.map(({ card }) => card));
  const draft = chooseCards(document, inOrderOfChoice(own, made), {
    count,
    language: cardLanguage,
    faultOf: (card) => (pairCards.has(card) ? faultOfPair(card) : undefined),
    isDuplicate: createRepetitionFinder(),
    refused,
  });
  const shown = [...draft.cards, ...draft.maybe];
  const isAnswered = answers.some(({ answer }) => answer.items.length > 0);
  if (shown.length === 0 || (isAnswered && shown.every((card) => pairCards.has(card)))) {
    // Where none of its cards holds, the other engine may find more than the pairs.
    throw new LlmFailure('nothing_usable');
  }
  return { ...draft, isPartial };
}

type Wish = {
  count: number;
  emphasis: readonly string[];
  /** Of the cards. */
  language: Language | undefined;
  isTranslated: boolean;
};

/** Asks about every part of the text that has not enough pairs already. */
async function askForRest(
  { ask, reach, timeoutMs }: ModelAccess,
  document: ReadDocument,
  { own, wish, work }: { own: readonly OwnPair[]; wish: Wish; work: Work },
) {
  const missing = Math.max(0, wish.count - own.filter(({ isSure }) => isSure).length);
  const { chunks, isPartial: isTooLong } = cutChunks(document, {
    reach,
    least: Math.max(1, Math.ceil((missing * ASK_FOR.share) / ASK_FOR.most)),
  });
  const share = wish.count / chunks.length;
  const wanting = chunks.filter((chunk) => sureIn(own, chunk).length < share);

  const { answers, isPartial } = await askChunks(
    wanting,
    (chunk, limits) => {
      const passage = passageOf(document, chunk);
      const known = sureIn(own, chunk).map(({ card }) => card.term);
      const count = countFor(passage, (share - known.length) * ASK_FOR.share);
      const emphasis = wish.emphasis.filter((words) => passage.includes(words));
      return askForItems(ask, {
        prompt: cardsPrompt(passage, {
          ...wish,
          count,
          emphasis: emphasis.slice(0, EMPHASIS_SHOWN),
          known: known.slice(0, KNOWN_SHOWN),
        }),
        list: cardList(count),
        limits,
      });
    },
    { work, timeoutMs, parallel: reach.parallel },
  );
  return { answers, isPartial: isPartial || isTooLong };
}

/** What the text's own markup emphasises, and what the file it came from did. */
function emphasisOf({ plain, emphasis }: ReadDocument, given: readonly string[]): string[] {
  const marked = emphasis
    .filter(({ start, end }) => end - start <= EMPHASIS_MAX_CHARACTERS)
    .map(({ start, end }) => plain.slice(start, end).trim());
  return [...new Set([...given, ...marked])];
}

function sureIn(pairs: readonly OwnPair[], { start, end }: Chunk): OwnPair[] {
  return pairs.filter(
    ({ isSure, card: { source } }) => isSure && source.start >= start && source.start < end,
  );
}

function countFor(passage: string, wanted: number): number {
  const possible = Math.max(ASK_FOR.least, Math.ceil(wordsIn(passage).length / WORDS_PER_CARD));
  return Math.min(possible, ASK_FOR.most, Math.max(ASK_FOR.least, Math.ceil(wanted)));
}

/** Sure pairs before the model's cards, which may repeat them; within these, the first of every part before the rest of any. */
function inOrderOfChoice(pairs: readonly OwnPair[], made: readonly ModelCard[]): ScoredCard[] {
  const ranks = new Map(made.map(({ card, rank }) => [card, rank]));
  const models = rankCards(made).map((scored) => ({
    ...scored,
    score: scored.score - RANK_WEIGHT * (ranks.get(scored.card) ?? 0),
  }));
  return [
    ...rankCards(pairs.filter(({ isSure }) => isSure)),
    ...models,
    ...rankCards(pairs.filter(({ isSure }) => !isSure)),
  ];
}

/** The same term, the same definition, or nearly the same. */
function createRepetitionFinder(): (card: Card) => boolean {
  const isDuplicate = createDuplicateFinder();
  const isEcho = createEchoFinder();
  return (card) => isDuplicate(card) || isEcho(card.definition);
}
