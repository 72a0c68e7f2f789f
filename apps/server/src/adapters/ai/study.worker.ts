import { type CardsRequest, createEmbeddedEngine, type StudyRequest } from '@scholar/ai';
import { paths } from '../../paths';

const engine = createEmbeddedEngine({ modelsDir: paths.models });
// Needs no signal: a cancelled task is ended with its thread.
const work = { signal: new AbortController().signal };

export function summarize(request: StudyRequest) {
  return engine.summarize(request, work);
}

export function makeFlashcards(request: CardsRequest) {
  return engine.makeFlashcards(request, work);
}
