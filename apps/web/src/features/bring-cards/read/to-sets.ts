import {
  CARD_TEXT_MAX,
  countCharacters,
  IMPORT_MAX,
  type ImportedCard,
  type ImportedSet,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
} from '@scholar/contract';
import type { CardFile, DeckCard, SkipReason } from '@scholar/extract';
import { createDeckMedia } from './deck-media';

export type LeftOut = { reason: SkipReason | 'too_long' | 'no_pair'; count: number };

/** What a file becomes: a set, or one for each deck in it; and what does not. */
export function toSets(read: CardFile, title: string): { sets: ImportedSet[]; leftOut: LeftOut[] } {
  const found = listSets(read, title);
  const worded = found.map((set) => ({ ...set, cards: set.cards.filter(hasWords) }));
  const sets = worded
    .map((set) => ({ ...set, cards: set.cards.filter(fits) }))
    .filter(({ cards }) => cards.length > 0)
    .flatMap(cutLarge);
  return {
    sets,
    leftOut: addUp([
      ...listLeftOut(read),
      { reason: 'only_media', count: countCards(found) - countCards(worded) },
      { reason: 'too_long', count: countCards(worded) - countCards(sets) },
    ]),
  };
}

function listSets(read: CardFile, title: string): ImportedSet[] {
  if (read.kind === 'deck') {
    const media = createDeckMedia(read.deck);
    const byDeck = new Map<string, ImportedCard[]>();
    for (const card of read.deck.cards) {
      const cards = byDeck.get(card.deck) ?? [];
      cards.push({ ...toCard(card), ...media.toSides(card) });
      byDeck.set(card.deck, cards);
    }
    return [...byDeck].map(([deck, cards]) => ({
      title: byDeck.size === 1 ? title : nameOf(deck),
      cards,
    }));
  }
  return [{ title, cards: read.kind === 'table' ? read.table.rows.map(cutTags) : read.list.rows }];
}

/** 'Biology::Cells' is the deck Cells in the deck Biology. */
function nameOf(deck: string): string {
  return [...deck.split('::').join(' · ')].slice(0, TITLE_MAX).join('');
}

function toCard({ question, answer, kind, note, tags, original, reviews }: DeckCard): ImportedCard {
  return cutTags({
    question,
    answer,
    kind,
    tags,
    ...(note !== undefined && { note }),
    ...(original !== undefined && { original }),
    // The last ones say most about what is remembered.
    ...(reviews.length > 0 && { reviews: reviews.slice(-IMPORT_MAX.reviewsOfCard) }),
  });
}

function cutTags<Card extends ImportedCard>(card: Card): Card {
  const tags = (card.tags ?? []).filter((tag) => countCharacters(tag) <= TAG_MAX);
  return { ...card, tags: tags.slice(0, TAGS_MAX) };
}

/** Not where all there was on a side is a file that nobody can show. */
function hasWords({ question, answer }: ImportedCard): boolean {
  return question !== '' && answer !== '';
}

/** Each reason once. */
function addUp(leftOut: readonly LeftOut[]): LeftOut[] {
  const counts = new Map<LeftOut['reason'], number>();
  for (const { reason, count } of leftOut) {
    counts.set(reason, (counts.get(reason) ?? 0) + count);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).filter(({ count }) => count > 0);
}

function fits({ question, answer, note, original }: ImportedCard): boolean {
  return [question, answer, note ?? '', original ?? ''].every(
    (text) => countCharacters(text) <= CARD_TEXT_MAX,
  );
}

/** More than one call takes becomes several sets: nothing is left behind. */
function cutLarge(set: ImportedSet): ImportedSet[] {
  const parts = Math.ceil(set.cards.length / IMPORT_MAX.cards);
  return Array.from({ length: parts }, (_, part) => ({
    ...set,
    title: parts === 1 ? set.title : `${set.title.slice(0, TITLE_MAX - 8)} (${part + 1})`,
    cards: set.cards.slice(part * IMPORT_MAX.cards, (part + 1) * IMPORT_MAX.cards),
  }));
}

function listLeftOut(read: CardFile): LeftOut[] {
  switch (read.kind) {
    case 'deck':
      return read.deck.skipped;
    case 'table':
      return [{ reason: 'no_pair', count: read.table.skippedRows.length }];
    case 'list':
      return [{ reason: 'no_pair', count: read.list.skippedLines.length }];
  }
}

export function countCards(sets: readonly ImportedSet[]): number {
  return sets.reduce((sum, { cards }) => sum + cards.length, 0);
}
