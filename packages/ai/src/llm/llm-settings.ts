export const LLM_PROVIDERS = ['openai-compatible', 'anthropic', 'google'] as const;
export type LlmProvider = (typeof LLM_PROVIDERS)[number];

/** Where the language model is and how long it may take for one request of a student. */
export type LlmSettings = {
  provider: LlmProvider;
  model: string;
  /** Needed for `openai-compatible`; elsewhere it replaces the provider's own address. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  timeoutMs: number;
};
