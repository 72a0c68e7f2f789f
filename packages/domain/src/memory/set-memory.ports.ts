import type { MatchTime } from '@scholar/contract';
import type { ExamsRepository } from '../exams/exams.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';
import type { KeptMemory } from './memory.ports';

/** A set the student may study, and whose it is. */
export type SetKey = { setId: number; authorId: OwnerId };

export type SetMemoryRepository = {
  /** Of the cards that are in the set now, in its order; nothing is kept of a card that was never answered. */
  listKept(owner: OwnerId, set: SetKey): Promise<KeptMemory[]>;
  findBest(owner: OwnerId, set: SetKey): Promise<MatchTime | undefined>;
  /** False where a better one is kept. More pairs beat fewer. */
  keepBest(owner: OwnerId, set: SetKey, time: MatchTime, at: Date): Promise<boolean>;
};

export type SetMemoryStore = Transactional<{
  setMemory: SetMemoryRepository;
  exams: ExamsRepository;
  teams: TeamsRepository;
}>;
