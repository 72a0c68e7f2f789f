import type { LanguageModel } from 'ai';
import { createGuardedFetch } from './guarded-fetch';
import type { LlmProvider, LlmSettings } from '../llm-settings';
import { streamWholeAnswer } from './stream-whole-answer';

/** Ollama has a client of its own. */
export type ServiceSettings = LlmSettings & { provider: Exclude<LlmProvider, 'ollama'> };

/** Only the configured provider's package is loaded, and only once somebody asks. */
export async function loadModel(
  { provider, model, baseUrl, apiKey }: ServiceSettings,
  mayCall: () => Promise<boolean>,
): Promise<LanguageModel> {
  const guardedFetch = createGuardedFetch(mayCall);
  const options = {
    fetch: guardedFetch,
    ...(baseUrl && { baseURL: baseUrl }),
    ...(apiKey && { apiKey }),
  };
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(options)(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      return createGoogleGenerativeAI(options)(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        ...options,
        fetch: async (input, init) => streamWholeAnswer(await guardedFetch(input, init)),
        name: provider,
        baseURL: baseUrl ?? '',
        supportsStructuredOutputs: true,
      })(model);
    }
  }
}
