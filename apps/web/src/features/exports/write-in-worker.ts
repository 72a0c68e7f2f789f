import type { ExportReport, ExportWriter } from './export-port';

/** What a test has to provide. */
export type WriterWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** A worker for each file: the page goes on while thousands of cards are written, and can stop it. */
export function createWorkerWriter(createWorker: () => WriterWorker): ExportWriter {
  return (order, signal) =>
    new Promise((resolve, reject) => {
      const worker = createWorker();

      function end(settle: () => void) {
        signal.removeEventListener('abort', handleAbort);
        worker.terminate();
        settle();
      }

      function handleAbort() {
        end(() => reject(signal.reason));
      }

      worker.addEventListener('message', ({ data }: MessageEvent<ExportReport>) => {
        end(() =>
          data.kind === 'done'
            ? resolve(data.content)
            : reject(new Error('The file could not be written.')),
        );
      });
      // Out of memory, or the connection was lost before the code of the worker had arrived.
      worker.addEventListener('error', () => end(() => reject(new Error('The worker ended.'))));
      signal.addEventListener('abort', handleAbort);
      worker.postMessage(order, { transfer: [] });
    });
}
