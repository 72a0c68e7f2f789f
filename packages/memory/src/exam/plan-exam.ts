import { NEW_CARD_ANSWERS, REVIEW_ANSWERS, expectAnswers } from './answer-cost';
import type { ExamCard } from './exam-card';
import { type Exam, type SeenMemory, findExamDue, findLastNewDay } from './exam-due';
import { type Forecast, forecastReviews } from './forecast';
import { type DayLoad, levelDays } from './level-days';
import type { MemoryModel } from './memory-model';
import { valueOfReview } from './review-value';
import { type Spread, createNewCardForecasts, findPeak, spreadNewCards } from './spread-new';

type SeenCard = Required<ExamCard>;

export type ExamState = {
  cards: readonly ExamCard[];
  today: number;
  /** The median of the student's own. */
  secondsPerAnswer: number;
  minutesPerDay?: number;
  /** How long the cards of the exam took today so far; without it the usual is assumed. */
  secondsToday?: number;
};

export type ExamPlan = {
  /** What is left of today, the most valuable review first. */
  today: { reviews: number[]; fresh: number[] };
  /** From today to the day before the exam. */
  days: { day: number; reviews: number; fresh: number; minutes: number }[];
  /** Shares remembered on the day; null where there are no cards. */
  readiness: { asThingsStand: number; ifKept: number } | null;
  /** Cards that the minutes a day leave out, and how many more minutes a day would do. */
  behind: { cards: number; minutesMore: number };
};

/** Plans from the memories as they are: whoever misses a day gets the rest planned anew. */
export function createExamPlanner(model: MemoryModel, exam: Exam) {
  const forecastOf = createNewCardForecasts(model, exam);

  return ({ cards, today, secondsPerAnswer, minutesPerDay, secondsToday }: ExamState): ExamPlan => {
    const seen = cards.filter(isSeen);
    const newDaysAllowed = Math.max(0, findLastNewDay(exam) - today + 1);
    const unseen = newDaysAllowed > 0 ? cards.filter((card) => !isSeen(card)) : [];
    const memories = seen.map(({ memory }) => memory);
    const forecast = forecastReviews(model, exam, today, memories);
    const spread = spreadNewCards(exam, today, unseen.length, forecast.answers, forecastOf);
    const answersPerDay = ((minutesPerDay ?? Number.POSITIVE_INFINITY) * 60) / secondsPerAnswer;
    const days = levelDays({
      reviews: add(forecast.reviews, spread.reviews),
      answers: add(forecast.answers, spread.answers),
      newCards: unseen.length,
      newDaysAllowed,
      newDays: spread.fresh.filter((count) => count > 0).length,
      answersPerDay,
      ...countDone(memories, today),
      ...(secondsToday !== undefined && { doneAnswers: secondsToday / secondsPerAnswer }),
    });
    const room = findRoom(forecast, spread, answersPerDay);
    return {
      today: {
        reviews: chooseReviews(model, exam, seen, today, days[0]),
        fresh: unseen
          .slice(0, Math.round(days[0]?.fresh ?? 0))
          .map(({ flashcardId }) => flashcardId),
      },
      days: days.map((load, index) => ({
        day: today + index,
        reviews: Math.round(load.reviews),
        fresh: Math.round(load.fresh),
        minutes: Math.ceil((load.answers * secondsPerAnswer) / 60),
      })),
      readiness: predictReadiness(
        model,
        exam,
        cards.length,
        memories,
        forecast,
        spread,
        room.share,
      ),
      behind: {
        cards: Math.min(cards.length, room.cards),
        minutesMore: Math.ceil((room.answersMore * secondsPerAnswer) / 60),
      },
    };
  };
}

function isSeen(card: ExamCard): card is SeenCard {
  return card.memory !== undefined;
}

function add(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((value, index) => value + right[index]!);
}

function countDone(memories: readonly SeenMemory[], today: number) {
  const done = memories.filter(({ reviewedDay }) => reviewedDay === today);
  const doneFresh = done.filter(({ firstDay }) => firstDay === today).length;
  const doneReviews = done.length - doneFresh;
  return { doneFresh, doneAnswers: doneFresh * NEW_CARD_ANSWERS + doneReviews * REVIEW_ANSWERS };
}

/** As many of the due cards as the day has room for. */
function chooseReviews(
  model: MemoryModel,
  exam: Exam,
  seen: readonly SeenCard[],
  today: number,
  load: DayLoad | undefined,
): number[] {
  const due = seen
    .filter(({ memory }) => (findExamDue(model, memory, exam) ?? exam.day) <= today)
    .map(({ flashcardId, memory }) => ({
      flashcardId,
      value: valueOfReview(model, memory, exam, today),
      answers: expectAnswers(model.recall(today - memory.reviewedDay, memory.stability)),
    }))
    .toSorted((left, right) => right.value - left.value || left.flashcardId - right.flashcardId);
  let room = load?.reviewAnswers ?? 0;
  return due
    .filter(({ answers }) => {
      const fits = room >= answers / 2;
      room -= answers;
      return fits;
    })
    .map(({ flashcardId }) => flashcardId);
}

function predictReadiness(
  model: MemoryModel,
  exam: Exam,
  cards: number,
  memories: readonly SeenMemory[],
  forecast: Forecast,
  spread: Spread,
  share: number,
): ExamPlan['readiness'] {
  if (cards === 0) {
    return null;
  }
  const remembered = memories.reduce(
    (sum, { stability, reviewedDay }) => sum + model.recall(exam.day - reviewedDay, stability),
    0,
  );
  const ifAllIsDone = forecast.remembered + spread.remembered;
  return {
    asThingsStand: remembered / cards,
    ifKept: (remembered + (ifAllIsDone - remembered) * share) / cards,
  };
}

/** Whether the days have room for everything, and what is missing where they have not. */
function findRoom(forecast: Forecast, spread: Spread, answersPerDay: number) {
  const wanted = findPeak(forecast.answers, spread);
  const answersMore = Math.max(0, wanted - answersPerDay);
  return {
    answersMore,
    share: answersMore > 0 ? answersPerDay / wanted : 1,
    cards: Math.ceil((answersMore * forecast.answers.length) / REVIEW_ANSWERS),
  };
}
