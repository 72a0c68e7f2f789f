import type { SetWithCards } from '@scholar/contract';

/** Several sets as one; it has the id of the first of them. */
export type TogetherSet = SetWithCards & { parts: readonly SetWithCards[] };

export function isTogether(set: SetWithCards): set is TogetherSet {
  return 'parts' in set;
}

/** Their cards in order, each once. */
export function joinSets(parts: readonly [SetWithCards, ...SetWithCards[]]): TogetherSet {
  const [first] = parts;
  const cards = new Map(
    parts
      .toReversed()
      .flatMap(({ flashcards }) => flashcards)
      .map((card) => [card.flashcardId, card]),
  );
  const ids = new Set(
    parts.flatMap(({ flashcards }) => flashcards.map(({ flashcardId }) => flashcardId)),
  );
  return {
    quizId: first.quizId,
    title: parts.map(({ title }) => title).join(' + '),
    createdDate: first.createdDate,
    flashcardCount: ids.size,
    flashcards: [...ids].flatMap((id) => cards.get(id) ?? []),
    parts,
  };
}

/** The set that a card is of: of several, the first that was named. */
export function setIdOf(set: SetWithCards, flashcardId: number): number {
  const part = isTogether(set)
    ? set.parts.find(({ flashcards }) =>
        flashcards.some((card) => card.flashcardId === flashcardId),
      )
    : undefined;
  return part?.quizId ?? set.quizId;
}

/** Tells this test apart from those of its sets; undefined for a set alone. */
export function roomOf(set: SetWithCards): string | undefined {
  return isTogether(set) ? set.parts.map(({ quizId }) => quizId).join('.') : undefined;
}
