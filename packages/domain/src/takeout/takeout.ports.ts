import type { LimitsRepository } from '../accounts/limits.ports';
import type { OwnerId } from '../shared/owner-id';

/** A value as both JSON and a table can hold it. */
export type TakeoutRow = Record<string, string | number | number[] | Date | null>;

/** Everything of one kind that a student owns and has not deleted, oldest first, read as it is asked for. */
export type TakeoutRepository = {
  documents(owner: OwnerId): AsyncIterable<TakeoutRow>;
  flashcards(owner: OwnerId): AsyncIterable<TakeoutRow>;
  sets(owner: OwnerId): AsyncIterable<TakeoutRow>;
  studySessions(owner: OwnerId): AsyncIterable<TakeoutRow>;
  payments(owner: OwnerId): AsyncIterable<TakeoutRow>;
  /** The one team they are in, if any. */
  team(owner: OwnerId): AsyncIterable<TakeoutRow>;
};

export type TakeoutStore = { takeout: TakeoutRepository; limits: LimitsRepository };
