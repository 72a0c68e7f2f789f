import type { Endpoint } from '@scholar/contract';
import { type Api, ApiError, type ApiOptions } from '../api/api';
import type { AnswerDatabase } from './answer-database';

/** Enough for a year of sets; a student opens a few dozen of them. */
const KEPT_MAX = 400;
const TIDY_EVERY = 50;

type Dependencies = {
  database: AnswerDatabase;
  /** The student's id; undefined for a guest, of whom nothing is kept. */
  readOwner: () => number | undefined;
  now: () => number;
};

/**
 * What was opened before is there without a connection: an answer is kept when it comes, and told again where
 * nothing answers. Nothing that was sent is ever taken for done.
 */
export function withKeptAnswers(api: Api, { database, readOwner, now }: Dependencies): Api {
  let puts = 0;

  function keep(owner: number, key: string, data: unknown): void {
    const isDue = puts % TIDY_EVERY === 0;
    puts += 1;
    database
      .put({ key, owner, data, keptAt: now() })
      .then(() => (isDue ? database.tidy(owner, KEPT_MAX) : undefined))
      .catch(() => {
        // Full or blocked: without a connection this answer will be missing, and the screen says so.
      });
  }

  async function call(endpoint: Endpoint, parts: object = {}, options: ApiOptions = {}) {
    const ask = api as (endpoint: Endpoint, parts: object, options: ApiOptions) => Promise<unknown>;
    const owner = readOwner();
    if (owner === undefined || !isKept(endpoint)) {
      return ask(endpoint, parts, options);
    }
    const key = `${owner} ${endpoint.path} ${JSON.stringify(parts)}`;
    try {
      const data = await ask(endpoint, parts, options);
      keep(owner, key, data);
      return data;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'offline')) {
        throw error;
      }
      const kept = await database.find(key).catch(() => undefined);
      if (!kept) {
        throw error;
      }
      return kept.data;
    }
  }

  // What was kept has passed the endpoint's own schema, so it is what the caller's type says.
  return call as Api;
}

/** Whatever a student reads of their own. Who they are is asked of the server alone. */
function isKept({ method, auth, answer, changesOnGet, path }: Endpoint): boolean {
  const isRead = method === 'GET' && auth === 'required' && !changesOnGet;
  const isShown = answer === 'envelope' || answer === 'media';
  return isRead && isShown && !/^\/(user|admin|operator)\//.test(path);
}
