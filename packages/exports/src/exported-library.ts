import type { CardKind, CardMemory, PastReview } from '@scholar/contract';

/** A card with all that a student takes along. */
export type ExportedCard = {
  flashcardId: number;
  /** Of a cloze: what is missing in the sentence. */
  question: string;
  /** Of a cloze: the sentence with a blank. */
  answer: string;
  kind: CardKind;
  note: string | null;
  tags: string[];
  /** The text that a cloze was cut from, with its marks. */
  original: string | null;
  /** Null for a card that was never answered. */
  memory: CardMemory | null;
  /** Oldest first. */
  reviews: PastReview[];
};

export type ExportedSet = { title: string; cards: ExportedCard[] };
export type ExportedLibrary = { sets: ExportedSet[] };
