import type { ImportedCard, ImportedSet } from '@scholar/contract';

/** What is left of a set that was brought. */
export type ChosenSet = ImportedSet & {
  /** The places of those that are left out, among all that were brought. */
  repeatedAt: number[];
  overLimit: number;
};

/** Cards whose texts are among those the student has, and those that came before in the same import. */
export function findRepeated(
  cards: readonly ImportedCard[],
  present: readonly number[],
): Set<ImportedCard> {
  const repeated = new Set(present.flatMap((place) => cards[place] ?? []));
  const seen = new Set<string>();
  for (const card of cards) {
    const key = keyOf(card);
    if (seen.has(key)) {
      repeated.add(card);
    }
    seen.add(key);
  }
  return repeated;
}

/** Keeps the first cards for which there is room, in as many new sets as there is room for. */
export function chooseCards(
  sets: readonly ImportedSet[],
  {
    repeated,
    room,
  }: { repeated: ReadonlySet<ImportedCard>; room: { cards: number; sets: number } },
): ChosenSet[] {
  let { cards: roomForCards, sets: roomForSets } = room;
  return sets.map((set) => {
    const fresh = set.cards.filter((card) => !repeated.has(card));
    const isNew = !set.quizId;
    const cards = isNew && roomForSets <= 0 ? [] : fresh.slice(0, roomForCards);
    roomForCards -= cards.length;
    roomForSets -= isNew && cards.length > 0 ? 1 : 0;
    return {
      ...set,
      cards,
      repeatedAt: set.cards.flatMap((card, place) => (repeated.has(card) ? [place] : [])),
      overLimit: fresh.length - cards.length,
    };
  });
}

/** With the length in front, so that no letter moves from one text to the other unseen. */
function keyOf(card: ImportedCard): string {
  const { question, answer } = card;
  return `${question.length}:${question}${answer}\n${toMediaKey(card)}`;
}

/** Two cards may say the same of different pictures. */
export function toMediaKey({ media = [] }: Pick<ImportedCard, 'media'>): string {
  return media
    .map(({ mediaId, side }) => `${side}:${mediaId}`)
    .toSorted()
    .join();
}
