import { ApiError, type Api } from '../../lib/api/api';

/** A client that is fetched when it is first needed, or warmed up before. */
export function createLazyApi(load: () => Promise<Api>): { api: Api; warmUp: () => void } {
  let loaded: Api | undefined;
  let loading: Promise<Api> | undefined;

  async function start(): Promise<Api> {
    try {
      loading ??= load();
      loaded = await loading;
      return loaded;
    } catch (cause) {
      // The next call tries again: a lost connection is no reason to stay without a client.
      loading = undefined;
      throw new ApiError('The client cannot be loaded.', { code: 'offline' }, { cause });
    }
  }

  // Once loaded a call starts at once, so that it takes along the token of this very moment.
  const api: Api = (endpoint, ...rest) =>
    loaded ? loaded(endpoint, ...rest) : start().then((client) => client(endpoint, ...rest));

  return {
    api,
    warmUp: () => {
      start().catch(() => {
        // The next call tries again and reports the failure itself.
      });
    },
  };
}
