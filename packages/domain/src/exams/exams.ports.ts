import type { CardMemory, Exam, ExamDraft } from '@scholar/contract';
import type { CardKey, QueueRepository } from '../memory/memory.ports';
import type { MemoryParametersRepository } from '../memory/memory-parameters.ports';
import type { MemorySettingsRepository } from '../memory/memory-settings.ports';
import type { HoldingsRepository } from '../plans/plans.ports';
import type { OwnerId } from '../shared/owner-id';
import type { RequestsRepository } from '../shared/once';
import type { Transactional } from '../shared/transactional';
import type { TeamsRepository } from '../teams/teams.ports';

/** A student, and the team whose sets they may study beside their own. */
export type Studying = { owner: OwnerId; team: number | undefined };

/** With the sets that the student still reaches. */
export type KeptExam = Omit<Exam, 'daysLeft'> & { createdAt: Date };
export type ExamSetKey = { setId: number; authorId: OwnerId };
export type ExamEnd = Pick<Exam, 'outcome' | 'after'>;

/** A card of an exam's sets and what is remembered of it; null where it was never answered. */
export type ExamMemory = CardKey & {
  examId: number;
  memory: Pick<CardMemory, 'stability' | 'difficulty' | 'reviewedDay' | 'firstDay'> | null;
};

/** What the plan of an exam chose for a day. */
export type ChosenCards = {
  day: number;
  /** What the exams were then: another choice is made where they have changed since. */
  exams: string;
  reviews: CardKey[];
  fresh: CardKey[];
  /** Reviews that the plan foresees for the day after. */
  dueTomorrow: number;
  /** That there are new cards beyond the chosen ones. */
  hasNew: boolean;
};
/** As Today needs it: with the sets that the student still reaches, and how many places for cards they have. */
export type FollowedExam = Omit<KeptExam, 'title' | 'outcome' | 'sets'> & {
  setIds: number[];
  places: number;
  chosen: ChosenCards | null;
};

/** Deleted exams are not there, except to be restored. */
export type ExamsRepository = {
  count(owner: OwnerId): Promise<number>;
  /** In any order. */
  list(studying: Studying): Promise<KeptExam[]>;
  find(studying: Studying, examId: number): Promise<KeptExam | undefined>;
  /** Those of the sets that the student may study, in any order. */
  findSets(studying: Studying, setIds: number[]): Promise<ExamSetKey[]>;
  /** Its id, which is a new one where none is given. */
  save(
    owner: OwnerId,
    exam: Omit<ExamDraft, 'quizIds'> & ExamEnd,
    sets: ExamSetKey[],
  ): Promise<number>;
  /** False where there is none, as with `remove`. */
  end(owner: OwnerId, examId: number, end: ExamEnd): Promise<boolean>;
  remove(owner: OwnerId, examId: number): Promise<boolean>;
  /** False where there is none that was deleted within so many days; one that is there stays as it is. */
  restore(owner: OwnerId, examId: number, days: number): Promise<boolean>;
  purgeRemoved(days: number): Promise<void>;
  /** In the order of the sets and of their cards. Suspended cards and leeches are left out, as in Today. */
  listCards(studying: Studying, examIds: number[]): Promise<ExamMemory[]>;
  /** Those that are left out. */
  countLeftOut(studying: Studying, examId: number): Promise<number>;
  /** Those after that day, and those of which is said what becomes of their cards. */
  listFollowed(studying: Studying, today: string): Promise<FollowedExam[]>;
  keepChosen(owner: OwnerId, chosen: { examId: number; chosen: ChosenCards }[]): Promise<void>;
};

export type ExamsStore = Transactional<{
  exams: ExamsRepository;
  holdings: HoldingsRepository;
  memorySettings: MemorySettingsRepository;
  memoryParameters: Pick<MemoryParametersRepository, 'findWeights'>;
  queue: QueueRepository;
  requests: RequestsRepository;
  teams: TeamsRepository;
}>;
