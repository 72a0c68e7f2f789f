import type { DropReason, Language, Source } from '@scholar/contract';
import { createSignsReader, type Signs } from '../cards/confidence';
import { findFault } from '../cards/gates';
import type { Card } from '../engine';
import { phraseWords } from '../reading/compare-phrases';
import { nextTurn } from '../reading/next-turn';
import type { ReadDocument } from '../reading/read-document';
import type { Answer, CardItem } from './answers';
import { createSourceFinder } from './checks/find-source';
import { createOrdinaryFinder } from './checks/names';
import { isSupportedBy } from './checks/support';
import { isTermOf } from './checks/term-support';
import type { Chunk } from './chunks';
import { makeCloze } from './make-cloze';
import { definitionConfidence, withImportance } from './model-confidence';

export type ModelCard = {
  card: Card;
  confidence: number;
  isEmphasised: boolean;
  /** Its place among those of its part, from 0 on. */
  rank: number;
};

type CardsContext = {
  emphasis: readonly string[];
  /** Of the cards. */
  language: Language | undefined;
  isTranslated: boolean;
  confidenceOf: (signs: Signs) => number;
  signal: AbortSignal;
};

/** Of what a model answered, the cards that hold; best first within each part. */
export async function toModelCards(
  document: ReadDocument,
  answers: readonly { chunk: Chunk; answer: Answer<CardItem> }[],
  { emphasis, language, isTranslated, confidenceOf, signal }: CardsContext,
): Promise<{ cards: ModelCard[]; refused: Map<DropReason, number> }> {
  const emphasised = new Set(emphasis.map(keyOf));
  const signsOf = createSignsReader(document);
  const faultOf = createModelCheck(document, { language, isTranslated });
  const cards: ModelCard[] = [];
  const refused = new Map<DropReason, number>();
  const refuse = (reason: DropReason, times = 1) => {
    if (times > 0) {
      refused.set(reason, (refused.get(reason) ?? 0) + times);
    }
  };

  function toCard(item: CardItem, source: Source, rank: number): ModelCard | DropReason {
    const term = toLine(item.term);
    const { importance } = item;
    const isEmphasised = emphasised.has(keyOf(term));
    if (item.kind === 'definition') {
      const card: Card = { term, definition: toLine(item.definition), source };
      const quote = document.plain.slice(source.start, source.end);
      const confidence = definitionConfidence({
        ...card,
        quote,
        importance,
        isEmphasised,
        isTranslated,
      });
      return faultOf(card) ?? { card, confidence, isEmphasised, rank };
    }
    const cloze = makeCloze(document, { term, at: source.start, isEmphasised });
    if (typeof cloze === 'string') {
      return cloze;
    }
    const confidence = withImportance(confidenceOf(signsOf(cloze)), importance);
    return faultOf(cloze.card) ?? { card: cloze.card, confidence, isEmphasised, rank };
  }

  for (const { chunk, answer } of answers) {
    // Others wait for this thread, and whoever asked may have left.
    await nextTurn();
    signal.throwIfAborted();
    refuse('malformed', answer.malformed);
    const findSource = createSourceFinder(document, chunk);
    const items = answer.items.toSorted((a, b) => b.importance - a.importance);
    for (const [rank, item] of items.entries()) {
      const source = findSource(item.quote);
      const card = source ? toCard(item, source, rank) : 'not_in_text';
      if (typeof card === 'string') {
        refuse(card);
      } else {
        cards.push(card);
      }
    }
  }
  return { cards, refused };
}

/** Checks a card that a model made: its blank is the text's own, its definition in other words. */
function createModelCheck(
  document: ReadDocument,
  { language, isTranslated }: { language: Language | undefined; isTranslated: boolean },
): (card: Card) => DropReason | undefined {
  const { text, plain } = document;
  const isOrdinary = createOrdinaryFinder(text);
  return (card) => {
    if (card.kind === 'cloze') {
      return findFault(card, { text, language });
    }
    const { term, source } = card;
    const quote = plain.slice(source.start, source.end);
    const isSupported = (definition: string) =>
      isSupportedBy(definition, quote, { isTranslated, isOrdinary, term });
    return (
      findFault(card, { text, language, isSupported }) ??
      (isTermOf(term, source, { document, isTranslated }) ? undefined : 'not_in_text')
    );
  };
}

function keyOf(term: string): string {
  return phraseWords(term).join(' ');
}

function toLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ');
}
