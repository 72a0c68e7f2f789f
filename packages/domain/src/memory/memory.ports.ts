import type {
  AnswerWay,
  CardHandling,
  CardMemory,
  Flashcard,
  LoggedReview,
  Review,
  TodayCard,
} from '@scholar/contract';
import type { LogEntry, Remembered } from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';

/** A card the student may study, and whose it is. */
export type CardKey = { flashcardId: number; authorId: OwnerId };
export type NewReview = Omit<Review, 'how' | 'quizId'> & {
  how: AnswerWay;
  setId: number | null;
  authorId: OwnerId;
};
/** What the student decided; lapses up to there are forgiven. */
export type Handling = Omit<CardHandling, 'isLeech'> & { forgivenLapses: number };
/** All that is kept of a card for a student. */
export type KeptMemory = CardKey & Remembered & Handling;

/** The log is the truth; what is kept of a card follows from it, apart from what the student decided. */
export type MemoryRepository = {
  /** Own cards, and those of sets that the team has. Deleted ones of one's own are told apart from unknown ones. */
  findCards(
    owner: OwnerId,
    flashcardIds: number[],
    team: number | undefined,
  ): Promise<(CardKey & { isDeleted: boolean })[]>;
  /** What is kept of those cards; nothing is of a card that was never answered. */
  findKept(owner: OwnerId, flashcardIds: number[]): Promise<KeptMemory[]>;
  /** Those of the ids that are in the log already. */
  findKnownReviews(owner: OwnerId, reviewIds: string[]): Promise<string[]>;
  /** Those with an id in `recalls` tell what was remembered. */
  addReviews(owner: OwnerId, reviews: NewReview[], recalls: ReadonlySet<string>): Promise<void>;
  /** The card of a review; undefined when it is not in the student's log. */
  findReviewedCard(owner: OwnerId, reviewId: string): Promise<number | undefined>;
  /** Once is enough. */
  addUndo(owner: OwnerId, card: CardKey, reviewId: string, at: Date): Promise<void>;
  readLog(owner: OwnerId, flashcardIds: number[]): Promise<(LogEntry & { flashcardId: number })[]>;
  /** Newest first. */
  listReviews(owner: OwnerId, flashcardId: number, limit: number): Promise<LoggedReview[]>;
  /** Leaves alone what the student decided. A card that is gone is passed over. */
  keep(owner: OwnerId, memories: (CardKey & Remembered)[]): Promise<void>;
  handle(owner: OwnerId, card: CardKey, handling: Partial<Handling>): Promise<void>;
};

/** Who has answered cards, and which, in order of their ids: to go through all of them in pages. */
export type RebuildRepository = {
  listStudents(after: number, limit: number): Promise<OwnerId[]>;
  /** Others who change the memory of the student wait until the transaction ends. */
  lockStudent(owner: OwnerId): Promise<void>;
  listCards(owner: OwnerId, after: number, limit: number): Promise<CardKey[]>;
};

export type QueueAt = {
  owner: OwnerId;
  team: number | undefined;
  at: Date;
  dayEndsAt: Date;
  /**
   * Sets whose cards come by the plan of an exam, apart from those being learnt; sets whose cards do not come; and sets
   * whose cards come at longer intervals. What a memory says is the same in all of them.
   */
  apart: { followed: number[]; archived: number[]; slowed: number[] };
  /** How many times longer the intervals of slowed-down cards are. */
  stretch: number;
};

/** Cards of one's own sets, and of those of the team in which the student has begun. */
export type QueueRepository = {
  countDone(owner: OwnerId, day: number): Promise<{ due: number; new: number }>;
  /** Of the last answers, in milliseconds. */
  listTimes(owner: OwnerId, limit: number): Promise<number[]>;
  /** Due until the day ends, at most so many of each: the least remembered first, and those whose minute comes first. */
  findDue(queue: QueueAt, limit: number): Promise<{ due: CardKey[]; learning: CardKey[] }>;
  /** How many there are, as far as they are looked at. */
  countDue(queue: QueueAt): Promise<{ due: number; learning: number }>;
  /** In the order in which they were made. */
  listNew(queue: QueueAt, limit: number): Promise<CardKey[]>;
  listLeeches(queue: QueueAt, limit: number): Promise<CardKey[]>;
  /** What comes after the day: when first, and how much until then. */
  lookAhead(queue: QueueAt, until: Date): Promise<{ nextDueAt: string | null; due: number }>;
  /** Those of the cards that can still be answered on that day, apart from those being learnt. */
  findOpen(queue: QueueAt, cards: CardKey[], day: number): Promise<OpenCard[]>;
  /** Those of the cards that come at longer intervals. */
  findSlowed(queue: Pick<QueueAt, 'apart'>, cards: CardKey[]): Promise<number[]>;
  /** As they are shown, in any order. Those that cannot be studied are left out. */
  readCards(studying: Pick<QueueAt, 'owner' | 'team'>, cards: CardKey[]): Promise<QueuedCard[]>;
};
/** A card with its kind: new, due by the schedule as well, or not yet. */
export type OpenCard = CardKey & { kind: 'new' | 'due' | 'early' };
export type QueuedCard = Flashcard &
  Pick<TodayCard, 'quizId' | 'setTitle'> & { kept: (Handling & { memory: CardMemory }) | null };
