import type { MarkChange, SetMarks } from '@scholar/contract';
import type { ExamSetKey, ExamsRepository } from '../exams/exams.ports';
import type { OwnerId } from '../shared/owner-id';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';

/** Of each card what was marked last counts. */
export type MarksRepository = {
  /** Of the cards that are in the set now; what was remembered or forgotten since counts as a mark. */
  list(owner: OwnerId, set: ExamSetKey): Promise<SetMarks['marks']>;
  /** Each card once; those that are not in the set are passed over. */
  change(owner: OwnerId, set: ExamSetKey, changes: MarkChange[]): Promise<void>;
  /** Sets back every card of the set, so that no older mark which is still on its way comes back. */
  clear(owner: OwnerId, set: ExamSetKey, at: string): Promise<void>;
};

export type MarksStore = Transactional<{
  marks: MarksRepository;
  exams: Pick<ExamsRepository, 'findSets'>;
  teams: TeamsRepository;
}>;
