type Listener = (event: { data: unknown }) => void;

export type DirectPort = {
  postMessage(message: unknown): void;
  addEventListener(kind: string, listener: Listener, options?: { signal?: AbortSignal }): void;
  removeEventListener(kind: string, listener: Listener): void;
};

/** The longest that messages are passed on without letting the thread's own events in. */
const TURN_MS = 40;

/**
 * Two ends of a line inside one thread. Messages are not cloned, which costs more than the reading
 * itself, and now and then wait for a turn of the event loop, so that a cancellation gets through.
 * Requests whose action is `settled` are answered with nothing, at once.
 */
export function createDirectPorts(settled: readonly string[] = []): [DirectPort, DirectPort] {
  const queue: { to: Set<Listener>; data: unknown }[] = [];
  let isScheduled = false;
  let turnEnds = performance.now() + TURN_MS;

  function schedule() {
    if (isScheduled) {
      return;
    }
    isScheduled = true;
    if (performance.now() < turnEnds) {
      queueMicrotask(deliver);
    } else {
      setTimeout(() => {
        turnEnds = performance.now() + TURN_MS;
        deliver();
      });
    }
  }

  function deliver() {
    isScheduled = false;
    const message = queue.shift();
    if (message === undefined) {
      return;
    }
    if (queue.length > 0) {
      schedule();
    }
    for (const listener of message.to) {
      listener({ data: message.data });
    }
  }

  function createPort(own: Set<Listener>, other: Set<Listener>): DirectPort {
    return {
      postMessage(message) {
        const answer = isRequest(message, settled) ? answerTo(message) : undefined;
        queue.push(
          answer === undefined ? { to: other, data: detached(message) } : { to: own, data: answer },
        );
        schedule();
      },
      addEventListener(_kind, listener, options) {
        own.add(listener);
        options?.signal?.addEventListener('abort', () => own.delete(listener));
      },
      removeEventListener: (_kind, listener) => void own.delete(listener),
    };
  }

  const first = new Set<Listener>();
  const second = new Set<Listener>();
  return [createPort(first, second), createPort(second, first)];
}

type Request = { action: string; callbackId: number; sourceName: string; targetName: string };

/** How PDF.js marks an answer that is no error. */
const ANSWERED = 1;

function isRequest(message: unknown, actions: readonly string[]): message is Request {
  return isRecord(message) && actions.some((action) => message['action'] === action);
}

function answerTo({ callbackId, sourceName, targetName }: Request): unknown {
  return { sourceName: targetName, targetName: sourceName, callback: ANSWERED, callbackId };
}

/** The sender goes on filling the lists of a piece that it has sent. */
function detached(message: unknown): unknown {
  if (!isRecord(message) || !isRecord(message['chunk'])) {
    return message;
  }
  const chunk = Object.entries(message['chunk']).map(([key, value]): [string, unknown] => [
    key,
    Array.isArray(value) ? [...(value as unknown[])] : value,
  ]);
  return { ...message, chunk: Object.fromEntries(chunk) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value);
}
