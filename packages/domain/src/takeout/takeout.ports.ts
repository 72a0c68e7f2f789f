import type { LimitsRepository } from '../accounts/limits.ports';
import type { OwnerId } from '../shared/owner-id';

/** A value as both JSON and a table can hold it. */
export type TakeoutRow = Record<string, string | number | number[] | Date | null>;

/** Everything of one kind that a student owns and has not deleted, oldest first, read as it is asked for. */
export type TakeoutTable = { columns: readonly string[]; rows: AsyncIterable<TakeoutRow> };

export type TakeoutRepository = {
  documents(owner: OwnerId): TakeoutTable;
  flashcards(owner: OwnerId): TakeoutTable;
  sets(owner: OwnerId): TakeoutTable;
  folders(owner: OwnerId): TakeoutTable;
  studySessions(owner: OwnerId): TakeoutTable;
  /** Card by card, those of cards of others too. */
  reviews(owner: OwnerId): TakeoutTable;
  /** Days with answers, those of purged cards too. */
  studyDays(owner: OwnerId): TakeoutTable;
  marks(owner: OwnerId): TakeoutTable;
  exams(owner: OwnerId): TakeoutTable;
  /** Browsers that show reminders, without what it takes to write to them. */
  pushDevices(owner: OwnerId): TakeoutTable;
  /** Since when calendars can read the plans; the address itself is nowhere kept. */
  calendarFeed(owner: OwnerId): TakeoutTable;
  /** Pictures and sounds, each on the cards it is on. */
  media(owner: OwnerId): TakeoutTable;
  /** Their names in the file store, and what they are. */
  mediaFiles(owner: OwnerId): AsyncIterable<{ mediaId: string; mime: string }>;
  /** How often the links of sets were used; the links themselves are nowhere kept. */
  shareLinks(owner: OwnerId): TakeoutTable;
  /** One row once they have answered. */
  memoryParameters(owner: OwnerId): TakeoutTable;
  /** Best times in Match, one for each set. */
  matchBests(owner: OwnerId): TakeoutTable;
  payments(owner: OwnerId): TakeoutTable;
  /** Where they are signed in. */
  sessions(owner: OwnerId): TakeoutTable;
  /** Since when it is on, if it is; what it takes to use it is left out. */
  secondFactor(owner: OwnerId): TakeoutTable;
  /** The one team they are in, if any. */
  team(owner: OwnerId): TakeoutTable;
};

export type TakeoutStore = { takeout: TakeoutRepository; limits: LimitsRepository };
