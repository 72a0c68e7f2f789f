export { createEmbeddedEngine } from './embedded/embedded-engine';
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
