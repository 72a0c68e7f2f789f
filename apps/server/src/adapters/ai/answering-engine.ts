import {
  type CardsDraft,
  type CardsRequest,
  isAboutText,
  LlmFailure,
  type LlmFailureKind,
  type StudyEngine,
  type StudyRequest,
  type SummaryDraft,
  type Work,
} from '@scholar/ai';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import type { CircuitBreaker } from './circuit-breaker';

type Answered<Draft> = { draft: Draft; engine: { name: string; isFallback: boolean } };

/** An engine that says who answered. */
export type AnsweringEngine = {
  summarize(request: StudyRequest, work: Work): Promise<Answered<SummaryDraft>>;
  makeFlashcards(request: CardsRequest, work: Work): Promise<Answered<CardsDraft>>;
};

/** Why the embedded engine stood in; `open` while the provider is left alone, `bug` where it is our fault. */
export type FallbackReason = LlmFailureKind | 'open' | 'bug';

/** The provider was not even asked. */
const OUR_LIMITS = new Set<LlmFailureKind>(['daily_limit', 'busy']);
const TOTAL_MS = 60_000;
const RETRY_AFTER_SECONDS = 5;

export function answerAlone(engine: StudyEngine): AnsweringEngine {
  const say = <Draft>(draft: Draft) => ({
    draft,
    engine: { name: engine.name, isFallback: false },
  });
  return {
    summarize: async (request, work) => say(await engine.summarize(request, work)),
    makeFlashcards: async (request, work) => say(await engine.makeFlashcards(request, work)),
  };
}

/** The first engine, and the second one whenever it fails, within a minute in all. */
export function answerWithFallback({
  first,
  second,
  breaker,
  onFallback,
  onBug,
  totalMs = TOTAL_MS,
}: {
  first: StudyEngine;
  second: StudyEngine;
  breaker: CircuitBreaker;
  onFallback: (reason: FallbackReason, status: number | undefined) => void;
  /** Told of what is no failure of the provider. */
  onBug: (error: unknown) => void;
  totalMs?: number;
}): AnsweringEngine {
  async function tryFirst<Draft>(
    ask: (engine: StudyEngine, work: Work) => Promise<Draft>,
    work: Work,
  ): Promise<Draft | undefined> {
    if (!breaker.mayTry()) {
      onFallback('open', undefined);
      return undefined;
    }
    try {
      // Cards that were told are in the answer, and this engine may yet leave it to the second.
      const { onCards: _, ...silent } = work;
      const draft = await ask(first, silent);
      breaker.succeed();
      return draft;
    } catch (error) {
      if (work.signal.aborted) {
        // The client has gone, so the log must not show this as our fault.
        throw new AppError('timeout', MESSAGES.timeout);
      }
      if (error instanceof LlmFailure) {
        tell(error);
        onFallback(error.kind, error.status);
      } else {
        onBug(error);
        onFallback('bug', undefined);
      }
      return undefined;
    }
  }

  function tell(failure: LlmFailure) {
    if (failure.kind === 'nothing_usable' || isAboutText(failure)) {
      // The provider answers and only refused this text, so it stays in use.
      breaker.succeed();
    } else if (!OUR_LIMITS.has(failure.kind)) {
      breaker.fail(failure);
    }
  }

  async function answer<Draft>(
    ask: (engine: StudyEngine, work: Work) => Promise<Draft>,
    work: Work,
  ): Promise<Answered<Draft>> {
    const late = AbortSignal.timeout(totalMs);
    const draft = await tryFirst(ask, work);
    if (draft !== undefined) {
      return { draft, engine: { name: first.name, isFallback: false } };
    }
    try {
      const signal = AbortSignal.any([work.signal, late]);
      return {
        draft: await ask(second, { ...work, signal }),
        engine: { name: second.name, isFallback: true },
      };
    } catch (error) {
      throw late.aborted && !work.signal.aborted
        ? new AppError('unavailable', MESSAGES.busy, {
            retryAfterSeconds: RETRY_AFTER_SECONDS,
            reason: 'ai_late',
          })
        : error;
    }
  }

  return {
    summarize: (request, work) =>
      answer((engine, limits) => engine.summarize(request, limits), work),
    makeFlashcards: (request, work) =>
      answer((engine, limits) => engine.makeFlashcards(request, limits), work),
  };
}
