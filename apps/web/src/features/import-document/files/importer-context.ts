import { createContext, useContext } from 'react';
import { createWorkerImporter } from './import-in-worker';
import type { Importer } from './import-port';
import { startImportWorker } from './start-import-worker';

/** Tests put an importer of their own in place of the worker. */
export const ImporterContext = createContext<Importer>(createWorkerImporter(startImportWorker));

export function useImporter(): Importer {
  return useContext(ImporterContext);
}
