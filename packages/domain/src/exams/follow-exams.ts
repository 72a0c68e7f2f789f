import { toDate } from '@scholar/memory';
import { findMedianTime } from '../memory/median-time';
import type { CardKey, OpenCard, QueueAt } from '../memory/memory.ports';
import type { TodayStore } from '../memory/today.ports';
import type { ChosenCards, ExamMemory, FollowedExam, Studying } from './exams.ports';
import { isNew, planExam, type PlanningDay } from './plan-exam';

type Store = Pick<TodayStore, 'exams' | 'queue'>;

/** What exams bring into a day. */
export type ExamShare = Pick<ChosenCards, 'dueTomorrow' | 'hasNew'> & { open: OpenCard[] };

/** Exams to come, and the sets whose cards therefore come in no other way. */
export async function findExams(
  { exams }: { exams: Pick<Store['exams'], 'listFollowed'> },
  studying: Studying,
  day: number,
): Promise<{ coming: FollowedExam[] } & Pick<QueueAt, 'apart'>> {
  const today = toDate(day);
  const { coming, archived, slowed } = sortOut(await exams.listFollowed(studying, today), today);
  return { coming, apart: { followed: coming.flatMap(({ setIds }) => setIds), archived, slowed } };
}

/** Chosen once a day: the share stays the same while it is being studied, and a plan takes its time. */
export async function followExams(
  store: Store,
  queue: QueueAt,
  coming: readonly FollowedExam[],
  today: Omit<PlanningDay, 'median'>,
): Promise<ExamShare> {
  const exams = describe(coming);
  const kept = coming.flatMap(({ chosen }) =>
    chosen?.day === today.day && chosen.exams === exams ? [chosen] : [],
  );
  const chosen =
    kept.length === coming.length ? kept : await choose(store, queue, coming, { ...today, exams });
  const cards = [
    ...chosen.flatMap(({ reviews }) => reviews),
    ...chosen.flatMap(({ fresh }) => fresh),
  ];
  return {
    open: await store.queue.findOpen(queue, cards, today.day),
    dueTomorrow: chosen.reduce((sum, { dueTomorrow }) => sum + dueTomorrow, 0),
    hasNew: chosen.some(({ hasNew }) => hasNew),
  };
}

/** Exams to come, the earliest first; and the sets of which was said last that they leave Today or slow down. */
export function sortOut(exams: readonly FollowedExam[], today: string) {
  const sorted = exams.toSorted(compareExams);
  const coming = sorted.filter(({ date }) => date > today);
  const followed = new Set(coming.flatMap(({ setIds }) => setIds));
  const said = new Map(
    sorted
      .filter(({ date }) => date <= today)
      .flatMap(({ setIds, after }) => setIds.map((setId) => [setId, after] as const)),
  );
  const setsThat = (became: FollowedExam['after']) =>
    [...said].flatMap(([setId, after]) =>
      after === became && !followed.has(setId) ? [setId] : [],
    );
  return { coming, archived: setsThat('archive'), slowed: setsThat('slow') };
}

type ExamKey = Pick<FollowedExam, 'date' | 'examId'>;

/** The earliest first. */
export function compareExams(left: ExamKey, right: ExamKey): number {
  return left.date === right.date ? left.examId - right.examId : left.date < right.date ? -1 : 1;
}

function describe(coming: readonly FollowedExam[]): string {
  return JSON.stringify(
    coming.map(({ examId, date, goal, minutesPerDay, setIds, places }) => [
      examId,
      date,
      goal,
      minutesPerDay,
      setIds,
      places,
    ]),
  );
}

async function choose(
  { exams: repository, queue }: Store,
  studying: Studying,
  coming: readonly FollowedExam[],
  { exams, ...today }: Omit<PlanningDay, 'median'> & { exams: string },
): Promise<ChosenCards[]> {
  const [cards, median] = await Promise.all([
    repository.listCards(
      studying,
      coming.map(({ examId }) => examId),
    ),
    findMedianTime(queue, studying.owner),
  ]);
  const cardsOf = shareOut(coming, cards);
  const chosen = coming.map((exam) => ({
    examId: exam.examId,
    chosen: {
      exams,
      ...chooseCards(exam, cardsOf.get(exam.examId) ?? [], { ...today, median }),
    },
  }));
  await repository.keepChosen(studying.owner, chosen);
  return chosen.map((one) => one.chosen);
}

/** A card in several exams follows the earliest. */
export function shareOut(
  coming: readonly Pick<FollowedExam, 'examId'>[],
  cards: readonly ExamMemory[],
): Map<number, ExamMemory[]> {
  const given = new Set<number>();
  return new Map(
    coming.map(({ examId }) => {
      const own = cards.filter((card) => card.examId === examId && !given.has(card.flashcardId));
      for (const { flashcardId } of own) {
        given.add(flashcardId);
      }
      return [examId, own];
    }),
  );
}

function chooseCards(
  exam: FollowedExam,
  cards: readonly ExamMemory[],
  today: PlanningDay,
): Omit<ChosenCards, 'exams'> {
  const plan = planExam(exam, cards, today);
  const keyOf = new Map(
    cards.map(({ flashcardId, authorId }) => [flashcardId, { flashcardId, authorId }]),
  );
  const toKeys = (ids: readonly number[]): CardKey[] => ids.flatMap((id) => keyOf.get(id) ?? []);
  return {
    day: today.day,
    reviews: toKeys(plan.today.reviews),
    fresh: toKeys(plan.today.fresh),
    dueTomorrow: plan.days[1]?.reviews ?? 0,
    hasNew: cards.filter(isNew).length > plan.today.fresh.length,
  };
}
