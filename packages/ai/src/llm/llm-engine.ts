import type { StudyEngine } from '../engine';
import { onComposedText } from '../on-composed-text';
import { createAsker } from './client/create-asker';
import { makeLlmCards } from './llm-cards';
import type { LlmSettings } from './llm-settings';
import { makeLlmSummary } from './llm-summary';
import { loadModel } from './client/load-model';

/** A language model behind the same interface; throws `LlmFailure` where it cannot help. */
export function createLlmEngine(settings: LlmSettings): StudyEngine {
  const ask = createAsker((mayCall) => loadModel(settings, mayCall));
  const { timeoutMs } = settings;

  return onComposedText({
    name: settings.provider,
    summarize: (request, work) => makeLlmSummary(ask, request, { work, timeoutMs }),
    makeFlashcards: (request, work) => makeLlmCards(ask, request, { work, timeoutMs }),
  });
}
