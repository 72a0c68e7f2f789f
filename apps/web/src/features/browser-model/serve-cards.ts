import {
  detectLanguage,
  LlmFailure,
  makeDeviceCards,
  type Question,
  toFlashcards,
} from '@scholar/ai/browser';
import {
  type CardsTask,
  DEVICE_ENGINE,
  type Failure,
  type FromWorker,
  type ToWorker,
} from './device-messages';

/** What the worker does with the messages of the window. */
export function serveCards(tell: (message: FromWorker) => void): (message: ToWorker) => void {
  const waiting = new Map<number, (answer: string | Failure) => void>();
  // Whoever gives up ends the worker.
  const { signal } = new AbortController();
  let asked = 0;

  async function ask(question: Question): Promise<string> {
    const id = (asked += 1);
    const answer = await new Promise<string | Failure>((resolve) => {
      waiting.set(id, resolve);
      tell({ kind: 'ask', id, question });
    });
    if (typeof answer === 'string') {
      return answer;
    }
    throw new LlmFailure(answer.failure, { status: answer.status });
  }

  async function makeCards({ contextTokens, timeoutMs, isForVietnamese, ...request }: CardsTask) {
    const language = detectLanguage(request.text);
    const languages = [language, isForVietnamese ? ('vi' as const) : undefined];
    tell({ kind: 'languages', languages: languages.filter((each) => each !== undefined) });
    const draft = await makeDeviceCards(
      { ask, contextTokens, timeoutMs },
      { ...request, language, ...(isForVietnamese && { answerIn: 'vi' }) },
      { signal, onProgress: ({ share }) => tell({ kind: 'progress', share }) },
    );
    const made = toFlashcards(draft, { asked: request.count, offset: 0, isForVietnamese });
    tell({ kind: 'done', made: { ...made, engine: { name: DEVICE_ENGINE, isFallback: false } } });
  }

  return (message) => {
    if (message.kind === 'answer') {
      waiting.get(message.id)?.(message.answer);
      waiting.delete(message.id);
      return;
    }
    makeCards(message.task).catch((error: unknown) =>
      tell({ kind: 'failed', failure: error instanceof LlmFailure ? error.kind : 'unreadable' }),
    );
  };
}
