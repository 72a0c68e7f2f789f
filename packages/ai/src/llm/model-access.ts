import type { Ask } from './question';
import type { Reach } from './reach';

/** A language model, how much can be asked of it, and how long it may take for one request. */
export type ModelAccess = { ask: Ask; reach: Reach; timeoutMs: number };
