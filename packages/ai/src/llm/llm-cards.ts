import type { DropReason } from '@scholar/contract';
import type { Card, CardsDraft, CardsRequest, Work } from '../engine';
import { chooseCards } from '../flashcards/choose-cards';
import type { ScoredCard } from '../flashcards/draft-english';
import { createDuplicateFinder, findFault } from '../flashcards/gates';
import { phraseWords } from '../text/compare-phrases';
import { quoteOf } from '../text/quote';
import { readDocument } from '../text/read-document';
import { type Answer, type CardItem, cardList } from './answers';
import { askChunks } from './ask-chunks';
import { askForItems } from './ask-for-items';
import { type Chunk, cutChunks } from './chunks';
import type { Ask } from './create-asker';
import { MAX_CALLS, RANK_WEIGHT } from './limits';
import { LlmFailure } from './llm-failure';
import { createQuoteFinder } from './locate-quote';
import { createEchoFinder } from '../text/near-duplicates';
import { cardsPrompt } from './prompts';
import { isSupportedBy } from './support';

/** More than are wanted, as some will not pass the checks and chunks overlap. */
const ASK_FOR = { share: 1.5, least: 3 };
/** What the author emphasised comes before what the model finds important. */
const EMPHASIS_WEIGHT = 2;
const EMPHASIS_SHOWN = 60;

/** Cards in the model's own words, each checked against the sentence it cites. */
export async function makeLlmCards(
  ask: Ask,
  { text, language, emphasis = [], count, answerIn }: CardsRequest,
  { work, timeoutMs }: { work: Work; timeoutMs: number },
): Promise<CardsDraft> {
  // Told that the cards' language is the text's, nothing would be translated: look for ourselves.
  const document = readDocument(text, answerIn === language ? undefined : language);
  const cardLanguage = answerIn ?? document.language;
  const isTranslated = cardLanguage !== document.language;
  const chunks = cutChunks(document, MAX_CALLS);
  const perChunk = Math.max(ASK_FOR.least, Math.ceil((count * ASK_FOR.share) / chunks.length));

  const answers = await askChunks(
    chunks,
    ({ start, end }, { signal, mayRepair }) => {
      const passage = text.slice(start, end);
      return askForItems(ask, {
        prompt: cardsPrompt(passage, {
          count: perChunk,
          answerIn: cardLanguage,
          isTranslated,
          emphasis: emphasis.filter((words) => passage.includes(words)).slice(0, EMPHASIS_SHOWN),
        }),
        list: cardList(perChunk),
        signal,
        mayRepair,
      });
    },
    { work, timeoutMs },
  );

  const { drafts, refused } = toDrafts(text, answers, emphasis);
  const draft = chooseCards(document, drafts, {
    count,
    language: cardLanguage,
    faultOf: (card) =>
      findFault(card, {
        text,
        language: cardLanguage,
        isSupported: (definition, quote) => isSupportedBy(definition, quote, { isTranslated }),
      }),
    isDuplicate: createRepetitionFinder(),
    refused,
  });
  if (draft.cards.length === 0) {
    throw new LlmFailure('nothing_usable');
  }
  return draft;
}

/** Items whose quotes are in their part of the text, best first. */
function toDrafts(
  text: string,
  answers: readonly { chunk: Chunk; answer: Answer<CardItem> }[],
  emphasis: readonly string[],
): { drafts: ScoredCard[]; refused: Map<DropReason, number> } {
  const emphasised = new Set(emphasis.map(keyOf));
  const malformed = answers.reduce((sum, { answer }) => sum + answer.malformed, 0);
  let lost = 0;
  const drafts = answers.flatMap(({ chunk, answer }) => {
    const findQuote = createQuoteFinder(text, chunk);
    const items = answer.items.toSorted((a, b) => b.importance - a.importance);
    return items.flatMap(({ term, definition, quote, importance }, rank): ScoredCard[] => {
      const place = findQuote(quote);
      if (!place) {
        lost += 1;
        return [];
      }
      const stress = emphasised.has(keyOf(term)) ? EMPHASIS_WEIGHT : 0;
      return [
        {
          card: {
            term: toLine(term),
            definition: toLine(definition),
            source: quoteOf(text, place.start, place.end),
          },
          score: importance + stress - rank * RANK_WEIGHT,
        },
      ];
    });
  });
  const refused = new Map<DropReason, number>([
    ['malformed', malformed],
    ['not_in_text', lost],
  ]);
  return {
    drafts: drafts.toSorted((a, b) => b.score - a.score),
    refused: new Map([...refused].filter(([, count]) => count > 0)),
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
