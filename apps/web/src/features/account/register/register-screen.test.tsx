import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import {
  dropPendingRegistration,
  keepPendingRegistration,
  readPendingRegistration,
} from '../stored/pending-registration';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { fill } from '../../../testing/fill';
import { setPageSetting } from '../../../testing/page-setting';
import { findCodeSentAt } from '../stored/mailed-to';
import { RegisterScreen } from './register-screen';

const VALID = {
  Name: 'Nguyễn Minh Anh',
  'Email Address': 'minh.anh@example.edu',
  Password: 'Kestrel7',
  'Confirm Password': 'Kestrel7',
};
const CONSENT = 'I agree to the terms and privacy policy';

let api: FakeApi;

beforeEach(() => {
  dropPendingRegistration();
  api = createFakeApi();
  api.answer(accountEndpoints.sendVerification, null);
});

function openRegister() {
  return renderScreen(<RegisterScreen />, { route: '/register', api });
}

function register(changes: Partial<typeof VALID> = {}, { hasAgreed = true } = {}) {
  const view = openRegister();
  for (const [label, value] of Object.entries({ ...VALID, ...changes })) {
    fill(label, value);
  }
  if (hasAgreed) {
    fireEvent.click(screen.getByLabelText(CONSENT));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Register' }));
  return view;
}

it('the countdown of the code begins when it is mailed', async () => {
  const before = Date.now();

  const { currentPath } = register();

  await waitFor(() => expect(currentPath()).toBe('/verification'));
  expect(findCodeSentAt('registration')).toBeGreaterThanOrEqual(before);
});

describe('the form', () => {
  it.each([
    ['Name', '', MESSAGES.registrationName],
    ['Name', 'An', MESSAGES.registrationName],
    ['Name', 'R2D2', MESSAGES.registrationName],
    ['Email Address', '', 'Please enter a valid email address.'],
    ['Email Address', 'minh anh@example.edu', 'Please enter a valid email address.'],
    ['Password', 'Abc12', MESSAGES.password],
    ['Password', 'kestrel7', MESSAGES.password],
    ['Password', 'KESTREL7', MESSAGES.password],
    ['Password', 'Kestrels', MESSAGES.password],
    ['Confirm Password', '', 'Passwords do not match.'],
    ['Confirm Password', 'Kestrel8', 'Passwords do not match.'],
  ])('[U-08] refuses %s "%s" beside the field and puts the cursor there', (label, ...rest) => {
    const [value, message] = rest;

    register({ [label]: value });

    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(api.calls(accountEndpoints.sendVerification)).toEqual([]);
  });

  it('asks for consent and puts the cursor on the box', () => {
    register({}, { hasAgreed: false });

    expect(screen.getByLabelText(CONSENT)).toHaveFocus();
    expect(screen.getByText('Please agree to the terms and privacy policy.')).toBeVisible();
    expect(api.calls(accountEndpoints.sendVerification)).toEqual([]);
  });

  it('links what is agreed to, in tabs that keep the form', () => {
    openRegister();

    const links = ['terms', 'privacy policy'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(['_blank', '_blank']);
  });

  it('[U-29] ticks the password rules while typing', () => {
    openRegister();
    const rules = () => screen.getAllByRole('listitem').map((item) => item.textContent);

    fill('Password', 'kestrel');

    expect(rules()).toEqual([
      'At least 6 characters: done',
      'An uppercase letter: missing',
      'A lowercase letter: done',
      'A number: missing',
    ]);
  });
});

it('[W-9] recommends twelve characters and takes six', async () => {
  const { currentPath } = register();

  expect(screen.getByText(/Password strength/)).toHaveTextContent(
    'Password strength: fair. 12 characters or more are better.',
  );
  await waitFor(() => expect(currentPath()).toBe('/verification'));
});

describe('a common password', () => {
  const COMMON = { Password: 'Password1', 'Confirm Password': 'Password1' };

  it('[A-23] is named as one and taken all the same', async () => {
    openRegister();

    fill('Password', COMMON.Password);
    expect(await screen.findByText(/among the most used ones/)).toBeVisible();
    cleanup();
    const { currentPath } = register(COMMON);

    await waitFor(() => expect(currentPath()).toBe('/verification'));
  });

  it('[A-23] is refused beside the field where the server would refuse it', async () => {
    setPageSetting('scholar-password-blocklist', 'enforce');
    openRegister();
    fill('Password', COMMON.Password);
    await screen.findByText(/among the most used ones/);
    cleanup();

    register(COMMON);

    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(MESSAGES.passwordCommon);
    expect(api.calls(accountEndpoints.sendVerification)).toEqual([]);
  });

  it('[A-23] is not talked about where the server is told not to', async () => {
    setPageSetting('scholar-password-blocklist', 'off');
    openRegister();

    fill('Password', COMMON.Password);

    expect(screen.getByText(/Password strength/)).toHaveTextContent(/fair/);
  });
});

describe('Register', () => {
  it('mails a code and keeps the registration for the next screen', async () => {
    const { currentPath } = register();

    await waitFor(() => expect(currentPath()).toBe('/verification'));
    expect(api.calls(accountEndpoints.sendVerification)).toMatchObject([
      { params: { email: 'minh.anh@example.edu' } },
    ]);
    expect(await readPendingRegistration()).toEqual({
      name: 'Nguyễn Minh Anh',
      email: 'minh.anh@example.edu',
      password: 'Kestrel7',
    });
  });

  it('[W-3] leaves the password in no storage in clear', async () => {
    const { currentPath } = register();

    await waitFor(() => expect(currentPath()).toBe('/verification'));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Kestrel7');
  });

  it('[U-23] sends one code when Enter is pressed twice', async () => {
    await keepPendingRegistration({
      name: 'Minh Anh',
      email: 'a@example.edu',
      password: 'Kestrel7',
    });
    const { user, currentPath } = openRegister();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Minh Anh'));

    await user.type(screen.getByLabelText('Name'), '{Enter}{Enter}');

    await waitFor(() => expect(currentPath()).toBe('/verification'));
    expect(api.calls(accountEndpoints.sendVerification)).toHaveLength(1);
  });

  it('shows the message of the server', async () => {
    const limited = new ApiError(MESSAGES.tooMany, { code: 'too_many_requests', status: 429 });
    api.answer(accountEndpoints.sendVerification, limited);

    const { currentPath } = register();

    expect(await screen.findByText(MESSAGES.tooMany)).toBeVisible();
    expect(currentPath()).toBe('/register');
    expect(await readPendingRegistration()).toBeNull();
  });

  it('shows the default message when the server is silent', async () => {
    const silence = new ApiError('Nothing answered.', { code: 'offline' });
    api.answer(accountEndpoints.sendVerification, silence);

    register();

    expect(
      await screen.findByText('Failed to send verification code. Please try again.'),
    ).toBeVisible();
  });
});

it('is filled in again after Change e-mail', async () => {
  await keepPendingRegistration({ name: 'Minh Anh', email: 'a@example.edu', password: 'Kestrel7' });

  openRegister();

  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Minh Anh'));
  expect(screen.getByLabelText('Email Address')).toHaveValue('a@example.edu');
  expect(screen.getByLabelText('Password')).toHaveValue('Kestrel7');
  expect(screen.getByLabelText('Confirm Password')).toHaveValue('Kestrel7');
  expect(screen.getByLabelText(CONSENT)).toBeChecked();
});

it('keeps what was typed before the storage answered', async () => {
  await keepPendingRegistration({ name: 'Minh Anh', email: 'a@example.edu', password: 'Kestrel7' });

  openRegister();
  fill('Name', 'Somebody Else');
  await act(() => readPendingRegistration());

  expect(screen.getByLabelText('Name')).toHaveValue('Somebody Else');
  expect(screen.getByLabelText(CONSENT)).not.toBeChecked();
  expect(screen.getByLabelText('Email Address')).toHaveValue('');
});
