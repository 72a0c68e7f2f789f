import { LLM_PROVIDERS, type LlmProvider, type LlmSettings, OLLAMA_MODEL } from '@scholar/ai';

/** Calls a minute from one network address: the embedded engine costs us time, a provider money. */
const RATE_LIMITS = { embedded: 30, provider: 10 };
/** Calls a day: a server of our own sends no bill. */
const DAILY_CALLS = { service: 1_000, ollama: 0 };

type AiEnvironment = {
  AI_PROVIDER: 'embedded' | LlmProvider;
  AI_MODEL?: string | undefined;
  AI_PROVIDER_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_TIMEOUT: number;
  AI_CONTEXT?: number | undefined;
  AI_DAILY_CALLS?: number | undefined;
  AI_RATE_LIMIT?: number | undefined;
};

export const AI_ENGINES = ['embedded', ...LLM_PROVIDERS] as const;
/** Settings that say nothing without a provider. */
const OF_A_PROVIDER = ['AI_MODEL', 'AI_PROVIDER_URL', 'AI_API_KEY', 'AI_CONTEXT'] as const;
/** What a provider cannot do without. Ollama has a usual address, and a model that we know to be there to pull. */
const NEEDED: Record<LlmProvider, readonly string[]> = {
  'openai-compatible': ['AI_MODEL', 'AI_PROVIDER_URL'],
  ollama: [],
  anthropic: ['AI_MODEL', 'AI_API_KEY'],
  google: ['AI_MODEL', 'AI_API_KEY'],
};

/** What a provider needs beyond its name: half of it would only be noticed by the first student. */
export function findAiProblems(given: Record<string, string | undefined>): string[] {
  const provider = LLM_PROVIDERS.find((name) => name === given['AI_PROVIDER']);
  if (!provider) {
    return OF_A_PROVIDER.filter((name) => given[name] !== undefined).map(
      (name) => `${name}: needs AI_PROVIDER (${LLM_PROVIDERS.join(', ')})`,
    );
  }
  return NEEDED[provider]
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: required with AI_PROVIDER=${provider}`);
}

export function toAiConfig(env: AiEnvironment) {
  const { AI_PROVIDER: provider, AI_MODEL: model = OLLAMA_MODEL } = env;
  const llm: LlmSettings | undefined =
    provider === 'embedded'
      ? undefined
      : {
          provider,
          model,
          baseUrl: env.AI_PROVIDER_URL?.replace(/\/+$/, ''),
          apiKey: env.AI_API_KEY,
          timeoutMs: env.AI_TIMEOUT * 1_000,
          contextTokens: env.AI_CONTEXT,
        };
  return {
    /** Undefined for the embedded engine alone. */
    llm,
    aiDailyCalls: env.AI_DAILY_CALLS ?? DAILY_CALLS[provider === 'ollama' ? 'ollama' : 'service'],
    aiRateLimit: env.AI_RATE_LIMIT ?? RATE_LIMITS[llm ? 'provider' : 'embedded'],
  };
}
