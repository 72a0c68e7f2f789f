import type { OwnerId } from '../shared/owner-id';
import { nothingKept } from './card-status';
import type { MemoryParametersStore } from './memory-parameters.ports';
import { rebuildCards, schedulerWith } from './take-reviews';

/** Students and cards that are looked at together. */
const PAGE = 500;

/** Makes the memory of every card anew from the log. Students may go on studying meanwhile. */
export function createRebuildService({ store }: { store: MemoryParametersStore }) {
  /** The last card of the page, as long as there is one. */
  function rebuildPage(owner: OwnerId, after: number) {
    return store.transaction(async ({ memory, rebuilding, memoryParameters }) => {
      await rebuilding.lockStudent(owner);
      const scheduler = schedulerWith(await memoryParameters.findWeights(owner));
      const cards = await rebuilding.listCards(owner, after, PAGE);
      await memory.keep(
        owner,
        await rebuildCards(memory, owner, cards.map(nothingKept), scheduler),
      );
      return cards;
    });
  }

  async function rebuildStudent(owner: OwnerId): Promise<number> {
    let rebuilt = 0;
    let last: number | undefined = 0;
    while (last !== undefined) {
      const cards = await rebuildPage(owner, last);
      rebuilt += cards.length;
      last = cards.at(-1)?.flashcardId;
    }
    return rebuilt;
  }

  return {
    /** How many students and cards there were. */
    async rebuildAll(): Promise<{ students: number; cards: number }> {
      const counts = { students: 0, cards: 0 };
      let last: number | undefined = 0;
      while (last !== undefined) {
        const students = await store.rebuilding.listStudents(last, PAGE);
        for (const owner of students) {
          counts.students += 1;
          counts.cards += await rebuildStudent(owner);
        }
        last = students.at(-1);
      }
      return counts;
    },
  };
}
