import { NEW_CARD_ANSWERS } from './answer-cost';
import { type Exam, findLastNewDay } from './exam-due';
import { type Forecast, forecastNewCard } from './forecast';
import type { MemoryModel } from './memory-model';

/** New cards by day from today, and what becomes of them. */
export type Spread = Omit<Forecast, 'from'> & { fresh: Float64Array };

/** Forecasts of one card, by the day it is met; the same for every plan of the exam. */
export function createNewCardForecasts(model: MemoryModel, exam: Exam) {
  const forecasts = new Map<number, Forecast>();
  return (day: number): Forecast => {
    const known = forecasts.get(day) ?? forecastNewCard(model, exam, day);
    forecasts.set(day, known);
    return known;
  };
}

/** How many last days are tried; the best one lies near others that are nearly as good. */
const TRIES = 20;
/** New cards do not end from one day to the next: a forecast that was wrong would empty or fill a day. */
const SHORTEST = 3;

/**
 * The same number of new cards every day until the day that leaves the fullest day least full:
 * late enough to be even, early enough that their reviews do not pile up before the exam.
 */
export function spreadNewCards(
  exam: Exam,
  today: number,
  newCards: number,
  reviewAnswers: Float64Array,
  forecastOf: (day: number) => Forecast,
): Spread {
  const lastDay = findLastNewDay(exam);
  const step = Math.max(1, Math.floor((lastDay - today) / TRIES));
  let best = spreadUntil(exam, today, lastDay, newCards, forecastOf);
  let lowest = findFullest(reviewAnswers, best);
  for (let day = lastDay - step; day >= today + SHORTEST; day -= step) {
    const spread = spreadUntil(exam, today, day, newCards, forecastOf);
    const fullest = findFullest(reviewAnswers, spread);
    if (fullest < lowest) {
      [best, lowest] = [spread, fullest];
    }
  }
  return best;
}

/** New cards fill the days they are met on, reviews those before the exam. */
function findFullest(reviewAnswers: Float64Array, spread: Spread): number {
  let met = 0;
  let days = 0;
  for (const [index, fresh] of spread.fresh.entries()) {
    if (fresh > 0) {
      met += reviewAnswers[index]! + spread.answers[index]! + fresh * NEW_CARD_ANSWERS;
      days += 1;
    }
  }
  return Math.max(findPeak(reviewAnswers, spread), days > 0 ? met / days : 0);
}

function spreadUntil(
  exam: Exam,
  today: number,
  lastDay: number,
  newCards: number,
  forecastOf: (day: number) => Forecast,
): Spread {
  const days = Math.max(0, exam.day - today);
  const fresh = new Float64Array(days);
  const reviews = new Float64Array(days);
  const answers = new Float64Array(days);
  let remembered = 0;
  if (newCards > 0) {
    const share = newCards / (lastDay - today + 1);
    for (let start = 0; start <= lastDay - today; start++) {
      const forecast = forecastOf(today + start);
      fresh[start] = share;
      remembered += share * forecast.remembered;
      for (let index = 0; index < days - start; index++) {
        reviews[start + index]! += share * forecast.reviews[index]!;
        answers[start + index]! += share * forecast.answers[index]!;
      }
    }
  }
  return { fresh, reviews, answers, remembered };
}

/** The fullest stretch of days that no review can be put off from: all those that end with the exam. */
export function findPeak(reviewAnswers: Float64Array, { fresh, answers }: Spread): number {
  let peak = 0;
  let sum = 0;
  for (let index = answers.length - 1; index >= 0; index--) {
    sum += reviewAnswers[index]! + answers[index]! + fresh[index]! * NEW_CARD_ANSWERS;
    peak = Math.max(peak, sum / (answers.length - index));
  }
  return peak;
}
