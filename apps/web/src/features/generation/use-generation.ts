import { useEffect, useRef, useState } from 'react';

/** The server gives up after a minute; this is for a connection that never answers. */
const LONGEST_WAIT_MS = 120_000;

export type GenerationState =
  | { kind: 'idle' | 'running' | 'cancelled' | 'ready' }
  | { kind: 'failed'; error: unknown };

/** One question to the AI at a time. A cancelled one is not heard of again. */
export function useGeneration() {
  const [state, setState] = useState<GenerationState>({ kind: 'idle' });
  const controller = useRef<AbortController | null>(null);

  useEffect(() => () => controller.current?.abort(), []);

  async function generate<Answer>({
    ask,
    onAnswer,
    onFailure,
  }: {
    ask: (signal: AbortSignal) => Promise<Answer>;
    onAnswer: (answer: Answer) => void;
    onFailure?: () => void;
  }) {
    if (state.kind === 'running') {
      return;
    }
    const own = new AbortController();
    controller.current = own;
    setState({ kind: 'running' });
    try {
      const answer = await ask(AbortSignal.any([own.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]));
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
  }

  function cancel() {
    controller.current?.abort();
    setState({ kind: 'cancelled' });
  }

  return { state, generate, cancel };
}
