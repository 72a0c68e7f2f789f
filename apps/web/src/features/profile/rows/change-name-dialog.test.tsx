import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { readSession } from '../../../lib/session/session';
import { passTime, stopClock } from '../../../testing/clock';
import { fill } from '../../../testing/fill';
import { ProfileScreen } from '../profile-screen';
import { noAnswer, openSignedIn } from '../testing/signed-in-student';

async function openDialog() {
  const view = openSignedIn(<ProfileScreen />);
  await view.user.click(screen.getByRole('button', { name: 'Change Name' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Name' }));
  const field = dialog.getByLabelText('Name');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...view, field, dialog };
}

async function save(typed: string) {
  const view = await openDialog();
  fill(view.field, typed);
  await view.user.keyboard('{Enter}');
  return view;
}

it('[U-03] starts in the field, with the present name in it', async () => {
  const { field } = await openDialog();

  expect(field).toHaveFocus();
  expect(field).toHaveValue('Minh Anh');
});

it('changes the name, trimmed, on the screen and in the stored profile', async () => {
  const { api } = await save('  Nguyễn Minh Anh ');

  expect(await screen.findByRole('heading', { name: 'Nguyễn Minh Anh' })).toBeInTheDocument();
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(api.calls(accountEndpoints.updateProfile)[0]?.body).toEqual({ name: 'Nguyễn Minh Anh' });
  expect(readSession().user?.name).toBe('Nguyễn Minh Anh');
});

it('shows the new name without waiting for the next /user/me', async () => {
  const view = await openDialog();
  view.api.answer(accountEndpoints.me, () => new Promise(() => undefined));

  fill(view.field, 'Minh Anh Thư');
  await view.user.keyboard('{Enter}');

  expect(await screen.findByRole('heading', { name: 'Minh Anh Thư' })).toBeInTheDocument();
});

it.each([
  ['a name of spaces', '   ', MESSAGES.nameEmpty],
  ['a name of 51 characters', 'a'.repeat(51), MESSAGES.nameTooLong],
])('refuses %s', async (_what, typed, message) => {
  const { api, field } = await save(typed);

  expect(field).toHaveAccessibleDescription(message);
  expect(field).toHaveFocus();
  expect(api.calls(accountEndpoints.updateProfile)).toEqual([]);
});

it.each([
  ['what the server said', new ApiError('No.', { code: 'invalid_input', status: 400 }), 'No.'],
  ['its own sentence when nothing answered', noAnswer, 'Failed to update name.'],
])('shows %s and keeps what was typed', async (_what, error, message) => {
  const view = await openDialog();
  view.api.answer(accountEndpoints.updateProfile, error);

  fill(view.field, 'Minh Anh Thư');
  await view.user.keyboard('{Enter}');

  expect(await view.dialog.findByText(message)).toBeInTheDocument();
  expect(view.field).toHaveValue('Minh Anh Thư');
});

it('takes the failure away once a new attempt succeeds', async () => {
  const view = await openDialog();
  view.api.answer(accountEndpoints.updateProfile, noAnswer);
  fill(view.field, 'Minh Anh Thư');
  await view.user.keyboard('{Enter}');
  await view.dialog.findByText('Failed to update name.');

  view.api.answer(accountEndpoints.updateProfile, null);
  await view.user.keyboard('{Enter}');

  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
});

it('forgets what was typed and then cancelled', async () => {
  const { user, field } = await openDialog();
  fill(field, 'Minh Anh Thư');
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Change Name' }));

  expect(await screen.findByLabelText('Name')).toHaveValue('Minh Anh');
});

it('[U-03] gives the focus back to its button', async () => {
  const { user } = await openDialog();

  await user.keyboard('{Escape}');

  await expect.poll(() => document.activeElement?.textContent).toBe('Change Name');
});

it('[U-23] saves once however often Enter is pressed', async () => {
  const view = await openDialog();
  view.api.answer(accountEndpoints.updateProfile, () => new Promise(() => undefined));

  await view.user.keyboard('{Enter}{Enter}{Enter}');

  await expect.poll(() => view.api.calls(accountEndpoints.updateProfile)).toHaveLength(1);
});

it('[U-22] says Updating... when saving takes longer than 150 ms, and cannot be left then', async () => {
  stopClock();
  const view = await openDialog();
  let finish = () => {};
  view.api.answer(
    accountEndpoints.updateProfile,
    () => new Promise((resolve) => (finish = () => resolve(null))),
  );

  await view.user.click(view.dialog.getByRole('button', { name: 'Save' }));
  await passTime(140);
  expect(screen.queryByText('Updating...')).not.toBeInTheDocument();
  await passTime(20);
  expect(screen.getByText('Updating...')).toBeInTheDocument();
  await view.user.keyboard('{Escape}');
  expect(view.field).toBeInTheDocument();

  finish();
  await passTime(500);
  expect(screen.queryByText('Updating...')).not.toBeInTheDocument();
  expect(view.field).not.toBeInTheDocument();
  expect(view.api.calls(accountEndpoints.updateProfile)[0]?.options.isQuiet).toBe(true);
});
