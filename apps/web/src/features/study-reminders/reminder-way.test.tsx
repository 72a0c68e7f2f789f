import { pushEndpoints, type ReminderWay as Way } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { createFakeApi } from '../../testing/fake-api';
import { fakePushBrowser, FINGERPRINT, SERVER_KEY } from '../../testing/fake-push-browser';
import { renderScreen } from '../../testing/render-screen';
import { ReminderWay } from './reminder-way';

const { read, subscribe, remove } = pushEndpoints;

afterEach(() => vi.unstubAllGlobals());

function Field({ start }: { start: Way }) {
  const [way, setWay] = useState(start);
  return <ReminderWay way={way} onChange={setWay} />;
}

/** A server that knows these devices. */
function openField({ way = 'mail', devices = [] }: { way?: Way; devices?: string[] } = {}) {
  const api = createFakeApi();
  let known = devices;
  const answer = () => ({ publicKey: SERVER_KEY, devices: known });
  api.answer(read, answer);
  api.answer(subscribe, () => {
    known = [...known, FINGERPRINT];
    return answer();
  });
  api.answer(remove, () => {
    known = known.filter((device) => device !== FINGERPRINT);
    return answer();
  });
  return renderScreen(<Field start={way} />, { api });
}

const byMail = () => screen.getByRole('radio', { name: 'By e-mail' });
const onDevices = () => screen.getByRole('radio', { name: 'On my devices' });

describe('the way of reminders', () => {
  it('asks for nothing before the student chooses notifications', () => {
    const { register, requestPermission } = fakePushBrowser();
    const { api } = openField();

    expect(byMail()).toBeChecked();
    expect(requestPermission).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();
    expect(api.calls(read)).toEqual([]);
  });

  it('is this device once the student has allowed it', async () => {
    const { register, pushManager } = fakePushBrowser();
    const { user, api } = openField();

    await user.click(onDevices());

    expect(await screen.findByText('Shown on this device.')).toBeVisible();
    expect(onDevices()).toBeChecked();
    expect(register).toHaveBeenCalledWith('/service-worker.js?language=en');
    expect(pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: SERVER_KEY,
    });
    expect(api.calls(subscribe)).toMatchObject([
      {
        body: {
          endpoint: 'https://push.example/send/1',
          keys: {
            p256dh: expect.stringMatching(/^B[\w-]{86}$/),
            auth: expect.stringMatching(/^[\w-]{22}$/),
          },
        },
      },
    ]);
  });

  it.each([
    ['denied', /^This browser blocks notifications from Scholar/],
    ['default', /^Notifications were not allowed/],
  ] as const)('stays mail where the answer is %s', async (permission, words) => {
    const { register } = fakePushBrowser({ permission });
    const { user } = openField();

    await user.click(onDevices());

    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(byMail()).toBeChecked();
    expect(register).not.toHaveBeenCalled();
  });

  it('stays mail in a browser that knows no push', async () => {
    const { user } = openField();

    await user.click(onDevices());

    expect(await screen.findByRole('alert')).toHaveTextContent(/^This browser cannot show/);
    expect(byMail()).toBeChecked();
  });

  it('stays mail where the push service cannot be reached', async () => {
    fakePushBrowser({ isBroken: true });
    const { user, api } = openField();

    await user.click(onDevices());

    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(byMail()).toBeChecked();
    expect(api.calls(subscribe)).toEqual([]);
  });

  it('goes back to mail and says nothing more of devices', async () => {
    fakePushBrowser({ subscribedWith: SERVER_KEY });
    const { user } = openField({ way: 'push', devices: [FINGERPRINT] });
    expect(await screen.findByText('Shown on this device.')).toBeVisible();

    await user.click(byMail());

    expect(screen.queryByText('Shown on this device.')).not.toBeInTheDocument();
  });
});

describe('the devices', () => {
  it.each([
    [{ devices: [] }, 'No device shows it yet, so it comes by e-mail until one does.'],
    [{ devices: ['a'] }, 'Shown on 1 device, but not on this one.'],
    [{ devices: ['a', 'b'] }, 'Shown on 2 devices, but not on this one.'],
    [{ devices: ['a', FINGERPRINT] }, 'Shown on 2 devices, this one included.'],
  ])('%o are told', async ({ devices }, words) => {
    fakePushBrowser({ subscribedWith: SERVER_KEY });
    openField({ way: 'push', devices });

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('lose this one here and on the server', async () => {
    const { isSubscribed } = fakePushBrowser({ subscribedWith: SERVER_KEY });
    const { user, api } = openField({ way: 'push', devices: ['a', FINGERPRINT] });

    await user.click(await screen.findByRole('button', { name: 'Remove this device' }));

    expect(await screen.findByText('Shown on 1 device, but not on this one.')).toBeVisible();
    expect(api.calls(remove)).toMatchObject([{ params: { fingerprint: FINGERPRINT } }]);
    expect(isSubscribed()).toBe(false);
  });

  it('gain this one with a new subscription where the server has a new key', async () => {
    const { pushManager } = fakePushBrowser({ subscribedWith: `B${'B'.repeat(86)}` });
    const { user } = openField({ way: 'push' });

    await user.click(await screen.findByRole('button', { name: 'Add this device' }));

    expect(await screen.findByText('Shown on this device.')).toBeVisible();
    expect(pushManager.subscribe).toHaveBeenCalledTimes(1);
  });

  it('keep a subscription that is still good', async () => {
    const { pushManager } = fakePushBrowser({ subscribedWith: SERVER_KEY });
    const { user } = openField({ way: 'push' });

    await user.click(await screen.findByRole('button', { name: 'Add this device' }));

    expect(await screen.findByText('Shown on this device.')).toBeVisible();
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });

  it('say so when one could not be removed', async () => {
    fakePushBrowser({ subscribedWith: SERVER_KEY });
    const { user, api } = openField({ way: 'push', devices: [FINGERPRINT] });
    api.answer(remove, new ApiError('Busy.', { code: 'unavailable', status: 503 }));

    await user.click(await screen.findByRole('button', { name: 'Remove this device' }));

    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('The device could not be removed.'),
    );
  });
});
