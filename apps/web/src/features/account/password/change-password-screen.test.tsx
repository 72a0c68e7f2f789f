import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { rememberCredentials } from '../page/remember-me';
import { readSession, readToken, storeToken } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { setPageSetting } from '../../../testing/page-setting';
import { ChangePasswordScreen } from './change-password-screen';
import { keepResetEmail } from '../stored/mailed-to';

const EMAIL = 'minh.anh@example.edu';
const NEW_PASSWORD = 'Fresh123';
const DONE = 'Your password is changed. Taking you to your profile.';

let api: FakeApi;

beforeEach(() => {
  stopClock();
  keepResetEmail(EMAIL);
  api = createFakeApi();
  api.answer(accountEndpoints.changePasswordNoToken, null);
  api.answer(accountEndpoints.sendResetPasswordCode, null);
  api.answer(accountEndpoints.login, { token: 'new-token' });
  api.answer(accountEndpoints.me, aUser());
});

function openChangePassword() {
  return renderScreen(<ChangePasswordScreen />, { route: '/change-password', api });
}

async function enterCode() {
  const view = openChangePassword();
  fill('Verification code', '407912');
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));
  return view;
}

async function changePassword({ password = NEW_PASSWORD, confirmation = NEW_PASSWORD } = {}) {
  const view = await enterCode();
  fill('New Password', password);
  fill('Confirm Password', confirmation);
  await view.user.click(screen.getByRole('button', { name: 'Change Password' }));
  return view;
}

it('moves on from the code without asking the server', async () => {
  await enterCode();

  expect(screen.getByRole('heading', { name: 'Verify Password Change' })).toBeVisible();
  expect(screen.getByLabelText('New Password')).toHaveFocus();
  expect(api.calls(accountEndpoints.changePasswordNoToken)).toEqual([]);
});

it.each([
  ['New Password', 'Abc12', 'Abc12', MESSAGES.password],
  ['New Password', 'secret1', 'secret1', MESSAGES.password],
  ['Confirm Password', NEW_PASSWORD, 'Fresh124', 'Passwords do not match.'],
])('[U-08] refuses a wrong %s "%s" / "%s"', async (label, password, confirmation, message) => {
  await changePassword({ password, confirmation });

  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(api.calls(accountEndpoints.changePasswordNoToken)).toEqual([]);
});

it('[W-9] tells the strength of the new password while it is typed', async () => {
  await enterCode();
  const meter = screen.getByText('12 characters or more are best.');

  fill('New Password', 'Kestrel7Loom');

  expect(meter).toHaveTextContent('Password strength: strong.');
});

it('[A-23] names a common password as one', async () => {
  await enterCode();

  fill('New Password', 'Password1');

  expect(await screen.findByText(/among the most used ones/)).toBeVisible();
});

it('[A-23] refuses a common password where the server would', async () => {
  setPageSetting('scholar-password-blocklist', 'enforce');
  const { user } = await enterCode();
  fill('New Password', 'Password1');
  fill('Confirm Password', 'Password1');
  await screen.findByText(/among the most used ones/);

  await user.click(screen.getByRole('button', { name: 'Change Password' }));

  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription(
    MESSAGES.passwordCommon,
  );
  expect(api.calls(accountEndpoints.changePasswordNoToken)).toEqual([]);
});

describe('a changed password', () => {
  it('[W-12] signs in by the ordinary login and goes to /profile after 2 s', async () => {
    const { currentPath } = await changePassword();

    await screen.findByText(DONE);
    expect(api.calls(accountEndpoints.changePasswordNoToken)).toMatchObject([
      { params: { email: EMAIL, code: '407912' }, body: { newPassword: NEW_PASSWORD } },
    ]);
    expect(api.calls(accountEndpoints.login)).toMatchObject([
      { body: { email: EMAIL, password: NEW_PASSWORD } },
    ]);
    expect(readSession()).toEqual({ token: 'new-token', user: aUser() });
    await passTime(1400);
    expect(currentPath()).toBe('/change-password');
    await passTime(700);
    expect(currentPath()).toBe('/profile');
  });

  it('[W-3] wipes remembered credentials and the kept address', async () => {
    await rememberCredentials({ email: EMAIL, password: 'Old12345' });

    await changePassword();

    await screen.findByText(DONE);
    expect(localStorage.getItem('inputtedEmail')).toBeNull();
    expect(localStorage.getItem('inputtedPassword')).toBeNull();
    expect(sessionStorage.getItem('resetPasswordEmail')).toBeNull();
  });

  it('[U-23] is sent once when Enter is pressed twice', async () => {
    const { user } = await enterCode();
    fill('New Password', NEW_PASSWORD);
    fill('Confirm Password', NEW_PASSWORD);

    await user.type(screen.getByLabelText('Confirm Password'), '{Enter}{Enter}');

    await screen.findByText(DONE);
    expect(api.calls(accountEndpoints.changePasswordNoToken)).toHaveLength(1);
  });

  it('never leaves the other tabs without a token', async () => {
    storeToken('old-token');
    const tokensSeen: (string | null)[] = [];
    api.answer(accountEndpoints.login, () => {
      tokensSeen.push(readToken());
      return { token: 'new-token' };
    });

    await changePassword();

    await screen.findByText(DONE);
    expect(tokensSeen).toEqual(['old-token']);
    expect(readToken()).toBe('new-token');
  });

  it('asks to log in when only the login fails', async () => {
    api.answer(accountEndpoints.login, new ApiError('Nothing answered.', { code: 'offline' }));
    storeToken('a token that died with the old password');

    await changePassword();

    expect(
      await screen.findByText('Your password is changed. Please log in with it.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(readToken()).toBeNull();
  });
});

describe('a change that fails', () => {
  it('[W-8] leads back to the code boxes and keeps both passwords', async () => {
    const wrong = new ApiError(MESSAGES.codeWrong, { code: 'invalid_code', status: 400 });
    api.answer(accountEndpoints.changePasswordNoToken, wrong);
    const { user } = await changePassword();

    const input = await screen.findByLabelText('Verification code');
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(MESSAGES.codeWrong));
    fill('Verification code', '555555');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(screen.getByLabelText('New Password')).toHaveValue(NEW_PASSWORD);
    expect(screen.getByLabelText('Confirm Password')).toHaveValue(NEW_PASSWORD);

    api.answer(accountEndpoints.changePasswordNoToken, null);
    await user.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByText(DONE);
    expect(api.calls(accountEndpoints.changePasswordNoToken).at(-1)?.params.code).toBe('555555');
  });

  it.each([
    [
      'the message of the server',
      MESSAGES.tooManyTries,
      'too_many_requests',
      MESSAGES.tooManyTries,
    ],
    [
      'the default message',
      'Nothing answered.',
      'offline',
      'Failed to change password. Please try again.',
    ],
  ] as const)('shows %s and stays on the passwords', async (_, message, code, shown) => {
    api.answer(accountEndpoints.changePasswordNoToken, new ApiError(message, { code }));

    await changePassword();

    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.getByLabelText('New Password')).toHaveValue(NEW_PASSWORD);
  });
});

describe('the countdown', () => {
  it('says in both steps that the code has expired', async () => {
    const { user } = openChangePassword();
    await passTime(181_000);
    expect(screen.getByText(MESSAGES.codeExpired)).toBeVisible();

    fill('Verification code', '407912');
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    expect(screen.getByText(MESSAGES.codeExpired)).toBeVisible();
  });

  it('leads from the passwords back to empty boxes with Resend', async () => {
    const { user } = await enterCode();
    fill('New Password', NEW_PASSWORD);

    await user.click(screen.getByRole('button', { name: 'Resend' }));

    expect(await screen.findByLabelText('Verification code')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Resend' })).toBeDisabled();
    expect(api.calls(accountEndpoints.sendResetPasswordCode)).toMatchObject([
      { params: { email: EMAIL } },
    ]);
    fill('Verification code', '111111');
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(screen.getByLabelText('New Password')).toHaveValue(NEW_PASSWORD);
  });
});

it('tells a signed-in student plainly where the code went', () => {
  renderScreen(<ChangePasswordScreen />, { api, session: { user: aUser() } });

  expect(screen.getByText(/We sent six digits to/)).toHaveTextContent(EMAIL);
});

it('[U-30] gives each step a title of its own', async () => {
  openChangePassword();
  expect(document.title).toBe('Change password · Scholar');
  cleanup();

  await enterCode();
  expect(document.title).toBe('New password · Scholar');
  cleanup();

  await changePassword();
  await screen.findByText(DONE);
  expect(document.title).toBe('Password changed · Scholar');
});

it('[A-14] does not tell a visitor whether the address has an account', () => {
  openChangePassword();

  expect(screen.getByText(/has an account, six digits are on their way/)).toBeVisible();
});

it.each([
  ['a visitor', {}],
  ['a signed-in student', { session: { user: aUser() } }],
])('claims no code and leads to the e-mail field when none was sent to %s', (_, options) => {
  sessionStorage.clear();

  renderScreen(<ChangePasswordScreen />, { api, ...options });

  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Enter your e-mail' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
});
