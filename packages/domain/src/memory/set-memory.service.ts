import type { MatchAnswer, MatchTime, SetMemory } from '@scholar/contract';
import { refuseMissingSet } from '../sets/set-access';
import type { OwnerId } from '../shared/owner-id';
import { toStatus } from './card-status';
import type { SetKey, SetMemoryStore } from './set-memory.ports';
import { findStudyTeam } from './study-team';

export type SetMemoryService = ReturnType<typeof createSetMemoryService>;

/** What a student remembers of one set: own ones, and those of the team. */
export function createSetMemoryService({ store, now }: { store: SetMemoryStore; now: () => Date }) {
  async function getSet(owner: OwnerId, setId: number): Promise<SetKey> {
    const team = await findStudyTeam(store.teams, owner);
    const [set] = await store.exams.findSets({ owner, team }, [setId]);
    return refuseMissingSet(set);
  }

  return {
    async read(owner: OwnerId, setId: number): Promise<SetMemory> {
      const set = await getSet(owner, setId);
      const [kept, best] = await Promise.all([
        store.setMemory.listKept(owner, set),
        store.setMemory.findBest(owner, set),
      ]);
      return { cards: kept.map(toStatus), bestMatch: best ?? null };
    },

    async keepMatch(owner: OwnerId, setId: number, time: MatchTime): Promise<MatchAnswer> {
      const set = await getSet(owner, setId);
      const isBest = await store.setMemory.keepBest(owner, set, time, now());
      const best = await store.setMemory.findBest(owner, set);
      return { best: best ?? time, isBest };
    },
  };
}
