import type { Language } from '@scholar/contract';

/** How much can be asked of a model. */
export type Reach = {
  /** Parts of one text that are asked about, and how many at a time. */
  calls: number;
  parallel: number;
  /** What it can look at, question and answer together; without it, more than we would ask. */
  contextTokens?: number;
};

/** A service that is paid for each call: so many one request of a student may cost, and a few repairs. */
export const SERVICE_REACH: Reach = { calls: 24, parallel: 6 };

/** A server of our own answers one after the other: a long text would take longer than anybody waits. */
export const OLLAMA_REACH: Reach = { calls: 8, parallel: 2 };

/** Small enough that a model looks at all of it. */
const PART_CHARACTERS = 12_000;
const PART_MIN_CHARACTERS = 1_500;
/** Our instructions, the schema, and the words around the passage. */
const INSTRUCTION_TOKENS = 900;
/** Of what is left, so much is for the answer: it repeats many sentences. */
const ANSWER_SHARE = 0.4;
/** Characters that make a token; in tokenizers of small models Vietnamese is cut finer. */
const TOKEN_CHARACTERS: Record<Language | 'other', number> = { en: 3.5, vi: 1.8, other: 1.5 };

/** The longest part of a text that such a model can be asked about. */
export function partCharacters({ contextTokens }: Reach, language: Language | undefined): number {
  if (contextTokens === undefined) {
    return PART_CHARACTERS;
  }
  const tokens = contextTokens - INSTRUCTION_TOKENS - answerTokens(contextTokens);
  const fitting = Math.floor(tokens * TOKEN_CHARACTERS[language ?? 'other']);
  return Math.max(PART_MIN_CHARACTERS, Math.min(PART_CHARACTERS, fitting));
}

/** How much of the context is kept for the answer. */
export function answerTokens(contextTokens: number): number {
  return Math.floor((contextTokens - INSTRUCTION_TOKENS) * ANSWER_SHARE);
}
