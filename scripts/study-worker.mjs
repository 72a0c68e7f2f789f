import { tsImport } from 'tsx/esm/api';

// A thread has no loader for TypeScript of its own: development and tests start it through this file.
/** @type {typeof import('../apps/server/src/adapters/ai/study.worker.ts')} */
const worker = await tsImport('../apps/server/src/adapters/ai/study.worker.ts', import.meta.url);

export const { summarize, makeFlashcards } = worker;
