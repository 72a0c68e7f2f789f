import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { createFakeApi, type FakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { fill } from '../../../testing/fill';
import { EnterMailScreen } from './enter-mail-screen';

let api: FakeApi;

beforeEach(() => {
  api = createFakeApi();
  api.answer(accountEndpoints.sendResetPasswordCode, null);
});

async function send(typed: string) {
  const view = renderScreen(<EnterMailScreen />, { route: '/reset-password', api });
  fill('Email Address', typed);
  await view.user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  return view;
}

it.each(['minh.anh', 'minh anh@example.edu', 'minh@', '@example.edu'])(
  '[U-08] refuses "%s" beside the field',
  async (typed) => {
    await send(typed);

    expect(screen.getByLabelText('Email Address')).toHaveFocus();
    expect(screen.getByLabelText('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address.',
    );
    expect(api.calls(accountEndpoints.sendResetPasswordCode)).toEqual([]);
  },
);

it('mails a code, keeps the address and goes to /change-password', async () => {
  const { currentPath } = await send(' minh.anh@example.edu ');

  await waitFor(() => expect(currentPath()).toBe('/change-password'));
  expect(api.calls(accountEndpoints.sendResetPasswordCode)).toMatchObject([
    { params: { email: 'minh.anh@example.edu' } },
  ]);
  expect(sessionStorage.getItem('resetPasswordEmail')).toBe('minh.anh@example.edu');
});

it('[U-23] mails one code when Enter is pressed twice', async () => {
  const { user, currentPath } = renderScreen(<EnterMailScreen />, { route: '/enter-mail', api });
  fill('Email Address', 'a@example.edu');

  await user.type(screen.getByLabelText('Email Address'), '{Enter}{Enter}');

  await waitFor(() => expect(currentPath()).toBe('/change-password'));
  expect(api.calls(accountEndpoints.sendResetPasswordCode)).toHaveLength(1);
});

it.each([
  ['the message of the server', MESSAGES.tooMany, 'too_many_requests', MESSAGES.tooMany],
  [
    'the default message',
    'Nothing answered.',
    'offline',
    'Failed to send reset code. Please try again.',
  ],
] as const)('shows %s and stays', async (_, message, code, shown) => {
  api.answer(accountEndpoints.sendResetPasswordCode, new ApiError(message, { code }));

  const { currentPath } = await send('minh.anh@example.edu');

  expect(await screen.findByText(shown)).toBeVisible();
  expect(currentPath()).toBe('/reset-password');
  expect(sessionStorage.getItem('resetPasswordEmail')).toBeNull();
});
