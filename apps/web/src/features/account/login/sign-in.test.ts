import { accountEndpoints, pushEndpoints } from '@scholar/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readToken } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { fakePushBrowser, FINGERPRINT, SERVER_KEY } from '../../../testing/fake-push-browser';
import { signIn } from './sign-in';

const { read, subscribe } = pushEndpoints;
const CREDENTIALS = { email: 'minh.anh@example.edu', password: 'Secret1' };

afterEach(() => vi.unstubAllGlobals());

/** A server that reminds the student in these browsers. */
function setUp({ devices }: { devices: string[] }) {
  const api = createFakeApi();
  api.answer(accountEndpoints.login, { token: 't-2' });
  api.answer(accountEndpoints.me, aUser());
  api.answer(read, { publicKey: SERVER_KEY, devices });
  api.answer(subscribe, { publicKey: SERVER_KEY, devices });
  return api;
}

describe('logging in', () => {
  it('has a browser that shows reminders go on in the new session', async () => {
    fakePushBrowser({ subscribedWith: SERVER_KEY });
    const api = setUp({ devices: [FINGERPRINT] });

    await signIn(api, CREDENTIALS);

    await vi.waitFor(() => expect(api.calls(subscribe)).toHaveLength(1));
    expect(readToken()).toBe('t-2');
  });

  it('does not take over a browser in which somebody else is reminded', async () => {
    fakePushBrowser({ subscribedWith: SERVER_KEY });
    const api = setUp({ devices: [] });

    await signIn(api, CREDENTIALS);

    await vi.waitFor(() => expect(api.calls(read)).toHaveLength(1));
    expect(api.calls(subscribe)).toEqual([]);
  });

  it('asks the server for nothing where no browser is reminded', async () => {
    fakePushBrowser();
    const api = setUp({ devices: [] });

    await signIn(api, CREDENTIALS);

    expect([api.calls(read), api.calls(subscribe)]).toEqual([[], []]);
  });
});
