import { accountEndpoints, pushEndpoints } from '@scholar/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { fakePushBrowser, FINGERPRINT, SERVER_KEY } from '../../testing/fake-push-browser';
import { ApiError } from '../api/api';
import { drafts } from '../drafts/drafts';
import { logOut } from './log-out';
import { rememberReturnTo, takeReturnTo } from '../page/return-to';
import { readToken, storeToken, storeUser } from './session';

afterEach(() => vi.unstubAllGlobals());

function setUp() {
  storeToken('t-1');
  storeUser(aUser());
  const api = createFakeApi();
  api.answer(accountEndpoints.logout, null);
  return { api, reload: vi.fn<() => void>() };
}

it('removes all stored user items and reloads the page', async () => {
  const { api, reload } = setUp();
  sessionStorage.setItem('returnTo', '/profile');
  sessionStorage.setItem('pendingRegistration', 'sealed');
  sessionStorage.setItem('resetPasswordEmail', 'a@b.co');
  sessionStorage.setItem('deactivateAccountEmail', 'a@b.co');

  await logOut({ api, reload });

  expect(localStorage.length).toBe(0);
  expect({ ...sessionStorage }).toEqual({ returnTo: '' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('leads the next login to /home, although the reload ends in /login', async () => {
  await logOut(setUp());

  rememberReturnTo('/profile');

  expect(takeReturnTo()).toBeNull();
});

it('[U-20] takes unfinished work along, so that the next student does not find it', async () => {
  const { api, reload } = setUp();
  await drafts.keep(7, 'summarize', { text: 'private' });

  await logOut({ api, reload });

  expect(await drafts.find(7, 'summarize')).toBeUndefined();
});

it('[W-18] ends the session on the server with a call that outlives the page', async () => {
  const { api, reload } = setUp();
  const tokens: (string | null)[] = [];
  api.answer(accountEndpoints.logout, () => {
    tokens.push(readToken());
    return null;
  });

  await logOut({ api, reload });

  expect(tokens).toEqual(['t-1']);
  expect(api.calls(accountEndpoints.logout)[0]?.options).toMatchObject({
    keepalive: true,
    isQuiet: true,
  });
});

it('logs out here even when the server cannot be reached', async () => {
  const { api, reload } = setUp();
  api.answer(accountEndpoints.logout, new ApiError('Nothing answered.', { code: 'offline' }));

  await logOut({ api, reload });

  expect(localStorage.length).toBe(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps what belongs to the device: theme, sidebar and remembered login', async () => {
  const { api, reload } = setUp();
  const deviceItems = {
    theme: 'dark',
    sidebarOpen: 'false',
    inputtedEmail: 'a@b.co',
    inputtedPassword: 'sealed',
  };
  for (const [key, value] of Object.entries(deviceItems)) {
    localStorage.setItem(key, value);
  }

  await logOut({ api, reload });

  expect({ ...localStorage }).toEqual(deviceItems);
});

it('shows no more reminders in this browser, which the server hears while the session lives', async () => {
  const { api, reload } = setUp();
  const { isSubscribed } = fakePushBrowser({ subscribedWith: SERVER_KEY });
  const tokens: (string | null)[] = [];
  api.answer(pushEndpoints.remove, ({ params }) => {
    tokens.push(readToken(), params.fingerprint);
    return { publicKey: SERVER_KEY, devices: [] };
  });

  await logOut({ api, reload });

  expect(tokens).toEqual(['t-1', FINGERPRINT]);
  expect(isSubscribed()).toBe(false);
});

it('ends the session although the server does not hear of the browser', async () => {
  const { api, reload } = setUp();
  const { isSubscribed } = fakePushBrowser({ subscribedWith: SERVER_KEY });
  api.answer(pushEndpoints.remove, new ApiError('Busy.', { code: 'unavailable', status: 503 }));

  await logOut({ api, reload });

  expect([readToken(), isSubscribed()]).toEqual([null, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});
