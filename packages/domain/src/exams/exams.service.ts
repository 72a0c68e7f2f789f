import {
  type Exam,
  type ExamDraft,
  type ExamPlan,
  EXAM_YEARS_MAX,
  EXAMS_MAX,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { toDate, toDay } from '@scholar/memory';
import { findMedianTime } from '../memory/median-time';
import { findStudyDay } from '../memory/study-day';
import { findStudyTeam } from '../memory/study-team';
import { setNotFound } from '../sets/set-access';
import { AppError } from '../shared/app-error';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import type { ExamEnd, ExamsStore, KeptExam, Studying } from './exams.ports';
import { toExamPlan } from './plan-exam';

export type ExamsService = ReturnType<typeof createExamsService>;
type Repositories = RepositoriesOf<ExamsStore>;

export function createExamsService({ store, now }: { store: ExamsStore; now: () => Date }) {
  return {
    /** A new exam, or another day, goal or choice of sets for one that is there. */
    put(owner: OwnerId, { quizIds, ...draft }: ExamDraft): Promise<Exam> {
      return store.transaction(async ({ exams, holdings, ...repositories }) => {
        await holdings.lock(owner);
        const { day } = await findStudyDay(repositories.memorySettings, owner, now());
        refuseDay(draft.date, day);
        const studying = { owner, team: await findStudyTeam(repositories.teams, owner) };
        let end: ExamEnd = { outcome: null, after: null };
        if (draft.examId !== undefined) {
          const { date, outcome, after } = await getExam(exams, studying, draft.examId);
          end = date === draft.date ? { outcome, after } : end;
        } else if ((await exams.count(owner)) >= EXAMS_MAX) {
          throw new AppError('conflict', STUDY_MESSAGES.examLimit);
        }
        const setIds = [...new Set(quizIds)];
        const found = await exams.findSets(studying, setIds);
        const setOf = new Map(found.map((set) => [set.setId, set]));
        const sets = setIds.flatMap((setId) => setOf.get(setId) ?? []);
        if (sets.length < setIds.length) {
          throw setNotFound();
        }
        const examId = await exams.save(owner, { ...draft, ...end }, sets);
        return toExam(await getExam(exams, studying, examId), day);
      });
    },

    /** The next one first, past ones last. */
    async list(owner: OwnerId, { timeZone }: { timeZone?: string | undefined }) {
      const [{ day }, team] = await Promise.all([
        findStudyDay(store.memorySettings, owner, now(), timeZone),
        findStudyTeam(store.teams, owner),
      ]);
      const exams = await store.exams.list({ owner, team });
      return { exams: exams.map((exam) => toExam(exam, day)).toSorted(compareExams) };
    },

    async get(
      owner: OwnerId,
      examId: number,
      { timeZone }: { timeZone?: string | undefined },
    ): Promise<ExamPlan> {
      const [today, team] = await Promise.all([
        findStudyDay(store.memorySettings, owner, now(), timeZone),
        findStudyTeam(store.teams, owner),
      ]);
      const studying = { owner, team };
      const exam = await getExam(store.exams, studying, examId);
      const [cards, median] = await Promise.all([
        store.exams.listCards(studying, [examId]),
        findMedianTime(store.queue, owner),
      ]);
      return { exam: toExam(exam, today.day), ...toExamPlan(exam, cards, { ...today, median }) };
    },

    end(owner: OwnerId, examId: number, end: ExamEnd): Promise<Exam> {
      return store.transaction(async ({ exams, holdings, ...repositories }) => {
        await holdings.lock(owner);
        const { day } = await findStudyDay(repositories.memorySettings, owner, now());
        const studying = { owner, team: await findStudyTeam(repositories.teams, owner) };
        const exam = await getExam(exams, studying, examId);
        if (toDay(exam.date) > day) {
          throw new AppError('conflict', STUDY_MESSAGES.examNotOver);
        }
        await exams.end(owner, examId, end);
        return toExam({ ...exam, ...end }, day);
      });
    },

    async remove(owner: OwnerId, examId: number): Promise<null> {
      if (!(await store.exams.remove(owner, examId))) {
        throw examNotFound();
      }
      return null;
    },
  };
}

async function getExam(
  exams: Repositories['exams'],
  studying: Studying,
  examId: number,
): Promise<KeptExam> {
  const exam = await exams.find(studying, examId);
  if (!exam) {
    throw examNotFound();
  }
  return exam;
}

/** Somebody else's exam answers like a missing one, so that ids cannot be probed. */
function examNotFound(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.examNotFound);
}

/** Days are compared as they are written, which is also right for the 29th of February. */
function refuseDay(date: string, today: number): void {
  const first = toDate(today);
  const last = `${Number(first.slice(0, 4)) + EXAM_YEARS_MAX}${first.slice(4)}`;
  const isDay = Number.isFinite(toDay(date)) && toDate(toDay(date)) === date;
  if (!isDay || date < first || date > last) {
    throw new AppError('invalid_input', STUDY_MESSAGES.examDate);
  }
}

function toExam(kept: KeptExam, today: number): Exam {
  const { createdAt: _, ...exam } = kept;
  return { ...exam, daysLeft: toDay(exam.date) - today };
}

function compareExams(left: Exam, right: Exam): number {
  const [isLeftPast, isRightPast] = [left.daysLeft < 0, right.daysLeft < 0];
  if (isLeftPast !== isRightPast) {
    return isLeftPast ? 1 : -1;
  }
  const byDay = left.daysLeft - right.daysLeft || left.examId - right.examId;
  return isLeftPast ? -byDay : byDay;
}
