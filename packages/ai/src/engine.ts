import type { CardKind, DropReason, Field, Language, Source } from '@scholar/contract';

/** A text and what is known about it. `emphasis` and `headings` are words that stand in the text. */
export type StudyRequest = {
  text: string;
  /** Told by the caller; found out from the text where it is missing. */
  language?: Language | undefined;
  emphasis?: readonly string[] | undefined;
  headings?: readonly string[] | undefined;
};

export type CardsRequest = StudyRequest & {
  count: number;
  /** Language the cards are wanted in, where it may be another than the text's. Quotes stay as they are. */
  answerIn?: Language | undefined;
};

export type Progress = { step: 'reading' | 'choosing' | 'writing'; share: number };

/** How a task can be followed and given up. */
export type Work = {
  signal: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** Told of cards that will be in the answer, as soon as that is sure. */
  onCards?: (cards: Card[]) => void;
  /** For whom: those who wait share what there is to work with. */
  asker?: string;
  /** Asked right before each call to a provider: whether one more is within today's limits. */
  mayCall?: () => Promise<boolean>;
};

export type SourcedSentence = { sentence: string; source: Source };

export type SummaryDraft = {
  content: string;
  name: string;
  field: Field;
  /** `undefined` for a language that is neither English nor Vietnamese. */
  language: Language | undefined;
  /** The sentences of `content`, in order, each with where it comes from. */
  sentences: SourcedSentence[];
  /** Some parts of the text could not be looked at. */
  isPartial?: boolean;
};

export type Card = { term: string; definition: string; source: Source; kind?: CardKind };

export type Section = { title: string; start: number; end: number };

export type CardsDraft = {
  cards: Card[];
  /** Cards that a student might keep, as many again at most. */
  maybe: Card[];
  /** Of the cards. */
  language: Language | undefined;
  coverage: {
    sections: number;
    withCards: number;
    /** Sections that could have had a card, as many were asked for, and have none. */
    missing: number;
    /** The first of the missing ones. */
    withoutCards: Section[];
  };
  dropped: { reason: DropReason; count: number }[];
  /** Some parts of the text could not be looked at. */
  isPartial?: boolean;
};

/** Text in, study material out. Offsets count UTF-16 units of `request.text`. */
export type StudyEngine = {
  name: string;
  summarize(request: StudyRequest, work: Work): Promise<SummaryDraft>;
  makeFlashcards(request: CardsRequest, work: Work): Promise<CardsDraft>;
};
