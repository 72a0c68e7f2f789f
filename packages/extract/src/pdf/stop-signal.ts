import type { ExtractionError } from '../extraction-error';
import { extractionError } from '../extraction-messages';

/** Ends a reading from outside: by the student, or because nothing has come for too long. */
export type StopSignal = {
  /** The promise's own answer, or the reason to stop, whichever comes first. */
  race<Value>(promise: Promise<Value>): Promise<Value>;
  /** Something came: the time starts anew. */
  extend(): void;
  clear(): void;
};

export function createStopSignal(signal: AbortSignal | undefined, seconds: number): StopSignal {
  let reject: (reason: ExtractionError) => void = () => undefined;
  const stopped = new Promise<never>((_resolve, refuse) => {
    reject = refuse;
  });
  const cancel = () => reject(extractionError('cancelled'));
  const expire = () => reject(extractionError('timeout'));
  const start = () => (seconds < Infinity ? setTimeout(expire, seconds * 1000) : undefined);
  let timer = start();
  // Whoever races sees the reason; with nobody racing it is no failure.
  stopped.catch(() => undefined);
  if (signal?.aborted === true) {
    cancel();
  }
  signal?.addEventListener('abort', cancel, { once: true });
  return {
    race(promise) {
      promise.catch(() => undefined);
      return Promise.race([stopped, promise]);
    },
    extend() {
      clearTimeout(timer);
      timer = start();
    },
    clear() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    },
  };
}
