/** A card that was answered, and where in its document it comes from. */
export type PlacedCard = {
  documentId: number;
  start: number;
  /** How likely it is remembered now. */
  recall: number;
};
/** Where a section begins, and its heading; none for what stands before the first. */
export type SectionStart = { start: number; heading: string | null };
/** As much of a document as was read. */
export type ReadSections = { documentId: number; end: number; headings: readonly SectionStart[] };

export type WeakSection = {
  documentId: number;
  heading: string | null;
  cards: number;
  recall: number;
};

/** Fewer cards say nothing about a section. */
const ENOUGH_CARDS = 3;

/** Documents that may have a weak section, the one with the weakest cards first. */
export function rankDocuments(cards: readonly PlacedCard[]): number[] {
  return [...groupBy(cards, ({ documentId }) => documentId)]
    .filter(([, placed]) => placed.length >= ENOUGH_CARDS)
    .map(([documentId, placed]) => {
      const recalls = placed.map(({ recall }) => recall).toSorted((left, right) => left - right);
      // No section of so many cards can be weaker than this.
      return { documentId, weakest: mean(recalls.slice(0, ENOUGH_CARDS)) };
    })
    .toSorted((left, right) => left.weakest - right.weakest || left.documentId - right.documentId)
    .map(({ documentId }) => documentId);
}

/** Sections of which less is remembered than was wished, the weakest first. */
export function findWeakSections(
  cards: readonly PlacedCard[],
  documents: readonly ReadSections[],
  { wished, limit }: { wished: number; limit: number },
): WeakSection[] {
  const cardsOf = groupBy(cards, ({ documentId }) => documentId);
  return documents
    .flatMap((document) => toSections(document, cardsOf.get(document.documentId) ?? []))
    .filter(({ cards: count, recall }) => count >= ENOUGH_CARDS && recall < wished)
    .toSorted((left, right) => left.recall - right.recall || right.cards - left.cards)
    .slice(0, limit);
}

function toSections(
  { documentId, end, headings }: ReadSections,
  cards: readonly PlacedCard[],
): WeakSection[] {
  const starts = [{ start: 0, heading: null }, ...headings];
  const read = cards.filter(({ start }) => start < end);
  const bySection = groupBy(read, ({ start }) =>
    starts.findLastIndex((section) => section.start <= start),
  );
  return [...bySection].map(([place, placed]) => ({
    documentId,
    heading: starts[place]?.heading ?? null,
    cards: placed.length,
    recall: mean(placed.map(({ recall }) => recall)),
  }));
}

function groupBy(
  cards: readonly PlacedCard[],
  keyOf: (card: PlacedCard) => number,
): Map<number, PlacedCard[]> {
  const groups = new Map<number, PlacedCard[]>();
  for (const card of cards) {
    const group = groups.get(keyOf(card));
    if (group) {
      group.push(card);
    } else {
      groups.set(keyOf(card), [card]);
    }
  }
  return groups;
}

function mean(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0) / values.length;
}
