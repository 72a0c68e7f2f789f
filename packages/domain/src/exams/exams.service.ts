import {
  type Exam,
  type ExamDraft,
  type ExamPlan,
  ExamSchema,
  EXAM_YEARS_MAX,
  EXAMS_MAX,
  RESTORE_DAYS,
  STUDY_MESSAGES,
} from '@scholar/contract';
import { toDate, toDay } from '@scholar/memory';
import { findMedianTime } from '../memory/median-time';
import { findStudyDay } from '../memory/study-day';
import { findStudyTeam } from '../memory/study-team';
import { setNotFound } from '../sets/set-access';
import { AppError } from '../shared/app-error';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { RepositoriesOf } from '../shared/transactional';
import type { ExamEnd, ExamSetKey, ExamsStore, Studying } from './exams.ports';
import { examNotFound, getExam, readPlan, toExam } from './read-plan';

export type ExamsService = ReturnType<typeof createExamsService>;
/** Where the student's days begin; the zone in the settings when left out. */
type InZone = { timeZone?: string | undefined };
type Repositories = RepositoriesOf<ExamsStore>;

export function createExamsService({ store, now }: { store: ExamsStore; now: () => Date }) {
  return {
    /** A new exam, or another day, goal or choice of sets for one that is there. */
    put(
      owner: OwnerId,
      { quizIds, ...draft }: ExamDraft,
      { timeZone }: InZone,
      request?: RequestKey,
    ): Promise<Exam> {
      return store.transaction(async ({ exams, holdings, requests, ...repositories }) =>
        once(
          requests,
          { owner, request, readAnswer: (kept) => ExamSchema.parse(kept) },
          async () => {
            await holdings.lock(owner);
            const { day } = await findStudyDay(repositories.memorySettings, owner, now(), timeZone);
            refuseDay(draft.date, day);
            const studying = { owner, team: await findStudyTeam(repositories.teams, owner) };
            let end: ExamEnd = { outcome: null, after: null };
            if (draft.examId === undefined) {
              await refuseMore(exams, owner);
            } else {
              const { date, outcome, after } = await getExam(exams, studying, draft.examId);
              end = date === draft.date ? { outcome, after } : end;
            }
            const sets = await getSets(exams, studying, [...new Set(quizIds)]);
            const examId = await exams.save(owner, { ...draft, ...end }, sets);
            return toExam(await getExam(exams, studying, examId), day);
          },
        ),
      );
    },

    /** The next one first, past ones last. */
    async list(owner: OwnerId, { timeZone }: InZone) {
      const [{ day }, team] = await Promise.all([
        findStudyDay(store.memorySettings, owner, now(), timeZone),
        findStudyTeam(store.teams, owner),
      ]);
      const exams = await store.exams.list({ owner, team });
      return { exams: exams.map((exam) => toExam(exam, day)).toSorted(compareExams) };
    },

    async get(owner: OwnerId, examId: number, { timeZone }: InZone): Promise<ExamPlan> {
      const [today, team] = await Promise.all([
        findStudyDay(store.memorySettings, owner, now(), timeZone),
        findStudyTeam(store.teams, owner),
      ]);
      const studying = { owner, team };
      const exam = await getExam(store.exams, studying, examId);
      const [median, weights] = await Promise.all([
        findMedianTime(store.queue, owner),
        store.memoryParameters.findWeights(owner),
      ]);
      return readPlan(store.exams, studying, exam, { ...today, median, weights });
    },

    end(owner: OwnerId, examId: number, end: ExamEnd, { timeZone }: InZone): Promise<Exam> {
      return store.transaction(async ({ exams, holdings, ...repositories }) => {
        await holdings.lock(owner);
        const { day } = await findStudyDay(repositories.memorySettings, owner, now(), timeZone);
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

    /** With its day, goal and sets, and what was said of it. Once is enough. */
    restore(owner: OwnerId, examId: number, { timeZone }: InZone): Promise<Exam> {
      return store.transaction(async ({ exams, holdings, ...repositories }) => {
        await holdings.lock(owner);
        const { day } = await findStudyDay(repositories.memorySettings, owner, now(), timeZone);
        const studying = { owner, team: await findStudyTeam(repositories.teams, owner) };
        const isThere = (await exams.find(studying, examId)) !== undefined;
        if (!isThere) {
          if (!(await exams.restore(owner, examId, RESTORE_DAYS))) {
            throw examNotFound();
          }
          await refuseMore(exams, owner, EXAMS_MAX + 1);
        }
        return toExam(await getExam(exams, studying, examId), day);
      });
    },

    purgeRemoved: () => store.exams.purgeRemoved(RESTORE_DAYS),
  };
}

async function refuseMore(
  exams: Repositories['exams'],
  owner: OwnerId,
  max: number = EXAMS_MAX,
): Promise<void> {
  if ((await exams.count(owner)) >= max) {
    throw new AppError('conflict', STUDY_MESSAGES.examLimit);
  }
}

async function getSets(
  exams: Repositories['exams'],
  studying: Studying,
  setIds: number[],
): Promise<ExamSetKey[]> {
  const found = await exams.findSets(studying, setIds);
  const setOf = new Map(found.map((set) => [set.setId, set]));
  const sets = setIds.flatMap((setId) => setOf.get(setId) ?? []);
  if (sets.length < setIds.length) {
    throw setNotFound();
  }
  return sets;
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

function compareExams(left: Exam, right: Exam): number {
  const [isLeftPast, isRightPast] = [left.daysLeft < 0, right.daysLeft < 0];
  if (isLeftPast !== isRightPast) {
    return isLeftPast ? 1 : -1;
  }
  const byDay = left.daysLeft - right.daysLeft || left.examId - right.examId;
  return isLeftPast ? -byDay : byDay;
}
