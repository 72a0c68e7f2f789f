import { createHash } from 'node:crypto';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { LRUCache } from 'lru-cache';

/** Both limits hold; the answer that was asked for longest ago goes first. */
const LIMITS = { entries: 500, characters: 16_000_000 };

/** An answer on its way, and how many wait for it. */
type Flight = { answer: Promise<unknown>; giveUp: AbortController; askers: number };

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Remembers answers by question, so that a class reading the same text is computed once, even when all ask together. */
export function createAnswerCache({ entries, characters } = LIMITS) {
  const answers = new LRUCache<string, string>({
    max: entries,
    maxSize: characters,
    sizeCalculation: ({ length }) => length,
  });
  const flights = new Map<string, Flight>();

  function land(key: string, flight: Flight) {
    if (flights.get(key) === flight) {
      flights.delete(key);
    }
  }

  function start<T>(key: string, { make, isLasting }: Making<T>): Flight {
    const giveUp = new AbortController();
    const answer = make(giveUp.signal)
      .then((made) => {
        if (isLasting(made)) {
          answers.set(key, JSON.stringify(made));
        }
        return made;
      })
      .finally(() => land(key, flight));
    // Those who wait get the failure themselves; without them it would be an unhandled rejection.
    answer.catch(() => undefined);
    const flight = { answer, giveUp, askers: 0 };
    flights.set(key, flight);
    return flight;
  }

  function join(key: string, flight: Flight, signal: AbortSignal): Promise<unknown> {
    flight.askers += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.askers -= 1;
        if (flight.askers === 0) {
          // Whoever asks from now on starts anew instead of joining what is being given up.
          land(key, flight);
          flight.giveUp.abort();
        }
        reject(new AppError('timeout', MESSAGES.timeout));
      };
      signal.addEventListener('abort', leave, { once: true });
      flight.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  }

  return {
    /**
     * The remembered answer, else the one on its way, else the one that `make` gives; its signal
     * aborts once everybody who asked has gone. Failures are not remembered.
     */
    async remember<T>(question: unknown, signal: AbortSignal, making: Making<T>): Promise<T> {
      const key = createHash('sha256').update(JSON.stringify(question)).digest('base64');
      const known = answers.get(key);
      if (known !== undefined) {
        // Only answers of `make` are ever put in under this key.
        return JSON.parse(known) as T;
      }
      if (signal.aborted) {
        throw new AppError('timeout', MESSAGES.timeout);
      }
      // Same question, same `make`.
      return (await join(key, flights.get(key) ?? start(key, making), signal)) as T;
    },
  };
}

type Making<T> = {
  make: (signal: AbortSignal) => Promise<T>;
  /** Whether the answer is worth keeping; one of a stand-in is not. */
  isLasting: (answer: T) => boolean;
};
