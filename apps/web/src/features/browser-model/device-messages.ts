import type { LlmFailureKind, Question } from '@scholar/ai/browser';
import type { Flashcards, Language } from '@scholar/contract';

/** Says in an answer who made it. */
export const DEVICE_ENGINE = 'browser';

/** What the worker gets to do. */
export type CardsTask = {
  text: string;
  count: number;
  emphasis: readonly string[];
  headings: readonly string[];
  isForVietnamese: boolean;
  contextTokens: number;
  timeoutMs: number;
};

export type Failure = { failure: LlmFailureKind; status?: number | undefined };

export type ToWorker =
  | { kind: 'start'; task: CardsTask }
  | { kind: 'answer'; id: number; answer: string | Failure };

/** The model is where the window is, so the worker asks for each answer. */
export type FromWorker =
  | { kind: 'languages'; languages: Language[] }
  | { kind: 'ask'; id: number; question: Question }
  | { kind: 'progress'; share: number }
  | { kind: 'done'; made: Flashcards }
  | { kind: 'failed'; failure: LlmFailureKind };
