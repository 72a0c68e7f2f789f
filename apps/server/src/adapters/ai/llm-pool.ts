import { MessageChannel } from 'node:worker_threads';
import { LlmFailure, type LlmSettings, type StudyEngine, type Work } from '@scholar/ai';
import { paths } from '../../paths';
import { createLazyPool } from '../lazy-pool';
import type { FromLlmThread, LlmOutcome, LlmTask, ToLlmThread } from './llm-messages';

/** Threads read and check; most of the time they wait for the provider, so each has several tasks. */
const THREADS = 2;
const TASKS_PER_THREAD = 16;
/** A thread ends at its own time limit; this one is for a thread that hangs. */
const GRACE_MS = 3_000;

/** The language model's engine in threads of its own. Throws `LlmFailure`, also when it has enough to do. */
export function createLlmPool({ settings }: { settings: LlmSettings }) {
  const threadPool = createLazyPool({
    filename: paths.llmWorker,
    maxThreads: THREADS,
    concurrentTasksPerWorker: TASKS_PER_THREAD,
    // A thread that sleeps between tasks would not get round to hanging up on the provider.
    atomics: 'disabled',
  });
  let load = 0;

  async function run<Draft>(name: string, request: unknown, work: Work): Promise<Draft> {
    const { signal, mayCall = async () => true } = work;
    signal.throwIfAborted();
    if (load >= THREADS * TASKS_PER_THREAD) {
      throw new LlmFailure('busy');
    }
    load += 1;
    const { port1: port, port2: theirs } = new MessageChannel();
    const tell = (message: ToLlmThread) => port.postMessage(message);
    port.on('message', ({ id }: FromLlmThread) => {
      // A limit that cannot be read counts as reached, because each call costs money.
      void mayCall()
        .catch(() => false)
        .then((isGranted) => tell({ id, isGranted }));
    });
    const late = AbortSignal.timeout(settings.timeoutMs + GRACE_MS);
    const end = AbortSignal.any([signal, late]);
    const ended = new Promise<never>((_, reject) => {
      end.addEventListener('abort', () => {
        tell('stop');
        reject(new LlmFailure('timeout'));
      });
    });
    // Where no thread could be had, nobody waits for it.
    ended.catch(() => undefined);
    try {
      const pool = await threadPool.get();
      const task: LlmTask<unknown> = { settings, request, port: theirs };
      // What a thread answers is what our own worker file returns. It is told to stop, not ended: a
      // task with a signal would have the thread to itself and take it along.
      const running = pool.run(task, { name, transferList: [theirs] }) as Promise<
        LlmOutcome<Draft>
      >;
      const outcome = await Promise.race([running, ended]);
      if ('draft' in outcome) {
        return outcome.draft;
      }
      throw new LlmFailure(outcome.failure, outcome);
    } finally {
      load -= 1;
      port.close();
    }
  }

  const engine: StudyEngine = {
    name: settings.provider,
    summarize: (request, work) => run('summarize', request, work),
    makeFlashcards: (request, work) => run('makeFlashcards', request, work),
  };

  return {
    engine,
    /** Tasks at work. */
    get load() {
      return load;
    },
    close: () => threadPool.close(),
  };
}
