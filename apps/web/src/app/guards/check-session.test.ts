import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { storeToken, storeUser } from '../../lib/session/session';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { checkSession } from './check-session';

const busy = new ApiError(MESSAGES.busy, { code: 'unavailable', status: 503 });
const tooMany = new ApiError(MESSAGES.tooMany, { code: 'too_many_requests', status: 429 });
const dead = new ApiError(MESSAGES.signIn, { code: 'unauthenticated', status: 401 });
const forbidden = new ApiError(MESSAGES.forbidden, { code: 'forbidden', status: 403 });
const silence = new ApiError('Nothing answered.', { code: 'offline' });
const badGateway = new ApiError('The answer is no envelope.', { code: 'bad_answer', status: 502 });
const hotelPage = new ApiError('The answer is no envelope.', { code: 'bad_answer', status: 200 });

function setUp(...answers: (ApiError | ReturnType<typeof aUser>)[]) {
  const api = createFakeApi();
  const waits: number[] = [];
  const controller = new AbortController();
  api.answer(accountEndpoints.me, () => answers.shift() ?? aUser());
  const check = () =>
    checkSession({
      api,
      signal: controller.signal,
      wait: async (seconds) => {
        waits.push(seconds);
      },
    });
  return { check, api, waits, controller };
}

beforeEach(() => {
  storeToken('t-1');
  storeUser(aUser({ name: 'Old name' }));
});

describe('the current-user fetch of the guard', () => {
  it('stores the profile data and keeps the token', async () => {
    const { check, api } = setUp(aUser({ name: 'New name' }));

    expect(await check()).toBe('signed-in');
    expect(localStorage.getItem('name')).toBe('New name');
    expect(localStorage.getItem('authToken')).toBe('t-1');
    expect(api.calls(accountEndpoints.me)[0]?.options.isQuiet).toBe(true);
  });

  it.each([
    ['401', dead],
    ['403', forbidden],
  ])('[W-13] clears token and profile data at once on %s', async (_, answer) => {
    const { check, waits } = setUp(answer);

    expect(await check()).toBe('rejected');
    expect(localStorage.length).toBe(0);
    expect(waits).toEqual([]);
  });

  it.each([
    ['503', busy],
    ['429', tooMany],
    ['a gateway page', badGateway],
  ])('[W-13] stays signed in when %s comes twice and then the user', async (_, answer) => {
    const { check, api, waits } = setUp(answer, answer, aUser());

    expect(await check()).toBe('signed-in');
    expect(localStorage.getItem('authToken')).toBe('t-1');
    expect(api.calls(accountEndpoints.me)).toHaveLength(3);
    expect(waits).toEqual([1, 2]);
  });

  it('[W-13] clears after three busy answers', async () => {
    const { check, api } = setUp(busy, busy, busy);

    expect(await check()).toBe('rejected');
    expect(localStorage.length).toBe(0);
    expect(api.calls(accountEndpoints.me)).toHaveLength(3);
  });

  it('[D-26] never counts a 429: neither three of them nor one between two failures clear', async () => {
    const flooded = setUp(tooMany, tooMany, tooMany, tooMany);
    const mixed = setUp(busy, tooMany, busy, aUser());

    expect(await flooded.check()).toBe('offline');
    expect(await mixed.check()).toBe('signed-in');
    expect(localStorage.getItem('authToken')).toBe('t-1');
    expect(flooded.api.calls(accountEndpoints.me)).toHaveLength(3);
  });

  it.each([
    [5, 5],
    [0, 1],
    [600, 30],
  ])(
    'waits as long as the server asks, within reason: %i s asked, %i s waited',
    async (asked, waited) => {
      const patient = new ApiError(MESSAGES.busy, {
        code: 'unavailable',
        status: 503,
        retryAfterSeconds: asked,
      });
      const { check, waits } = setUp(patient);

      await check();

      expect(waits).toEqual([waited]);
    },
  );

  it.each([
    ['nothing answers', silence],
    ['a stranger answers in our place', hotelPage],
  ])('[D-26] keeps token and profile data when %s', async (_, answer) => {
    const { check, waits } = setUp(answer);

    expect(await check()).toBe('offline');
    expect(localStorage.getItem('authToken')).toBe('t-1');
    expect(localStorage.getItem('name')).toBe('Old name');
    expect(waits).toEqual([]);
  });

  it('does not end a session that another tab has begun meanwhile', async () => {
    const { check, api } = setUp();
    api.answer(accountEndpoints.me, () => {
      storeToken('t-2');
      return forbidden;
    });

    await check();

    expect(localStorage.getItem('authToken')).toBe('t-2');
  });

  it('does not fill in the profile of a session that another tab has begun meanwhile', async () => {
    const { check, api } = setUp();
    api.answer(accountEndpoints.me, () => {
      storeToken('t-2');
      return aUser({ name: 'Name of t-1' });
    });

    await check();

    expect(localStorage.getItem('name')).toBe('Old name');
  });

  it('changes nothing once it is cancelled', async () => {
    const { check, api, controller } = setUp();
    api.answer(accountEndpoints.me, () => {
      controller.abort();
      return busy;
    });

    expect(await check()).toBe('cancelled');
    expect(localStorage.getItem('authToken')).toBe('t-1');
  });

  it('really waits between two tries', async () => {
    vi.useFakeTimers();
    const { api, controller } = setUp(busy, aUser());

    const outcome = checkSession({ api, signal: controller.signal });
    await vi.advanceTimersByTimeAsync(999);
    expect(api.calls(accountEndpoints.me)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);

    expect(await outcome).toBe('signed-in');
    expect(api.calls(accountEndpoints.me)).toHaveLength(2);
  });
});
