import { createEmbeddedEngine, type StudyRequest } from '@scholar/ai';
import { paths } from '../../paths';
import type { CardsTask } from './study-messages';

const engine = createEmbeddedEngine({ modelsDir: paths.models });
// Needs no signal: a cancelled task is ended with its thread.
const work = { signal: new AbortController().signal };

export function summarize(request: StudyRequest) {
  return engine.summarize(request, work);
}

export async function makeFlashcards({ request, port }: CardsTask) {
  try {
    return await engine.makeFlashcards(request, {
      ...work,
      onCards: (cards) => port.postMessage(cards),
    });
  } finally {
    port.close();
  }
}
