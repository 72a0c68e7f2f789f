import { Worker } from 'node:worker_threads';
import type { ExtractionProgress } from '../extract-options';
import { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';
import { EXTRACTION_SECONDS, RECOGNITION_SECONDS } from '../limits';
import type { ThreadAnswer, ThreadResult, ThreadTask } from './thread-messages';

export type ThreadOptions = {
  signal?: AbortSignal;
  onProgress?: (progress: ExtractionProgress) => void;
  /** Longest silence before recognition; every look at a page starts one of its own. */
  seconds?: number;
};

const MEMORY_MEGABYTES = 512;

/** Starts a thread for one file, and ends it whatever happens. */
export function runThread<Wanted extends ThreadTask['wants']>(
  task: ThreadTask & { wants: Wanted },
  { signal, onProgress, seconds = EXTRACTION_SECONDS }: ThreadOptions,
): Promise<ThreadResult[Wanted]> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(extractionError('cancelled'));
      return;
    }
    const worker = new Worker(new URL('./start-thread.mjs', import.meta.url), {
      workerData: task,
      // Whatever started this process need not suit the thread.
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MEGABYTES },
    });
    let timer = startTimer(seconds);

    function startTimer(patience: number) {
      return setTimeout(() => fail(extractionError('timeout')), patience * 1_000);
    }

    function end(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', handleAbort);
      void worker.terminate();
    }

    function fail(error: ExtractionError): void {
      end();
      reject(error);
    }

    function handleAbort(): void {
      fail(extractionError('cancelled'));
    }

    signal?.addEventListener('abort', handleAbort);
    worker.on('message', (answer: ThreadAnswer<Wanted>) => {
      if ('progress' in answer) {
        if (answer.progress.step === 'recognising') {
          clearTimeout(timer);
          timer = startTimer(RECOGNITION_SECONDS);
        }
        onProgress?.(answer.progress);
      } else if ('result' in answer) {
        end();
        resolve(answer.result);
      } else {
        fail(new ExtractionError(answer.fault.code, answer.fault.message));
      }
    });
    // Out of memory, most likely: what wants more than the limit is no document to study.
    worker.on('error', (error) => fail(toFault(error)));
    worker.on('exit', () => fail(extractionError('corrupt')));
  });
}

function toFault(error: unknown): ExtractionError {
  const isMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return extractionError(isMemory ? 'timeout' : 'corrupt', error);
}
