export { LlmFailure, type LlmFailureKind } from '../llm/llm-failure';
export type { Question } from '../llm/question';
export { detectLanguage } from '../reading/language';
export { toFlashcards } from '../to-flashcards';
export { makeDeviceCards } from './make-device-cards';
