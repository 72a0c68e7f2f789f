import type { MemoryParameters } from '@scholar/contract';
import type { Fit, History } from '@scholar/memory';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { CardKey, MemoryRepository, RebuildRepository } from './memory.ports';

/** Parameters to be used, or null for the general ones, and how both foretold. */
export type JudgedParameters = Pick<Fit, 'losses'> & {
  at: Date;
  /** Answers that they were fitted to and judged by. */
  reviews: number;
  weights: number[] | null;
};

export type MemoryParametersRepository = {
  find(owner: OwnerId): Promise<Omit<MemoryParameters, 'needed' | 'canFit'>>;
  /** Null while the general ones hold. */
  findWeights(owner: OwnerId): Promise<number[] | null>;
  /** So many more answers count, or fewer. Where they are enough the next fit comes a week after the last try. */
  count(owner: OwnerId, reviews: number, at: Date): Promise<void>;
  isAnyDue(at: Date): Promise<boolean>;
  /** Somebody whose time has come, for exactly one caller. They come again a week later, once they have answered. */
  claimDue(at: Date): Promise<OwnerId | undefined>;
  /** Cards with a log, in any order; with a limit those that were answered last, with so many counted answers in all. */
  listAnswered(owner: OwnerId, reviewsMax?: number): Promise<CardKey[]>;
  /** Cards of which something came into the log since then. */
  listChanged(owner: OwnerId, since: Date): Promise<CardKey[]>;
  /** The clock by which the log notes when something came in. */
  readClock(): Promise<Date>;
  save(owner: OwnerId, parameters: JudgedParameters): Promise<void>;
  /** Answers that count by what is kept of the cards: whoever deletes some has fewer. */
  countAnew(owner: OwnerId): Promise<number>;
};

/** Fits parameters away from the calls that others wait for. */
export type WeightsFitter = {
  /** False where this machine has no optimiser. */
  isThere(): Promise<boolean>;
  fit(histories: History[]): Promise<Fit>;
};

export type MemoryParametersStore = Transactional<{
  memory: MemoryRepository;
  rebuilding: RebuildRepository;
  memoryParameters: MemoryParametersRepository;
}>;
