import type { MessagePort } from 'node:worker_threads';
import {
  type CardsDraft,
  type CardsRequest,
  createLlmEngine,
  LlmFailure,
  type LlmSettings,
  type StudyEngine,
  type StudyRequest,
  type SummaryDraft,
  type Work,
} from '@scholar/ai';
import { paths } from '../../paths';
import type { FromLlmThread, LlmOutcome, LlmTask, ToLlmThread } from './llm-messages';

let engine: StudyEngine | undefined;
/** Made once, because all tasks have the settings of the server. */
const engineWith = (settings: LlmSettings) =>
  (engine ??= createLlmEngine(settings, { modelsDir: paths.models }));

export function summarize({ settings, request, port }: LlmTask<StudyRequest>) {
  return report<SummaryDraft>(port, (work) => engineWith(settings).summarize(request, work));
}

export function makeFlashcards({ settings, request, port }: LlmTask<CardsRequest>) {
  return report<CardsDraft>(port, (work) => engineWith(settings).makeFlashcards(request, work));
}

async function report<Draft>(
  port: MessagePort,
  make: (work: Work) => Promise<Draft>,
): Promise<LlmOutcome<Draft>> {
  const stopping = new AbortController();
  const asked: ((isGranted: boolean) => void)[] = [];
  port.on('message', (message: ToLlmThread) => {
    if (message === 'stop') {
      stopping.abort();
      asked.forEach((answer) => answer(false));
    } else {
      asked[message.id]?.(message.isGranted);
    }
  });
  const mayCall = async () =>
    // Once told to stop, nobody answers any more.
    !stopping.signal.aborted &&
    new Promise<boolean>((resolve) => {
      const id = asked.push(resolve) - 1;
      port.postMessage({ id } satisfies FromLlmThread);
    });
  try {
    return { draft: await make({ signal: stopping.signal, mayCall }) };
  } catch (error) {
    if (error instanceof LlmFailure) {
      const { kind, status, retryAfterSeconds } = error;
      return { failure: kind, status, retryAfterSeconds };
    }
    if (stopping.signal.aborted) {
      return { failure: 'timeout' };
    }
    throw error;
  } finally {
    port.close();
  }
}
