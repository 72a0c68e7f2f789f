export const LLM_PROVIDERS = ['openai-compatible', 'ollama', 'anthropic', 'google'] as const;
export type LlmProvider = (typeof LLM_PROVIDERS)[number];

/** Where the language model is and how long it may take for one request of a student. */
export type LlmSettings = {
  provider: LlmProvider;
  model: string;
  /** Needed for `openai-compatible`; elsewhere it replaces the provider's own address. */
  baseUrl?: string | undefined;
  apiKey?: string | undefined;
  timeoutMs: number;
  /** What the model can look at, question and answer together, where that is little. */
  contextTokens?: number | undefined;
};

/** Small enough for a school's computer, and it reads Vietnamese. */
export const OLLAMA_MODEL = 'gemma3:4b';
/** Of these the memory beside the model can hold about so many. */
export const OLLAMA_CONTEXT_TOKENS = 8_192;
