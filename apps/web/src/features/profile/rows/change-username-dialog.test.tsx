import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { aUser } from '../../../testing/builders';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { ProfileScreen } from '../profile-screen';
import { noAnswer, openSignedIn } from '../testing/signed-in-student';

const taken = new ApiError(MESSAGES.usernameTaken, { code: 'conflict', status: 409 });

beforeEach(stopClock);

async function openDialog(student = aUser()) {
  const view = openSignedIn(<ProfileScreen />, { student });
  await view.user.click(screen.getByRole('button', { name: 'Change Username' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Change Username' }));
  return { ...view, field: dialog.getByLabelText('Username'), dialog };
}

async function save(typed: string, view: Awaited<ReturnType<typeof openDialog>>) {
  fill(view.field, typed);
  await view.user.click(view.dialog.getByRole('button', { name: 'Save' }));
  await passTime(0);
}

it('starts with the present username', async () => {
  const { field } = await openDialog(aUser({ userName: 'minhanh.ng' }));

  expect(field).toHaveValue('minhanh.ng');
});

it('saves the username, stores it, says so and closes after 1.2 s', async () => {
  const view = await openDialog();

  await save(' minhanh.ng ', view);

  expect(view.api.calls(accountEndpoints.updateUsername)[0]?.body).toEqual({
    userName: 'minhanh.ng',
  });
  expect(view.dialog.getByText('Username updated successfully!')).toBeInTheDocument();
  expect(localStorage.getItem('userName')).toBe('minhanh.ng');
  await passTime(1100);
  expect(view.field).toBeInTheDocument();
  await passTime(200);
  expect(view.field).not.toBeInTheDocument();
  expect(screen.getByText('minhanh.ng')).toBeInTheDocument();
});

it('saves once: what is saved and about to close cannot be saved again', async () => {
  const view = await openDialog();
  await save('minhanh.ng', view);

  await view.user.type(view.field, '{Enter}');

  expect(view.api.calls(accountEndpoints.updateUsername)).toHaveLength(1);
});

it.each([
  ['', MESSAGES.usernameEmpty],
  ['   ', MESSAGES.usernameEmpty],
  ['ab', MESSAGES.username],
  ['a'.repeat(31), MESSAGES.username],
  ['minh anh', MESSAGES.username],
  ['<script>', MESSAGES.username],
  ['minhánh', MESSAGES.username],
])('[B-63] refuses %j before asking the server', async (typed, message) => {
  const view = await openDialog();

  await save(typed, view);

  expect(view.dialog.getByRole('alert')).toHaveTextContent(message);
  expect(view.api.calls(accountEndpoints.updateUsername)).toEqual([]);
});

it.each([
  ['that somebody else has it', taken, 'This username is taken.'],
  ['that it failed when nothing answered', noAnswer, 'Failed to update username.'],
])('says %s and stays open with what was typed', async (_what, error, message) => {
  const view = await openDialog();
  view.api.answer(accountEndpoints.updateUsername, error);

  await save('minhanh.ng', view);
  await passTime(2000);

  expect(view.dialog.getByRole('alert')).toHaveTextContent(message);
  expect(view.field).toHaveValue('minhanh.ng');
  expect(localStorage.getItem('userName')).toBeNull();
});
