import type { Endpoint, EndpointCall, EndpointData } from '@scholar/contract';
import type { Api, ApiError, ApiOptions } from '../lib/api/api';

type Call<E extends Endpoint> = EndpointCall<E> & { options: ApiOptions<E> };
type Answer<E extends Endpoint> = (
  call: Call<E>,
) => EndpointData<E> | ApiError | Promise<EndpointData<E> | ApiError>;

export type FakeApi = Api & {
  /** What the server answers from now on. An ApiError is thrown; a function decides for each call. */
  answer<E extends Endpoint>(endpoint: E, answer: EndpointData<E> | ApiError | Answer<E>): void;
  /** The calls made so far, oldest first. */
  calls<E extends Endpoint>(endpoint: E): Call<E>[];
};

let testsEnded = 0;

/** What was asked by the test that ends is not answered any more: its screen is gone, the next one is there. */
export function leaveCallsOpen(): void {
  testsEnded += 1;
}

/** A server made of sentences: `api.answer(accountEndpoints.login, { token: 't' })`. */
export function createFakeApi(): FakeApi {
  const answers = new Map<Endpoint, Answer<Endpoint>>();
  const calls = new Map<Endpoint, Call<Endpoint>[]>();

  async function call(endpoint: Endpoint, parts: object = {}, options: ApiOptions = {}) {
    const made: Call<Endpoint> = { ...parts, options };
    calls.set(endpoint, [...(calls.get(endpoint) ?? []), made]);
    const decide = answers.get(endpoint);
    if (!decide) {
      throw new Error(`The test gives no answer to ${endpoint.method} ${endpoint.path}.`);
    }
    const askedIn = testsEnded;
    const outcome = await decide(made);
    if (askedIn !== testsEnded) {
      return new Promise(() => undefined);
    }
    if (outcome instanceof Error) {
      throw outcome;
    }
    return outcome;
  }

  const fake = {
    answer(endpoint: Endpoint, answer: unknown) {
      const decide = typeof answer === 'function' ? (answer as Answer<Endpoint>) : () => answer;
      answers.set(endpoint, decide);
    },
    calls: (endpoint: Endpoint) => calls.get(endpoint) ?? [],
  };
  // The maps forget which endpoint a value belongs to; the signatures of FakeApi keep it.
  return Object.assign(call, fake) as FakeApi;
}
