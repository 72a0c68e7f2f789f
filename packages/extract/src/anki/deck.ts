export type PastAnswer = {
  rating: 'again' | 'hard' | 'good' | 'easy';
  answeredAt: string;
  milliseconds: number;
};

/** A picture or sound on a card, by its name in the deck. */
export type CardFileName = { name: string; alt: string };

export type DeckCard = {
  /** What its template shows before and after the answer, as plain text of one line. */
  front: string;
  back: string;
  /** For `cloze`, `answer` is the sentence with `____` in it and `question` is what is missing there. */
  kind: 'definition' | 'cloze';
  question: string;
  answer: string;
  /** What stands on the note and fits neither side. */
  note?: string;
  /** The text of a cloze with its marks. */
  original?: string;
  tags: string[];
  /** From the outermost deck to its own: 'Biology::Cells'. */
  deck: string;
  noteType: string;
  /** Oldest first. */
  reviews: PastAnswer[];
  /** Pictures and sounds before and after the answer. A side that has some may have no text. */
  media: { question: CardFileName[]; answer: CardFileName[] };
};

/** Why a card cannot be brought: its note is lost, a side has nothing on it, or it asks for a part of a picture. */
export type SkipReason = 'no_note' | 'no_question' | 'no_answer' | 'only_media';

export const FIELD_ROLES = ['question', 'answer', 'note', 'nothing'] as const;
/** What becomes of a field of a note. */
export type FieldRole = (typeof FIELD_ROLES)[number];

/** By the name of the note type: the role of each of its fields, in their order. */
export type FieldChoices = Record<string, FieldRole[]>;

/** A note type with more than two fields, of which a student may say what becomes of each. */
export type WideNoteType = {
  name: string;
  /** Where nothing was chosen, cards are what the templates show. */
  isChosen: boolean;
  /** Each with what stands in it on the first note; the role is the one chosen, or what the templates make of it. */
  fields: { name: string; sample: string; role: FieldRole }[];
};

/** Plain data, which a worker can send. */
export type Deck = {
  name: string;
  noteCount: number;
  cards: DeckCard[];
  /** Names of its pictures and sounds; `openDeckMedia` has their bytes. */
  media: string[];
  tags: string[];
  /** Answers in the log, those to skipped cards too. */
  reviewCount: number;
  skipped: { reason: SkipReason; count: number }[];
  /** There where a deck has some. */
  wideTypes?: WideNoteType[];
};
