import { createHash } from 'node:crypto';
import { MESSAGES } from '@scholar/contract';
import { AppError } from '@scholar/domain';
import { LRUCache } from 'lru-cache';

/** Both limits hold; the answer that was asked for longest ago goes first. */
const LIMITS = { entries: 500, characters: 16_000_000 };

/** An answer on its way, how many wait for it, and what was told about it so far. */
type Flight = {
  answer: Promise<unknown>;
  giveUp: AbortController;
  askers: number;
  news: unknown[];
  listeners: Set<(news: unknown) => void>;
};

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

  function start<T, News>(key: string, { make, isLasting }: Making<T, News>): Flight {
    const giveUp = new AbortController();
    const news: unknown[] = [];
    const listeners: Flight['listeners'] = new Set();
    const tell = (told: News) => {
      news.push(told);
      listeners.forEach((listen) => listen(told));
    };
    const answer = make(giveUp.signal, tell)
      .then((made) => {
        if (isLasting(made)) {
          answers.set(key, JSON.stringify(made));
        }
        return made;
      })
      .finally(() => land(key, flight));
    // Those who wait get the failure themselves; without them it would be an unhandled rejection.
    answer.catch(() => undefined);
    const flight = { answer, giveUp, askers: 0, news, listeners };
    flights.set(key, flight);
    return flight;
  }

  function join(
    key: string,
    flight: Flight,
    { signal, listen }: { signal: AbortSignal; listen: (news: unknown) => void },
  ): Promise<unknown> {
    flight.askers += 1;
    flight.news.forEach(listen);
    flight.listeners.add(listen);
    return new Promise((resolve, reject) => {
      const leave = () => {
        flight.askers -= 1;
        flight.listeners.delete(listen);
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
     * aborts once everybody who asked has gone. Failures are not remembered. Whoever asks hears all that is
     * told on the way, also from before; a remembered answer comes at once, with nothing to tell.
     */
    async remember<T, News = never>(
      question: unknown,
      signal: AbortSignal,
      making: Making<T, News>,
      onNews: (news: News) => void = () => undefined,
    ): Promise<T> {
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
      const listen = (news: unknown) => onNews(news as News);
      return (await join(key, flights.get(key) ?? start(key, making), { signal, listen })) as T;
    },
  };
}

type Making<T, News> = {
  make: (signal: AbortSignal, tell: (news: News) => void) => Promise<T>;
  /** Whether the answer is worth keeping; one of a stand-in is not. */
  isLasting: (answer: T) => boolean;
};
