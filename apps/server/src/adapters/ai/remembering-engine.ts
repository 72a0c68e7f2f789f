import type { Card, StudyEngine } from '@scholar/ai';
import type { AnswerCache } from './answer-cache';

const isLasting = () => true;

/** An engine whose drafts are kept: one that stands in for another is asked the same over and over. */
export function rememberDrafts(engine: StudyEngine, cache: AnswerCache): StudyEngine {
  const { name } = engine;
  return {
    name,
    summarize: (request, work) =>
      cache.remember({ draft: 'summarize', by: name, request }, work.signal, {
        make: (signal) => engine.summarize(request, { ...work, signal }),
        isLasting,
      }),
    makeFlashcards: (request, work) =>
      cache.remember(
        { draft: 'flashcards', by: name, request },
        work.signal,
        {
          make: (signal, tell: (cards: Card[]) => void) =>
            engine.makeFlashcards(request, { ...work, signal, onCards: tell }),
          isLasting,
        },
        work.onCards,
      ),
  };
}
