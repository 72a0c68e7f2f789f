import type { StudyEngine } from '../engine';
import { createModels } from '../models';
import { onComposedText } from '../on-composed-text';
import { askModel } from './client/ask-model';
import { askOllama } from './client/ask-ollama';
import { createAsker } from './client/create-asker';
import { loadModel, type ServiceSettings } from './client/load-model';
import { ollamaAddress } from './client/ollama-address';
import { makeLlmCards } from './llm-cards';
import { type LlmSettings, OLLAMA_CONTEXT_TOKENS } from './llm-settings';
import { makeLlmSummary } from './llm-summary';
import type { ModelAccess } from './model-access';
import { answerTokens, OLLAMA_REACH, SERVICE_REACH } from './reach';

/** Twenty cards, and some thought before them. */
const ANSWER_TOKENS = 8_192;

/** A language model behind the same interface; throws `LlmFailure` where it cannot help. */
export function createLlmEngine(
  settings: LlmSettings,
  { modelsDir }: { modelsDir: string },
): StudyEngine {
  const knowledge = createModels(modelsDir);
  const { provider } = settings;
  const model =
    provider === 'ollama' ? accessOllama(settings) : accessService({ ...settings, provider });

  return onComposedText({
    name: provider,
    summarize: (request, work) => makeLlmSummary(model, request, work),
    makeFlashcards: (request, work) => makeLlmCards(model, request, { work, knowledge }),
  });
}

function accessService(settings: ServiceSettings): ModelAccess {
  const { timeoutMs, contextTokens } = settings;
  const maxOutputTokens = contextTokens === undefined ? ANSWER_TOKENS : answerTokens(contextTokens);
  return {
    ask: createAsker(async (question, { signal, mayCall }) =>
      askModel(await loadModel(settings, mayCall), question, { signal, maxOutputTokens }),
    ),
    reach: { ...SERVICE_REACH, ...(contextTokens !== undefined && { contextTokens }) },
    timeoutMs,
  };
}

function accessOllama(settings: LlmSettings): ModelAccess {
  const { baseUrl, timeoutMs, contextTokens = OLLAMA_CONTEXT_TOKENS } = settings;
  const model = {
    ...settings,
    baseUrl: ollamaAddress(baseUrl),
    contextTokens,
    answerTokens: answerTokens(contextTokens),
  };
  return {
    ask: createAsker((question, limits) => askOllama(model, question, limits)),
    reach: { ...OLLAMA_REACH, contextTokens },
    timeoutMs,
  };
}
