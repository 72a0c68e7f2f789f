import type {
  CardEdit,
  CardMedia,
  CardMediaDraft,
  Flashcard,
  SetWithCards,
} from '@scholar/contract';

export function aCard(changes: Partial<Flashcard> = {}): Flashcard {
  return {
    flashcardId: 1,
    question: 'Osmosis',
    answer: 'The movement of water across a membrane.',
    kind: 'definition',
    createDate: '2025-09-14T08:42:00.000Z',
    document: null,
    source: null,
    note: null,
    tags: [],
    ...changes,
  };
}

export function aCloze(changes: Partial<Flashcard> = {}): Flashcard {
  return aCard({
    question: 'osmosis',
    answer: 'Water crosses a membrane by ____.',
    kind: 'cloze',
    ...changes,
  });
}

/** As the server changes a card: what is left out stays as it is. */
export function editedCard(
  card: Flashcard,
  { question, answer, kind = card.kind, media }: CardEdit,
): Flashcard {
  return { ...card, question, answer, kind, ...(media && { media: media.map(asShown) }) };
}

/** Cards with the ids 1, 2, 3, … from pairs of term and definition. */
export function cardsOf(...pairs: (readonly [question: string, answer: string])[]): Flashcard[] {
  return pairs.map(([question, answer], place) =>
    aCard({ flashcardId: place + 1, question, answer }),
  );
}

export function aSet(changes: Partial<SetWithCards> = {}): SetWithCards {
  const flashcards = changes.flashcards ?? [aCard()];
  return {
    quizId: 12,
    title: 'Cell biology basics',
    createdDate: '2025-09-14T08:42:00.000Z',
    flashcardCount: flashcards.length,
    flashcards,
    ...changes,
  };
}

/** A picture as a server shows what was sent. */
export function asShown({ mediaId, side, alt = '' }: CardMediaDraft): CardMedia {
  return { mediaId, side, alt, kind: 'picture', width: 40, height: 30 };
}
