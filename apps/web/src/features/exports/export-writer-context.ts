import { createContext } from 'react';
import { startOwnWorker } from '../../lib/device/own-worker';
import { default as workerUrl } from './export.worker.ts?worker&url';
import type { ExportWriter } from './export-port';
import { createWorkerWriter } from './write-in-worker';

/** Tests bring a writer of their own. */
export const ExportWriterContext = createContext<ExportWriter>(
  createWorkerWriter(() => startOwnWorker(workerUrl)),
);
