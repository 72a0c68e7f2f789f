import { aiEndpoints, CARD_COUNT } from '@scholar/contract';
import { type Api, ApiError, isCode } from '../../../lib/api/api';
import { countWords } from '../../../lib/text/count-words';
import { type Batch, summarizeDocument, toBatch } from '../../flashcards/public';
import type { SourceDocument } from '../../import-document/public';
import type { QueuedFile, Work } from './queued-file';

/** The server gives up after a minute; this is for a connection that never answers. */
const LONGEST_WAIT_MS = 120_000;
/** Where the server does not say how long to wait, or cannot be reached. */
const PAUSE_SECONDS = 10;
const WORDS_FOR_A_CARD = 150;

type Making = { api: Api; signal: AbortSignal; onWork: (work: Work) => void; now: () => number };

/** Summary and cards of a text. Waits where the server asks to, and goes on. */
export async function makeCards(
  source: SourceDocument,
  making: Making,
): Promise<Pick<QueuedFile, 'summary' | 'batch'> & { name: string | undefined; batch: Batch }> {
  const [document, batch] = await Promise.all([
    askPatiently(making, (signal) => summarizeDocument(making.api, source, signal)).catch(
      (error: unknown) => {
        making.signal.throwIfAborted();
        if (isCode(error, 'unauthenticated')) {
          throw error;
        }
        // A document without a summary is better than none.
        return undefined;
      },
    ),
    askPatiently(making, (signal) => askForCards(making.api, source, signal)),
  ]);
  return {
    name: document?.title,
    summary: document
      ? {
          content: document.content,
          field: document.field,
          summarySources: document.summarySources ?? [],
        }
      : null,
    batch,
  };
}

async function askForCards(api: Api, source: SourceDocument, signal: AbortSignal): Promise<Batch> {
  const asked = toCardCount(source.text);
  const { emphasis, headings } = source;
  const answer = await api(
    aiEndpoints.flashcards,
    {
      body: {
        // Half a surrogate pair cannot be sent; its replacement is as long, so that passages stay right.
        document_text: source.text.toWellFormed(),
        num_keywords: asked,
        emphasis,
        headings,
      },
    },
    { isQuiet: true, signal },
  );
  return toBatch(answer, { asked, offset: 0, source });
}

/** As many as the generator asks for by itself; more of a long text. */
function toCardCount(text: string): number {
  const wanted = Math.round(countWords(text) / WORDS_FOR_A_CARD);
  return Math.min(CARD_COUNT.max, Math.max(CARD_COUNT.default, wanted));
}

async function askPatiently<Answer>(
  { signal, onWork, now }: Making,
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    try {
      return await ask(AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]));
    } catch (error) {
      const pause = signal.aborted ? undefined : toPause(error);
      if (!pause) {
        throw error;
      }
      const milliseconds = pause.seconds * 1000;
      onWork({ step: 'pausing', why: pause.why, until: now() + milliseconds });
      await wait(milliseconds, signal);
      onWork({ step: 'writing' });
    }
  }
}

/** Undefined where waiting does not help. */
function toPause(error: unknown): { why: 'busy' | 'offline'; seconds: number } | undefined {
  if (!(error instanceof ApiError)) {
    return undefined;
  }
  if (error.code === 'too_many_requests' || error.code === 'unavailable') {
    return { why: 'busy', seconds: error.retryAfterSeconds ?? PAUSE_SECONDS };
  }
  return error.code === 'offline' ? { why: 'offline', seconds: PAUSE_SECONDS } : undefined;
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
