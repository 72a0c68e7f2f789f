export { createEmbeddedEngine } from './embedded-engine';
export { createLlmEngine } from './llm/llm-engine';
export { isAboutText, LlmFailure, type LlmFailureKind } from './llm/llm-failure';
export { LLM_PROVIDERS, type LlmProvider, type LlmSettings } from './llm/llm-settings';
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
