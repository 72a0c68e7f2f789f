import { LlmFailure } from '../llm-failure';
import type { Ask, Question } from '../question';

/** What a server says to a schema or a setting it has not heard of, and to a text it does not like. */
const NOT_UNDERSTOOD = new Set([400, 422]);
/** From the most particular to the plainest: some models refuse the settings, some servers schemas. */
const WAYS: ((question: Question) => Question)[] = [
  (question) => question,
  (question) => ({ ...question, isSteady: false }),
  (question) => ({ ...question, isSteady: false, schema: undefined }),
];
/** One refusal may be the text's fault. */
const REFUSALS_TO_LEARN = 2;

/**
 * Holds the model to the schema. Where its server refuses that, it is asked in a plainer way, and
 * only so from then on once that has helped twice and the other way never.
 */
export function createAsker(askOnce: Ask): Ask {
  const helped = WAYS.map(() => 0);
  let usual = 0;
  let isProven = false;

  function learn(way: number) {
    helped[way] = (helped[way] ?? 0) + 1;
    if (way === usual) {
      isProven = true;
    } else if (!isProven && helped[way] >= REFUSALS_TO_LEARN) {
      usual = way;
      isProven = true;
    }
  }

  return async (question, limits) => {
    async function askFrom(way: number): Promise<string> {
      try {
        const answer = await askOnce(WAYS[way]?.(question) ?? question, limits);
        learn(way);
        return answer;
      } catch (error) {
        const isRefused = error instanceof LlmFailure && NOT_UNDERSTOOD.has(error.status ?? 0);
        if (!isRefused || isProven || way + 1 === WAYS.length) {
          throw error;
        }
        return askFrom(way + 1);
      }
    }
    return askFrom(Math.max(usual, question.isSteady ? 0 : 1));
  };
}
