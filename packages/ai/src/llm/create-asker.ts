import type { LanguageModel } from 'ai';
import { askModel, type Question } from './ask-model';
import { LlmFailure } from './llm-failure';

export type Ask = (question: Question, signal: AbortSignal) => Promise<string>;

/** What a server says to a schema it has not heard of. */
const NOT_UNDERSTOOD = new Set([400, 422]);

/** Holds the model to the schema; one whose server cannot do that is only told about it from then on. */
export function createAsker(load: () => Promise<LanguageModel>): Ask {
  let loading: Promise<LanguageModel> | undefined;
  let isStrict = true;

  return async (question, signal) => {
    const model = await (loading ??= load());
    const askLoosely = () => askModel(model, { ...question, schema: undefined }, signal);
    if (!isStrict) {
      return askLoosely();
    }
    try {
      return await askModel(model, question, signal);
    } catch (error) {
      if (!(error instanceof LlmFailure) || !NOT_UNDERSTOOD.has(error.status ?? 0)) {
        throw error;
      }
      const answer = await askLoosely();
      isStrict = false;
      return answer;
    }
  };
}
