import { FSRSAlgorithm, type FSRSState } from 'ts-fsrs';
import { GRADES } from '../grades';
import { daysBetween, type History } from './history';

/**
 * How badly parameters foretell the answers given from a moment on: the mean of -ln of the chance they gave to what came.
 * Answers of the same day say nothing about forgetting. Null where there is nothing to foretell.
 */
export function logLoss(
  weights: readonly number[],
  histories: readonly History[],
  from: number = Number.NEGATIVE_INFINITY,
): number | null {
  const algorithm = new FSRSAlgorithm({ w: weights });
  let [sum, count] = [0, 0];
  for (const history of histories) {
    let memory: FSRSState | null = null;
    for (const [index, answer] of history.entries()) {
      const days = daysBetween(history[index - 1], answer);
      if (memory && days > 0 && answer.at >= from) {
        const recall = algorithm.forgetting_curve(days, memory.stability);
        sum -= Math.log(answer.rating === 'again' ? 1 - recall : recall);
        count += 1;
      }
      memory = algorithm.next_state(memory, days, GRADES[answer.rating]);
    }
  }
  return count > 0 ? sum / count : null;
}
