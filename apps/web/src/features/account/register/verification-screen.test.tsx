import { accountEndpoints, MESSAGES, SECURITY_MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import {
  dropPendingRegistration,
  keepPendingRegistration,
  readPendingRegistration,
} from '../stored/pending-registration';
import { chooseReturnTo } from '../../../lib/page/return-to';
import { readSession, readToken } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { VerificationScreen } from './verification-screen';

const REGISTRATION = { name: 'Minh Anh', email: 'minh.anh@example.edu', password: 'Secret1' };
const RESEND_FAILED = 'Failed to resend verification code. Please try again.';

let api: FakeApi;

beforeEach(async () => {
  await keepPendingRegistration(REGISTRATION);
  stopClock();
  api = createFakeApi();
  api.answer(accountEndpoints.sendVerification, null);
  api.answer(accountEndpoints.register, { jwtToken: 'new-token', user: REGISTRATION });
  api.answer(accountEndpoints.me, aUser());
});

async function openVerification() {
  const view = renderScreen(<VerificationScreen />, { route: '/verification', api });
  await screen.findByLabelText('Verification code');
  return view;
}

async function verify(code = '407912') {
  const view = await openVerification();
  fill('Verification code', code);
  await view.user.click(screen.getByRole('button', { name: 'Verify' }));
  return view;
}

describe('an account that comes back with its second factor', () => {
  it('asks for it beside the mailed code', async () => {
    const needed = { code: 'unauthenticated', messageId: 'security.secondFactorNeeded' } as const;
    api.answer(accountEndpoints.register, ({ body }) =>
      body.secondFactor === undefined
        ? new ApiError(SECURITY_MESSAGES.secondFactorNeeded, { ...needed, status: 401 })
        : { jwtToken: 'new-token', user: REGISTRATION },
    );
    const { user, currentPath } = await verify();

    expect(await screen.findByText(SECURITY_MESSAGES.secondFactorNeeded)).toBeVisible();
    fill('Code', 'AAAA-BBBB-CCCC');
    await user.click(screen.getByRole('button', { name: 'Verify' }));

    await waitFor(() => expect(currentPath()).toBe('/home'));
    expect(api.calls(accountEndpoints.register).at(-1)?.body).toEqual({
      ...REGISTRATION,
      secondFactor: 'AAAA-BBBB-CCCC',
    });
  });
});

describe('the code', () => {
  it('says where it was sent', async () => {
    await openVerification();

    expect(screen.getByText('minh.anh@example.edu')).toBeVisible();
  });

  it('keeps Verify disabled until six digits are there', async () => {
    await openVerification();
    const button = screen.getByRole('button', { name: 'Verify' });

    fill('Verification code', '40791');
    expect(button).toBeDisabled();

    fill('Verification code', '407912');
    expect(button).toBeEnabled();
  });

  it('asks for six digits when Enter comes too early', async () => {
    const { user } = await openVerification();

    await user.type(screen.getByLabelText('Verification code'), '4{Enter}');

    expect(screen.getByText('Please enter the 6-digit verification code.')).toBeVisible();
    expect(api.calls(accountEndpoints.register)).toEqual([]);
  });

  it('[U-04] strips what is no digit and takes a pasted code', async () => {
    const { user } = await openVerification();
    await user.click(screen.getByLabelText('Verification code'));

    await user.paste('407-912');

    expect(screen.getByLabelText('Verification code')).toHaveValue('407912');
  });
});

describe('Verify', () => {
  it('creates the account, signs in and goes to /home', async () => {
    const { currentPath } = await verify();

    await waitFor(() => expect(currentPath()).toBe('/home'));
    expect(api.calls(accountEndpoints.register)).toMatchObject([
      { params: { code: '407912' }, body: REGISTRATION },
    ]);
    expect(readSession()).toEqual({ token: 'new-token', user: aUser() });
    expect(await readPendingRegistration()).toBeNull();
  });

  it('[D-26] goes on with the invitation that somebody came with', async () => {
    chooseReturnTo('/team/join?token=abc');
    const { currentPath } = await verify();

    await waitFor(() => expect(currentPath()).toBe('/team/join?token=abc'));
  });

  it('goes to /home although the profile cannot be fetched', async () => {
    api.answer(accountEndpoints.me, new ApiError(MESSAGES.busy, { code: 'unavailable' }));

    const { currentPath } = await verify();

    await waitFor(() => expect(currentPath()).toBe('/home'));
    expect(readToken()).toBe('new-token');
    expect(localStorage.getItem('name')).toBe('Minh Anh');
    expect(localStorage.getItem('email')).toBe('minh.anh@example.edu');
  });

  it('[U-23] registers once when Enter is pressed twice', async () => {
    const { user, currentPath } = await openVerification();
    fill('Verification code', '407912');

    await user.type(screen.getByLabelText('Verification code'), '{Enter}{Enter}');

    await waitFor(() => expect(currentPath()).toBe('/home'));
    expect(api.calls(accountEndpoints.register)).toHaveLength(1);
  });

  it('shows a wrong code at the boxes until they change', async () => {
    const wrong = new ApiError(MESSAGES.codeWrong, { code: 'invalid_code', status: 400 });
    api.answer(accountEndpoints.register, wrong);

    const { user } = await verify();

    const input = screen.getByLabelText('Verification code');
    await waitFor(() => expect(input).toBeInvalid());
    expect(input).toHaveAccessibleDescription(expect.stringContaining(MESSAGES.codeWrong));
    await user.type(input, '{Backspace}');
    expect(screen.queryByText(MESSAGES.codeWrong)).not.toBeInTheDocument();
  });

  it('shows the default message when the server is silent', async () => {
    api.answer(accountEndpoints.register, new ApiError('Nothing answered.', { code: 'offline' }));

    await verify();

    expect(await screen.findByText('Registration failed. Please try again.')).toBeVisible();
    expect(await readPendingRegistration()).toEqual(REGISTRATION);
  });
});

describe('the countdown', () => {
  it('says after 180 s that the code has expired', async () => {
    await openVerification();

    await passTime(170_000);
    expect(screen.queryByText(MESSAGES.codeExpired)).not.toBeInTheDocument();
    await passTime(11_000);
    expect(screen.getByText('The code has expired. Please request a new one.')).toBeVisible();
  });

  it('starts again with Resend, which empties the boxes', async () => {
    const { user } = await openVerification();
    fill('Verification code', '4079');
    await passTime(181_000);

    await user.click(screen.getByRole('button', { name: 'Resend' }));

    await waitFor(() => expect(screen.getByLabelText('Verification code')).toHaveFocus());
    expect(screen.getByLabelText('Verification code')).toHaveValue('');
    expect(screen.queryByText(MESSAGES.codeExpired)).not.toBeInTheDocument();
    expect(api.calls(accountEndpoints.sendVerification)).toMatchObject([
      { params: { email: 'minh.anh@example.edu' } },
    ]);
    await passTime(170_000);
    expect(screen.queryByText(MESSAGES.codeExpired)).not.toBeInTheDocument();
  });

  it('locks Resend for 3 s with a notice', async () => {
    const { user } = await openVerification();

    await user.click(screen.getByRole('button', { name: 'Resend' }));

    await screen.findByText('New code sent');
    await passTime(2000);
    expect(screen.getByRole('button', { name: 'Resend' })).toBeDisabled();
    await passTime(1500);
    expect(screen.getByRole('button', { name: 'Resend' })).toBeEnabled();
    expect(screen.queryByText('New code sent')).not.toBeInTheDocument();
  });

  it.each([
    ['the message of the server', MESSAGES.tooMany, 'too_many_requests', MESSAGES.tooMany],
    ['the default message', 'Nothing answered.', 'offline', RESEND_FAILED],
  ] as const)('shows %s when Resend fails, and stays', async (_, message, code, shown) => {
    api.answer(accountEndpoints.sendVerification, new ApiError(message, { code }));
    const { user } = await openVerification();
    await passTime(181_000);

    await user.click(screen.getByRole('button', { name: 'Resend' }));

    expect(await screen.findByText(shown)).toBeVisible();
    expect(screen.getByText(MESSAGES.codeExpired)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeEnabled();
  });
});

it('lets the student change the e-mail', async () => {
  await openVerification();

  expect(screen.getByRole('link', { name: 'Change e-mail' })).toHaveAttribute('href', '/register');
});

it('leads to the registration when none is pending', async () => {
  dropPendingRegistration();

  renderScreen(<VerificationScreen />, { route: '/verification', api });

  const link = await screen.findByRole('link', { name: 'Go to registration' });
  expect(link).toHaveAttribute('href', '/register');
  expect(screen.queryByLabelText('Verification code')).not.toBeInTheDocument();
});
