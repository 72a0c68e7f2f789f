import { useEffect, useRef, useState } from 'react';
import { useSingleRun } from '../../lib/forms/use-single-run';

/** The server gives up after a minute; this is for a connection that never answers. */
const LONGEST_WAIT_MS = 120_000;

export type GenerationState =
  | { kind: 'idle' | 'running' | 'cancelled' | 'ready' }
  | { kind: 'failed'; error: unknown };

/** One question to the AI at a time. The answer to a cancelled one is ignored. */
export function useGeneration() {
  const [state, setState] = useState<GenerationState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);
  const run = useSingleRun();

  useEffect(() => () => controller.current?.abort(), []);

  async function generate<Answer>({
    ask,
    onAnswer,
    onFailure,
    longestWaitMs = LONGEST_WAIT_MS,
  }: {
    ask: (signal: AbortSignal) => Promise<Answer>;
    onAnswer: (answer: Answer) => void;
    onFailure?: () => void;
    longestWaitMs?: number;
  }) {
    if (!run.start()) {
      return;
    }
    const own = new AbortController();
    controller.current = own;
    setState({ kind: 'running' });
    try {
      const answer = await ask(AbortSignal.any([own.signal, AbortSignal.timeout(longestWaitMs)]));
      if (!own.signal.aborted) {
        onAnswer(answer);
        setState({ kind: 'ready' });
      }
    } catch (error) {
      if (!own.signal.aborted) {
        onFailure?.();
        setState({ kind: 'failed', error });
      }
    }
    // Cancelling has ended the run already, and another one may have started.
    if (!own.signal.aborted) {
      run.end();
    }
  }

  function cancel() {
    controller.current?.abort();
    run.end();
    setState({ kind: 'cancelled' });
  }

  /** Once another text has taken the place of the one that it failed on. */
  function forgetFailure() {
    setState((old) => (old.kind === 'failed' ? { kind: 'idle' } : old));
  }

  return { state, generate, cancel, forgetFailure };
}
