import { LLM_PROVIDERS, type LlmProvider, type LlmSettings } from '@scholar/ai';

/** Calls a minute from one network address: the embedded engine costs us time, a provider money. */
const RATE_LIMITS = { embedded: 30, provider: 10 };

type AiEnvironment = {
  AI_PROVIDER: 'embedded' | LlmProvider;
  AI_MODEL?: string | undefined;
  AI_PROVIDER_URL?: string | undefined;
  AI_API_KEY?: string | undefined;
  AI_TIMEOUT: number;
  AI_DAILY_CALLS: number;
  AI_RATE_LIMIT?: number | undefined;
};

export const AI_ENGINES = ['embedded', ...LLM_PROVIDERS] as const;
/** Settings that say nothing without a provider. */
const OF_A_PROVIDER = ['AI_MODEL', 'AI_PROVIDER_URL', 'AI_API_KEY'] as const;

/** What a provider needs beyond its name: half of it would only be noticed by the first student. */
export function findAiProblems(given: Record<string, string | undefined>): string[] {
  const provider = LLM_PROVIDERS.find((name) => name === given['AI_PROVIDER']);
  if (!provider) {
    return OF_A_PROVIDER.filter((name) => given[name] !== undefined).map(
      (name) => `${name}: needs AI_PROVIDER (${LLM_PROVIDERS.join(', ')})`,
    );
  }
  const needed: readonly string[] =
    provider === 'openai-compatible' ? ['AI_MODEL', 'AI_PROVIDER_URL'] : ['AI_MODEL', 'AI_API_KEY'];
  return needed
    .filter((name) => given[name] === undefined)
    .map((name) => `${name}: required with AI_PROVIDER=${provider}`);
}

export function toAiConfig(env: AiEnvironment) {
  const { AI_PROVIDER: provider, AI_MODEL: model = '' } = env;
  const llm: LlmSettings | undefined =
    provider === 'embedded'
      ? undefined
      : {
          provider,
          model,
          baseUrl: env.AI_PROVIDER_URL?.replace(/\/+$/, ''),
          apiKey: env.AI_API_KEY,
          timeoutMs: env.AI_TIMEOUT * 1_000,
        };
  return {
    /** Undefined for the embedded engine alone. */
    llm,
    aiDailyCalls: env.AI_DAILY_CALLS,
    aiRateLimit: env.AI_RATE_LIMIT ?? RATE_LIMITS[llm ? 'provider' : 'embedded'],
  };
}
