export { createEmbeddedEngine } from './embedded-engine';
export { findHeadings } from './reading/find-headings';
export { createLlmEngine } from './llm/llm-engine';
export { isAboutText, LlmFailure, type LlmFailureKind } from './llm/llm-failure';
export {
  LLM_PROVIDERS,
  type LlmProvider,
  type LlmSettings,
  OLLAMA_MODEL,
} from './llm/llm-settings';
export { lookForOllama, type OllamaFinding } from './llm/client/look-for-ollama';
export { ollamaAddress } from './llm/client/ollama-address';
export { onSentText, toFlashcards } from './to-flashcards';
export type {
  Card,
  CardsDraft,
  CardsRequest,
  Section,
  StudyEngine,
  StudyRequest,
  SummaryDraft,
  Work,
} from './engine';
