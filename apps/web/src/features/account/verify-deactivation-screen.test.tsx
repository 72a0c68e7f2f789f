import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import { rememberCredentials } from '../../lib/remember-me';
import { readSession } from '../../lib/session';
import { aUser } from '../../testing/builders';
import { createFakeApi, type FakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { keepDeactivationEmail } from './mailed-to';
import { VerifyDeactivationScreen } from './verify-deactivation-screen';

const ROUTE = '/verification-deactivate-account';

let api: FakeApi;

beforeEach(() => {
  stopClock();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  keepDeactivationEmail('minh.anh@example.edu');
  api = createFakeApi();
  api.answer(accountEndpoints.deactivateAccount, null);
  api.answer(accountEndpoints.sendVerification, null);
});

/** Time moves only where a test moves it. Testing Library looks for Jest to find out. */
function stopClock() {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: vi.advanceTimersByTime });
}

function fill(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

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

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('shows the success for 3 s, then clears the session and returns to /', async () => {
  const { currentPath } = await deactivate();

  expect(await screen.findByRole('alertdialog', { name: 'Account deactivated' })).toBeVisible();
  expect(api.calls(accountEndpoints.deactivateAccount)).toMatchObject([
    { params: { code: '407912' } },
  ]);
  await passTime(2000);
  expect(currentPath()).toBe(ROUTE);
  await passTime(1500);
  expect(currentPath()).toBe('/');
  expect(readSession()).toEqual({ token: null, user: null });
  expect(sessionStorage.getItem('deactivateAccountEmail')).toBeNull();
});

it('returns to / at once when the message is closed', async () => {
  const { user, currentPath } = await deactivate();
  await screen.findByRole('alertdialog', { name: 'Account deactivated' });

  await user.click(screen.getByRole('button', { name: 'OK' }));

  expect(currentPath()).toBe('/');
  expect(readSession()).toEqual({ token: null, user: null });
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

it('leads to the profile when no address is known', () => {
  sessionStorage.clear();

  renderScreen(<VerifyDeactivationScreen />, { route: ROUTE, api });

  expect(screen.getByRole('link', { name: 'Back to your profile' })).toHaveAttribute(
    'href',
    '/profile',
  );
});
