type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonSchema = { [key: string]: JsonValue };

export type Question = {
  system: string;
  prompt: string;
  /** JSON Schema of the answer, for providers that can be held to one; else the words have to do. */
  schema: JsonSchema | undefined;
  /** An answer that gets longer than this will not end well. */
  maxCharacters: number;
  /** Whether to ask for the likeliest words, and for an end; some models refuse to be told. */
  isSteady: boolean;
};

/** `mayCall` is asked before every call to the provider, second tries included. */
export type CallLimits = { signal: AbortSignal; mayCall: () => Promise<boolean> };
export type Ask = (question: Question, limits: CallLimits) => Promise<string>;
