import type { Question } from '@scholar/ai/browser';
import type { Flashcards } from '@scholar/contract';
import type { CardsTask, Failure, FromWorker, ToWorker } from './device-messages';
import { followFetch, inLanguages, type PromptApi } from './prompt-api';

/** A small model on an old computer takes minutes; whoever waits sees how far it is, and can cancel. */
export const DEVICE_LIMIT_MS = 15 * 60_000;
/** A model that sets no limit still reads a short text better. */
const CONTEXT_TOKENS = { usual: 4_096, most: 16_384 };

/** Why the browser's model made no cards: it does not know the language, nothing it said holds, or it failed. */
export class DeviceModelError extends Error {
  readonly reason: 'language' | 'nothing_usable' | 'failed';

  constructor(reason: DeviceModelError['reason']) {
    super(`The browser's model made no cards: ${reason}`);
    this.name = 'DeviceModelError';
    this.reason = reason;
  }
}

export type DeviceProgress = { step: 'fetching' | 'writing'; share: number };
export type CardsWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;
export type DeviceRequest = Omit<CardsTask, 'contextTokens' | 'timeoutMs'>;

/** Nothing of this goes over a network: the model is the browser's, and the checks run in a worker beside it. */
export async function makeCardsOnDevice(
  { api, startWorker }: { api: PromptApi; startWorker: () => CardsWorker },
  request: DeviceRequest,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: DeviceProgress) => void },
): Promise<Flashcards> {
  const contextTokens = await measureContext(api, signal, onProgress);
  signal.throwIfAborted();
  const worker = startWorker();
  const ending = new AbortController();
  const end = AbortSignal.any([signal, ending.signal]);
  const tell = (message: ToWorker) => worker.postMessage(message, { transfer: [] });
  let languages: readonly string[] = [];

  try {
    return await new Promise<Flashcards>((resolve, reject) => {
      const fail = (reason: DeviceModelError['reason']) => reject(new DeviceModelError(reason));

      async function handle(message: FromWorker) {
        switch (message.kind) {
          case 'languages': {
            ({ languages } = message);
            const isKnown = await api.availability(inLanguages(...languages));
            if (isKnown === 'unavailable') {
              fail('language');
            }
            return;
          }
          case 'ask': {
            const { id, question } = message;
            tell({ kind: 'answer', id, answer: await ask(api, question, languages, end) });
            return;
          }
          case 'progress':
            onProgress({ step: 'writing', share: message.share });
            return;
          case 'done':
            resolve(message.made);
            return;
          case 'failed':
            fail(message.failure === 'nothing_usable' ? 'nothing_usable' : 'failed');
        }
      }

      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
        handle(data).catch(() => fail('failed'));
      });
      // Out of memory, or the connection was lost before the code of the worker had arrived.
      worker.addEventListener('error', () => fail('failed'));
      onProgress({ step: 'writing', share: 0 });
      tell({ kind: 'start', task: { ...request, contextTokens, timeoutMs: DEVICE_LIMIT_MS } });
    });
  } finally {
    ending.abort();
    worker.terminate();
  }
}

/** Right after the press: only then a model that is missing may be fetched. */
async function measureContext(
  api: PromptApi,
  signal: AbortSignal,
  onProgress: (progress: DeviceProgress) => void,
): Promise<number> {
  const monitor = followFetch((share) => onProgress({ step: 'fetching', share }));
  const session = await api.create({ ...inLanguages(), monitor, signal }).catch(() => {
    signal.throwIfAborted();
    throw new DeviceModelError('failed');
  });
  const tokens = session.contextWindow ?? session.inputQuota ?? CONTEXT_TOKENS.usual;
  session.destroy();
  return Math.min(tokens, CONTEXT_TOKENS.most);
}

async function ask(
  api: PromptApi,
  { system, prompt, schema, maxCharacters }: Question,
  languages: readonly string[],
  signal: AbortSignal,
): Promise<string | Failure> {
  try {
    const session = await api.create({
      ...inLanguages(...languages),
      initialPrompts: [{ role: 'system', content: system }],
      signal,
    });
    try {
      const answer = await session.prompt(prompt, {
        signal,
        // What it looks like is said in our words already.
        ...(schema && { responseConstraint: schema, omitResponseConstraintInput: true }),
      });
      return answer.length > maxCharacters ? { failure: 'too_large' } : answer;
    } finally {
      session.destroy();
    }
  } catch (error) {
    return toFailure(error);
  }
}

/** As a server would say it: a text that is too long, a question that it does not understand. */
function toFailure(error: unknown): Failure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') {
    return { failure: 'refused', status: 413 };
  }
  return name === 'NotSupportedError'
    ? { failure: 'refused', status: 422 }
    : { failure: 'unreachable' };
}
