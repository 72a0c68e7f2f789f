import { accountEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { rememberCredentials } from '../../account/public';
import { takeReturnTo } from '../../../lib/page/return-to';
import { readSession } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { passTime, stopClock } from '../../../testing/clock';
import { ProfileScreen } from '../profile-screen';
import { openSignedIn, serverDown } from '../testing/signed-in-student';

const QUESTION =
  'Are you sure you want to log out of all devices? This will log you out everywhere.';
const FAILED = 'Failed to log out of all devices.';
const DONE = 'Logged out of all devices. Redirecting to login...';

beforeEach(stopClock);

async function ask() {
  const view = openSignedIn(<ProfileScreen />);
  await view.user.click(screen.getByRole('button', { name: 'Log out of all devices' }));
  await passTime(50);
  return { ...view, dialog: screen.getByRole('alertdialog') };
}

async function confirm(view: Awaited<ReturnType<typeof ask>>) {
  await view.user.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  await passTime(0);
}

it('asks first, with the focus on Cancel', async () => {
  const { api, dialog, user } = await ask();

  expect(dialog).toHaveTextContent(QUESTION);
  const cancel = within(dialog).getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await user.click(cancel);

  expect(api.calls(accountEndpoints.invalidateMe)).toEqual([]);
});

it('ends every session, clears local storage and goes to /login after 1.5 s', async () => {
  await rememberCredentials({ email: 'minh.anh@example.edu', password: 'Secret1' });
  localStorage.setItem('sidebarOpen', 'true');
  sessionStorage.setItem('returnTo', '/profile');
  const view = await ask();

  await confirm(view);

  expect(screen.getByText(DONE)).toBeInTheDocument();
  expect(view.api.calls(accountEndpoints.invalidateMe)).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
  expect(takeReturnTo()).toBeNull();
  await passTime(1400);
  expect(view.currentPath()).toBe('/profile');
  await passTime(100);
  expect(view.currentPath()).toBe('/login');
});

it('asks the server for nothing more once the token is gone', async () => {
  const view = await ask();
  const before = view.api.calls(accountEndpoints.me).length;

  await confirm(view);
  await passTime(1000);

  expect(view.api.calls(accountEndpoints.me)).toHaveLength(before);
});

it('says that it failed, keeps the session and can be tried again', async () => {
  const view = await ask();
  view.api.answer(accountEndpoints.invalidateMe, serverDown);

  await confirm(view);

  expect(within(view.dialog).getByRole('alert')).toHaveTextContent(FAILED);
  expect(readSession()).toEqual({ token: 'a-token', user: aUser() });
  await passTime(3000);
  expect(view.currentPath()).toBe('/profile');

  view.api.answer(accountEndpoints.invalidateMe, null);
  await confirm(view);
  expect(screen.getByText(DONE)).toBeInTheDocument();
});

it('asks afresh after a failure', async () => {
  const view = await ask();
  view.api.answer(accountEndpoints.invalidateMe, serverDown);
  await confirm(view);
  await view.user.click(within(view.dialog).getByRole('button', { name: 'Cancel' }));
  await passTime(500);

  await view.user.click(screen.getByRole('button', { name: 'Log out of all devices' }));

  expect(screen.getByRole('alertdialog')).not.toHaveTextContent(FAILED);
});
