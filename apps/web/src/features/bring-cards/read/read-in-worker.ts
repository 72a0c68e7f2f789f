import { EXTRACTION_MESSAGES, ExtractionError } from '@scholar/extract';
import { createContext, useContext } from 'react';
import { startOwnWorker } from '../../../lib/device/own-worker';
import type { CardReader, CardsReport, CardsTask } from './card-port';
import { default as workerUrl } from './card-file.worker.ts?worker&url';

/** A deck of a hundred megabytes on an old phone. */
const PATIENCE_MS = 60_000;

/** A worker for each reading, because only ending it can stop a parser in an endless loop. */
const readInWorker: CardReader = (given, options, signal) =>
  new Promise((resolve, reject) => {
    const worker = startOwnWorker(workerUrl);
    const fail = (code: 'timeout' | 'cancelled') =>
      end(() => reject(new ExtractionError(code, EXTRACTION_MESSAGES[code])));
    const patience = setTimeout(() => fail('timeout'), PATIENCE_MS);
    const handleAbort = () => fail('cancelled');

    function end(settle: () => void) {
      clearTimeout(patience);
      signal.removeEventListener('abort', handleAbort);
      worker.terminate();
      settle();
    }

    signal.addEventListener('abort', handleAbort);
    worker.addEventListener('message', ({ data }: MessageEvent<CardsReport>) =>
      end(() =>
        data.kind === 'done'
          ? resolve(data.read)
          : reject(new ExtractionError(data.code, data.message)),
      ),
    );
    // Out of memory, or the connection was lost before the code of the worker had arrived.
    worker.addEventListener('error', () => fail('timeout'));
    const task: CardsTask = { given, options };
    worker.postMessage(task, { transfer: [] });
  });

/** Tests replace the worker with a reader of their own. */
export const CardReaderContext = createContext<CardReader>(readInWorker);

export function useCardReader(): CardReader {
  return useContext(CardReaderContext);
}
