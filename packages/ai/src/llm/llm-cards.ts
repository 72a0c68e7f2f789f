import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DropReason } from '@scholar/contract';
import type { Card, CardsDraft, CardsRequest, Work } from '../engine';
import { chooseCards } from '../cards/choose-cards';
import type { ScoredCard } from '../cards/choose-cards';
import { createDuplicateFinder, findFault } from '../cards/gates';
import { phraseWords } from '../reading/compare-phrases';
import { quoteOf } from '../reading/quote';
import { type ReadDocument, readDocument } from '../reading/read-document';
import { type Answer, type CardItem, cardList } from './answers';
import { askChunks } from './ask-chunks';
import { askForItems } from './ask-for-items';
import { type Chunk, cutChunks } from './chunks';
import type { Ask } from './client/create-asker';
import { MAX_CALLS, RANK_WEIGHT } from './limits';
import { LlmFailure } from './llm-failure';
import { createQuoteFinder } from './checks/locate-quote';
import { createEchoFinder } from '../reading/near-duplicates';
import { cardsPrompt } from './prompts';
import { createOrdinaryFinder } from './checks/names';
import { isSupportedBy } from './checks/support';
import { isTermOf } from './checks/term-support';
import { widenQuote } from './checks/widen-quote';
import { wordsIn } from './checks/words';

/** More than are wanted, as some will not pass the checks and chunks overlap; lists get sloppy with length. */
const ASK_FOR = { share: 1.5, least: 3, most: 20 };
/** A text explains no more than one term in so many words. */
const WORDS_PER_CARD = 10;
/** What the author emphasised comes before what the model finds important. */
const EMPHASIS_WEIGHT = 2;
const EMPHASIS_SHOWN = 60;

/** Cards in the model's own words, each checked against the sentence it cites. */
export async function makeLlmCards(
  ask: Ask,
  { text, language, emphasis = [], headings, count, answerIn }: CardsRequest,
  { work, timeoutMs }: { work: Work; timeoutMs: number },
): Promise<CardsDraft> {
  // Told that the cards' language is the text's, nothing would be translated: look for ourselves.
  const document = readDocument(text, answerIn === language ? undefined : language, headings);
  const cardLanguage = answerIn ?? document.language;
  const isTranslated = cardLanguage !== document.language;
  const toAsk = count * ASK_FOR.share;
  const chunks = cutChunks(document, {
    most: MAX_CALLS,
    least: Math.ceil(toAsk / ASK_FOR.most),
  });

  const { answers, isPartial } = await askChunks(
    chunks,
    ({ start, end }, limits) => {
      const passage = text.slice(start, end);
      const asked = countFor(passage, toAsk / chunks.length);
      return askForItems(ask, {
        prompt: cardsPrompt(passage, {
          count: asked,
          answerIn: cardLanguage,
          isTranslated,
          emphasis: emphasis.filter((words) => passage.includes(words)).slice(0, EMPHASIS_SHOWN),
        }),
        list: cardList(asked),
        limits,
      });
    },
    { work, timeoutMs },
  );

  const speech = { isTranslated, isOrdinary: createOrdinaryFinder(text) };
  const { drafts, refused } = await toDrafts(document, answers, { emphasis, signal: work.signal });
  const draft = chooseCards(document, drafts, {
    count,
    language: cardLanguage,
    faultOf: (card) =>
      findFault(card, {
        text,
        language: cardLanguage,
        isSupported: (definition, quote) => isSupportedBy(definition, quote, speech),
      }) ??
      (isTermOf(card.term, card.source, { document, isTranslated }) ? undefined : 'not_in_text'),
    isDuplicate: createRepetitionFinder(),
    refused,
  });
  if (draft.cards.length === 0) {
    throw new LlmFailure('nothing_usable');
  }
  return { ...draft, isPartial };
}

function countFor(passage: string, wanted: number): number {
  const possible = Math.max(ASK_FOR.least, Math.ceil(wordsIn(passage).length / WORDS_PER_CARD));
  return Math.min(possible, ASK_FOR.most, Math.max(ASK_FOR.least, Math.ceil(wanted)));
}

/** Items whose quotes are in their part of the text, best first. */
async function toDrafts(
  document: ReadDocument,
  answers: readonly { chunk: Chunk; answer: Answer<CardItem> }[],
  { emphasis, signal }: { emphasis: readonly string[]; signal: AbortSignal },
): Promise<{ drafts: ScoredCard[]; refused: Map<DropReason, number> }> {
  const { text } = document;
  const emphasised = new Set(emphasis.map(keyOf));
  const drafts: ScoredCard[] = [];
  let malformed = 0;
  let lost = 0;
  for (const { chunk, answer } of answers) {
    // Others wait for this thread, and whoever asked may have left.
    await nextTurn();
    signal.throwIfAborted();
    malformed += answer.malformed;
    const findQuote = createQuoteFinder(text, chunk);
    const items = answer.items.toSorted((a, b) => b.importance - a.importance);
    for (const [rank, { term, definition, quote, importance }] of items.entries()) {
      const found = findQuote(quote);
      const place = found && widenQuote(document, found);
      if (!place) {
        lost += 1;
        continue;
      }
      const stress = emphasised.has(keyOf(term)) ? EMPHASIS_WEIGHT : 0;
      drafts.push({
        card: {
          term: toLine(term),
          definition: toLine(definition),
          source: quoteOf(text, place.start, place.end),
        },
        score: importance + stress - rank * RANK_WEIGHT,
      });
    }
  }
  const refused = new Map<DropReason, number>([
    ['malformed', malformed],
    ['not_in_text', lost],
  ]);
  return {
    drafts: drafts.toSorted((a, b) => b.score - a.score),
    refused: new Map([...refused].filter(([, times]) => times > 0)),
  };
}

/** The same term, the same definition, or nearly the same. */
function createRepetitionFinder(): (card: Card) => boolean {
  const isDuplicate = createDuplicateFinder();
  const isEcho = createEchoFinder();
  return (card) => isDuplicate(card) || isEcho(card.definition);
}

function keyOf(term: string): string {
  return phraseWords(term).join(' ');
}

function toLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}
