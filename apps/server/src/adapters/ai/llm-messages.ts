import type { MessagePort } from 'node:worker_threads';
import type { LlmFailureKind, LlmSettings } from '@scholar/ai';

/** What a thread gets to do. The port carries the messages below while it works. */
export type LlmTask<Request> = { settings: LlmSettings; request: Request; port: MessagePort };

/** Errors lose what they carry on the way between threads. */
export type LlmOutcome<Draft> =
  | { draft: Draft }
  | {
      failure: LlmFailureKind;
      status?: number | undefined;
      retryAfterSeconds?: number | undefined;
    };

/** From the server: nobody waits any more, or whether the call that was asked for may be made. */
export type ToLlmThread = 'stop' | { id: number; isGranted: boolean };
/** From the thread: it wants to make a call. */
export type FromLlmThread = { id: number };
