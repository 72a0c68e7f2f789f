import type { OwnerId } from '../shared/owner-id';
import type { MemoryParametersStore } from './memory-parameters.ports';
import { rebuildPage, rebuildPages } from './rebuild-student';
import { schedulerWith } from './take-reviews';

/** Students that are looked at together. */
const PAGE = 500;

/** Makes the memory of every card anew from the log. Students may go on studying meanwhile. */
export function createRebuildService({ store }: { store: MemoryParametersStore }) {
  function rebuildStudent(owner: OwnerId): Promise<number> {
    return rebuildPages((after) =>
      store.transaction(async ({ memory, rebuilding, memoryParameters }) => {
        await rebuilding.lockStudent(owner);
        const scheduler = schedulerWith(await memoryParameters.findWeights(owner));
        return rebuildPage({ memory, rebuilding }, owner, { after, scheduler });
      }),
    );
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
