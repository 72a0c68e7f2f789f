import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { fill } from '../../../testing/fill';
import { ProfileScreen } from '../profile-screen';
import { noAnswer, openSignedIn } from '../testing/signed-in-student';

const ROUTE = '/verification-deactivate-account';
const tooMany = new ApiError(MESSAGES.tooManyTries, { code: 'too_many_requests', status: 429 });

async function openDialog() {
  const view = openSignedIn(<ProfileScreen />);
  await view.user.click(screen.getByRole('button', { name: 'Deactivate Account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Account' }));
  return { ...view, field: dialog.getByLabelText('Account e-mail'), dialog };
}

async function confirm(typed: string, view: Awaited<ReturnType<typeof openDialog>>) {
  fill(view.field, typed);
  await view.user.click(view.dialog.getByRole('button', { name: 'Send code' }));
}

it.each(['minh.anh@example.edu', '  MINH.Anh@Example.EDU '])(
  'takes %j as the account address, mails the code there and goes on to verify it',
  async (typed) => {
    const view = await openDialog();

    await confirm(typed, view);

    await expect.poll(view.currentPath).toBe(ROUTE);
    expect(view.api.calls(accountEndpoints.sendVerification).map(({ params }) => params)).toEqual([
      { email: 'minh.anh@example.edu' },
    ]);
    expect(sessionStorage.getItem('deactivateAccountEmail')).toBe('minh.anh@example.edu');
  },
);

it.each(['', 'somebody@example.edu', 'minh.anh@example'])(
  'refuses %j, which is not the account address',
  async (typed) => {
    const view = await openDialog();

    await confirm(typed, view);

    expect(view.field).toHaveAccessibleDescription(/^Email does not match your account\./);
    expect(view.api.calls(accountEndpoints.sendVerification)).toEqual([]);
  },
);

it.each([
  ['what the server said', tooMany, MESSAGES.tooManyTries],
  ['its own sentence when nothing answered', noAnswer, 'Failed to send verification code.'],
])('shows %s and goes nowhere', async (_what, error, message) => {
  const view = await openDialog();
  view.api.answer(accountEndpoints.sendVerification, error);

  await confirm('minh.anh@example.edu', view);

  expect(await view.dialog.findByText(message)).toBeInTheDocument();
  expect(view.currentPath()).toBe('/profile');
  expect(sessionStorage.getItem('deactivateAccountEmail')).toBeNull();
});
