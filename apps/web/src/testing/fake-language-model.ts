import type { FromWorker, ToWorker } from '../features/browser-model/device-messages';
import type { CardsWorker } from '../features/browser-model/make-cards-on-device';
import type { Availability, PromptApi, PromptSession } from '../features/browser-model/prompt-api';
import { serveCards } from '../features/browser-model/serve-cards';

type Options = Parameters<PromptApi['create']>[0];

/** A browser's model that answers as it is told; no browser here brings a real one. */
export function createFakeModel({
  availability = 'available',
  languages = ['en'],
  answer = async () => '{"cards": []}',
}: {
  availability?: Availability;
  /** Those that it knows. */
  languages?: string[];
  answer?: (prompt: string, system: string, signal: AbortSignal) => Promise<string>;
} = {}) {
  const state = { availability, sessions: 0, destroyed: 0, prompts: [] as string[] };
  let fetched = (_isThere: boolean) => {};
  const monitors: EventTarget[] = [];
  const knows = ({
    expectedInputs,
    expectedOutputs,
  }: Pick<Options, 'expectedInputs' | 'expectedOutputs'>) =>
    [...expectedInputs, ...expectedOutputs].every((each) =>
      each.languages.every((language) => languages.includes(language)),
    );

  const api: PromptApi = {
    availability: async (options) => (knows(options) ? state.availability : 'unavailable'),
    async create(options) {
      if (!knows(options)) {
        throw new DOMException('The language is not supported.', 'NotSupportedError');
      }
      if (state.availability !== 'available') {
        const monitor = new EventTarget();
        monitors.push(monitor);
        options.monitor?.(monitor);
        const isThere = await new Promise<boolean>((resolve, reject) => {
          fetched = resolve;
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
        });
        if (!isThere) {
          throw new DOMException('No space left.', 'NetworkError');
        }
        state.availability = 'available';
      }
      state.sessions += 1;
      const system = options.initialPrompts?.[0]?.content ?? '';
      const session: PromptSession = {
        contextWindow: 6_144,
        prompt(text, { signal }) {
          state.prompts.push(text);
          return answer(text, system, signal);
        },
        destroy: () => (state.destroyed += 1),
      };
      return session;
    },
  };
  return {
    api,
    state,
    /** Tells how much of it has arrived. */
    fetch(share: number) {
      const event = Object.assign(new Event('downloadprogress'), { loaded: share, total: 1 });
      monitors.forEach((monitor) => monitor.dispatchEvent(event));
    },
    endFetch: (isThere: boolean) => fetched(isThere),
  };
}

/** What runs in the worker, here: the real reader, questions and checks. */
export function startWorkerHere(): CardsWorker {
  const listeners: ((event: MessageEvent<FromWorker>) => void)[] = [];
  let isOver = false;
  const handle = serveCards((message) => {
    if (!isOver) {
      listeners.forEach((listen) => listen(new MessageEvent('message', { data: message })));
    }
  });
  return {
    postMessage: (message: ToWorker) => handle(structuredClone(message)),
    addEventListener: (kind: string, listener: unknown) => {
      if (kind === 'message') {
        // The only one that is added for messages.
        listeners.push(listener as (event: MessageEvent<FromWorker>) => void);
      }
    },
    terminate: () => (isOver = true),
  } as CardsWorker;
}
