import { tsImport } from 'tsx/esm/api';

// As with `study-worker.mjs`: development and tests start the thread through this file.
/** @type {typeof import('../apps/server/src/adapters/memory/weights.worker.ts')} */
const worker = await tsImport(
  '../apps/server/src/adapters/memory/weights.worker.ts',
  import.meta.url,
);

export const { isThere, fit } = worker;
