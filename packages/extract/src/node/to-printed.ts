import type { DeckCard } from '../anki/deck';
import { type EmphasisedRun, type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { recognisePairs } from '../pairs/recognise-pairs';
import type { CardFile } from '../read-cards';

const NO_DOCUMENT = { headings: [], emphasis: [], ...NO_PAGES };
const NO_DECK = { cards: [], media: [], tags: [], reviews: 0, skipped: [] };

/** A document as another program reads it: what stands out as words, in the order of the text. */
export function toPrinted({ text, emphasis, ...pagesRead }: ExtractedDocument) {
  const wordsOf = (runs: EmphasisedRun[]) =>
    runs.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' '));
  return {
    text,
    headings: wordsOf(emphasis.filter(({ kind }) => kind === 'heading')),
    emphasis: wordsOf(emphasis.filter(({ kind }) => kind !== 'heading')),
    pairs: recognisePairs(text)?.rows ?? [],
    ...NO_DECK,
    ...pagesRead,
  };
}

/** Cards in the same form; the text of a list or deck has one of them on each line. */
export function toPrintedCards(file: CardFile) {
  if (file.kind === 'deck') {
    const { cards, media, tags, reviewCount, skipped } = file.deck;
    return {
      ...NO_DOCUMENT,
      text: cards.map(({ front, back }) => `${front}\t${back}`).join('\n'),
      pairs: [],
      cards: cards.map(toPrintedCard),
      media,
      tags,
      reviews: reviewCount,
      skipped,
    };
  }
  const rows = file.kind === 'table' ? file.table.rows : file.list.rows;
  const tags = file.kind === 'table' ? file.table.rows.flatMap((row) => row.tags) : [];
  return {
    ...NO_DOCUMENT,
    ...NO_DECK,
    text: rows.map(({ question, answer }) => `${question}\t${answer}`).join('\n'),
    pairs: rows,
    tags: [...new Set(tags)].toSorted(),
  };
}

/** What a card shows; its past is counted for the whole deck. */
function toPrintedCard({
  front,
  back,
  kind,
  deck,
  noteType,
  tags,
  question,
  answer,
  note,
}: DeckCard) {
  return { front, back, kind, deck, noteType, tags, question, answer, note: note ?? null };
}
