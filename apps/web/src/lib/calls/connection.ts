import { useSyncExternalStore } from 'react';
import { createSignal } from '../storage/signal';
import { apiBase } from './runtime-config';

/** A working network answers well before this. */
const HEALTH_MS = 5_000;

let isOffline = false;
let answers = 0;
const changed = createSignal();

/** Whether the main API answers; the offline banner follows. The AI may run elsewhere and says nothing about it. */
export function reportAnswer(hasAnswered: boolean): void {
  answers += hasAnswered ? 1 : 0;
  if (isOffline === !hasAnswered) {
    return;
  }
  isOffline = !hasAnswered;
  changed.notify();
}

/** One call without an answer may have its own reasons: only a server that is silent altogether means offline. */
export async function checkConnection(): Promise<void> {
  const answersBefore = answers;
  const isHealthy = await askHealth();
  if (isHealthy || answers === answersBefore) {
    reportAnswer(isHealthy);
  }
}

export function useIsOffline(): boolean {
  return useSyncExternalStore(changed.subscribe, () => isOffline);
}

/** Any answer will do: a failing server is no missing network. */
function askHealth(): Promise<boolean> {
  const { href } = new URL('/healthz', new URL(apiBase(), window.location.origin));
  const options: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_MS) };
  return fetch(href, options).then(
    () => true,
    () => false,
  );
}
