import type { StudyEngine } from '../engine';
import { createModels } from '../models';
import { onComposedText } from '../on-composed-text';
import { askModel } from './client/ask-model';
import { createAsker } from './client/create-asker';
import { loadModel } from './client/load-model';
import { makeLlmCards } from './llm-cards';
import type { LlmSettings } from './llm-settings';
import { makeLlmSummary } from './llm-summary';
import type { ModelAccess } from './model-access';
import { SERVICE_REACH } from './reach';

/** A language model behind the same interface; throws `LlmFailure` where it cannot help. */
export function createLlmEngine(
  settings: LlmSettings,
  { modelsDir }: { modelsDir: string },
): StudyEngine {
  const knowledge = createModels(modelsDir);
  const model: ModelAccess = {
    ask: createAsker(async (question, { signal, mayCall }) =>
      askModel(await loadModel(settings, mayCall), question, signal),
    ),
    reach: SERVICE_REACH,
    timeoutMs: settings.timeoutMs,
  };

  return onComposedText({
    name: settings.provider,
    summarize: (request, work) => makeLlmSummary(model, request, work),
    makeFlashcards: (request, work) => makeLlmCards(model, request, { work, knowledge }),
  });
}
