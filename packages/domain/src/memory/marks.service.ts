import type { MarkChange, MarksChange, SetMarks } from '@scholar/contract';
import type { ExamSetKey } from '../exams/exams.ports';
import { refuseMissingSet } from '../sets/set-access';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import type { MarksStore } from './marks.ports';
import { findStudyTeam } from './study-team';

export type MarksService = ReturnType<typeof createMarksService>;

/** Marks of the study views. They are no reviews: the schedule does not know of them. */
export function createMarksService({ store, now }: { store: MarksStore; now: () => Date }) {
  return {
    async read(owner: OwnerId, setId: number): Promise<SetMarks> {
      const set = await getSet(store, owner, setId);
      return { marks: await store.marks.list(owner, set) };
    },

    change(owner: OwnerId, setId: number, { changes, clearedAt }: MarksChange): Promise<SetMarks> {
      return store.transaction(async (repositories) => {
        const set = await getSet(repositories, owner, setId);
        const { marks } = repositories;
        const latest = now().toISOString();
        if (clearedAt !== undefined) {
          await marks.clear(owner, set, notAfter(latest, clearedAt));
        }
        const timely = changes.map((change) => ({
          ...change,
          markedAt: notAfter(latest, change.markedAt),
        }));
        await marks.change(owner, set, lastOfEach(timely));
        return { marks: await marks.list(owner, set) };
      });
    },
  };
}

/** An own set, or one that the student's team has; anything else is not there. */
async function getSet(
  { exams, teams }: Pick<RepositoriesOf<MarksStore>, 'exams' | 'teams'>,
  owner: OwnerId,
  setId: number,
): Promise<ExamSetKey> {
  const [own] = await exams.findSets({ owner, team: undefined }, [setId]);
  if (own) {
    return own;
  }
  const team = await findStudyTeam(teams, owner);
  const [shared] = team === undefined ? [] : await exams.findSets({ owner, team }, [setId]);
  return refuseMissingSet(shared);
}

/** A clock that is ahead must not keep later marks of other devices from counting. */
function notAfter(latest: string, at: string): string {
  return at > latest ? latest : at;
}

function lastOfEach(changes: MarkChange[]): MarkChange[] {
  const last = new Map<number, MarkChange>();
  for (const change of changes) {
    const known = last.get(change.flashcardId);
    if (!known || known.markedAt <= change.markedAt) {
      last.set(change.flashcardId, change);
    }
  }
  return [...last.values()];
}
