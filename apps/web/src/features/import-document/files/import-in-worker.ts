import {
  EXTRACTION_MESSAGES,
  EXTRACTION_SECONDS,
  ExtractionError,
  RECOGNITION_SECONDS,
} from '@scholar/extract';
import type { ExtractionFault, ExtractionProgress } from '@scholar/extract';
import type { Importer, WorkerReport } from './import-port';

/** What a test has to provide. */
export type ImportWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A worker for each file, because only ending it can stop a parser in an endless loop. */
export function createWorkerImporter(createWorker: () => ImportWorker): Importer {
  return (file, { signal, onProgress }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) {
        reject(faultOf('cancelled'));
        return;
      }
      const worker = createWorker();
      let patience = startPatience('reading');

      function startPatience(step: ExtractionProgress['step']) {
        const seconds = step === 'reading' ? EXTRACTION_SECONDS : RECOGNITION_SECONDS;
        return setTimeout(() => end(() => reject(faultOf('timeout'))), seconds * 1000);
      }

      function end(settle: () => void) {
        clearTimeout(patience);
        signal.removeEventListener('abort', handleAbort);
        worker.terminate();
        settle();
      }

      function handleAbort() {
        end(() => reject(faultOf('cancelled')));
      }

      function handleReport({ data }: MessageEvent<WorkerReport>) {
        if (data.kind === 'progress') {
          clearTimeout(patience);
          patience = startPatience(data.progress.step);
          onProgress(data.progress);
        } else if (data.kind === 'done') {
          end(() => resolve(data.imported));
        } else {
          end(() => reject(new ExtractionError(data.code, data.message)));
        }
      }

      signal.addEventListener('abort', handleAbort);
      worker.addEventListener('message', handleReport);
      // Out of memory, or the connection was lost before the code of the worker had arrived.
      worker.addEventListener('error', () => end(() => reject(new ExtractionError('timeout', ''))));
      worker.postMessage(file, { transfer: [] });
    });
}

function faultOf(code: ExtractionFault): ExtractionError {
  return new ExtractionError(code, EXTRACTION_MESSAGES[code]);
}
