import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { rememberCredentials } from '../page/remember-me';
import { readSession } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { keepDeactivationEmail } from '../stored/mailed-to';
import { VerifyDeactivationScreen } from './verify-deactivation-screen';

const ROUTE = '/verification-deactivate-account';

let api: FakeApi;

beforeEach(() => {
  stopClock();
  stubNativeDialogs();
  keepDeactivationEmail('minh.anh@example.edu');
  api = createFakeApi();
  api.answer(accountEndpoints.deactivateAccount, null);
  api.answer(accountEndpoints.sendVerification, null);
});

function openDeactivation() {
  return renderScreen(<VerifyDeactivationScreen />, {
    route: ROUTE,
    api,
    session: { user: aUser() },
  });
}

async function deactivate() {
  const view = openDeactivation();
  fill('Verification code', '407912');
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));
  return view;
}

it('clears the session, shows the success for 3 s and returns to /', async () => {
  const { currentPath } = await deactivate();

  expect(await screen.findByRole('alertdialog', { name: 'Account deactivated' })).toBeVisible();
  expect(api.calls(accountEndpoints.deactivateAccount)).toMatchObject([
    { params: { code: '407912' } },
  ]);
  expect(readSession()).toEqual({ token: null, user: null });
  expect(sessionStorage.getItem('deactivateAccountEmail')).toBeNull();
  await passTime(2000);
  expect(currentPath()).toBe(ROUTE);
  await passTime(1500);
  expect(currentPath()).toBe('/');
});

it('[D-39] deletes everything at once where that is chosen', async () => {
  const view = openDeactivation();
  await view.user.click(screen.getByRole('checkbox', { name: 'Delete everything now' }));
  expect(screen.getByText(/cannot be brought back/)).toBeVisible();
  fill('Verification code', '407912');
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));

  await screen.findByRole('alertdialog', { name: 'Account deactivated' });
  expect(api.calls(accountEndpoints.deactivateAccount)).toMatchObject([
    { params: { code: '407912' }, query: { everything: 'true' } },
  ]);
});

it('returns to / at once when the message is closed', async () => {
  const { user, currentPath } = await deactivate();
  await screen.findByRole('alertdialog', { name: 'Account deactivated' });

  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(currentPath()).toBe('/');
});

it('[W-3] wipes remembered credentials', async () => {
  await rememberCredentials({ email: 'minh.anh@example.edu', password: 'Secret1' });

  await deactivate();

  await screen.findByRole('alertdialog', { name: 'Account deactivated' });
  expect(localStorage.getItem('inputtedEmail')).toBeNull();
  expect(localStorage.getItem('inputtedPassword')).toBeNull();
});

it('shows a wrong code at the boxes and keeps the session', async () => {
  const wrong = new ApiError(MESSAGES.codeWrong, { code: 'invalid_code', status: 400 });
  api.answer(accountEndpoints.deactivateAccount, wrong);

  await deactivate();

  await waitFor(() => expect(screen.getByLabelText('Verification code')).toBeInvalid());
  expect(screen.getByText(MESSAGES.codeWrong)).toBeVisible();
  expect(readSession().user).toEqual(aUser());
});

it('shows the default message when the server is silent', async () => {
  const silence = new ApiError('Nothing answered.', { code: 'offline' });
  api.answer(accountEndpoints.deactivateAccount, silence);

  await deactivate();

  expect(await screen.findByText('Failed to deactivate account. Please try again.')).toBeVisible();
});

it('[U-23] deactivates once when Enter is pressed twice', async () => {
  const { user } = openDeactivation();
  fill('Verification code', '407912');

  await user.type(screen.getByLabelText('Verification code'), '{Enter}{Enter}');

  await screen.findByRole('alertdialog', { name: 'Account deactivated' });
  expect(api.calls(accountEndpoints.deactivateAccount)).toHaveLength(1);
});

it('mails the next code to the same address', async () => {
  const { user } = openDeactivation();

  await user.click(screen.getByRole('button', { name: 'Resend' }));

  await screen.findByText('New code sent');
  expect(api.calls(accountEndpoints.sendVerification)).toMatchObject([
    { params: { email: 'minh.anh@example.edu' } },
  ]);
});

it('claims no code and leads to the profile when none was sent', () => {
  sessionStorage.clear();

  openDeactivation();

  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
