import { createContext, useContext } from 'react';
import { startOwnWorker } from '../../../lib/device/own-worker';
import { createWorkerImporter } from './import-in-worker';
import type { Importer } from './import-port';
import { default as workerUrl } from './import.worker.ts?worker&url';

/** Tests replace the worker with an importer of their own. */
export const ImporterContext = createContext<Importer>(
  createWorkerImporter(() => startOwnWorker(workerUrl)),
);

export function useImporter(): Importer {
  return useContext(ImporterContext);
}
