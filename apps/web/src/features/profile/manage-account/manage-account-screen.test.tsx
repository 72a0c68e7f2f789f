import { accountEndpoints, MESSAGES } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api';
import { readSession } from '../../../lib/session/session';
import { aUser } from '../../../testing/builders';
import { fill } from '../../../testing/fill';
import { ManageAccountScreen } from './manage-account-screen';
import {
  createStudentServer,
  noAnswer,
  openSignedIn,
  serverDown,
} from '../testing/signed-in-student';

const ROUTE = '/manage-account';
const NUMBER = '+84 90 123 4567';

async function openForm(student = aUser({ phoneNumber: NUMBER })) {
  const view = openSignedIn(<ManageAccountScreen />, { student, route: ROUTE });
  const name = await screen.findByLabelText('Name');
  return { ...view, name, phone: screen.getByLabelText('Phone Number') };
}

const pressSave = () => screen.getByRole('button', { name: 'Save Changes' });

it('starts from what the server knows, not from what is stored here', async () => {
  const stored = aUser({ name: 'Old Name' });
  const api = createStudentServer(aUser({ name: 'New Name', phoneNumber: NUMBER }));
  openSignedIn(<ManageAccountScreen />, { student: stored, api, route: ROUTE });

  expect(await screen.findByLabelText('Name')).toHaveValue('New Name');
  expect(screen.getByLabelText('Phone Number')).toHaveValue(NUMBER);
  expect(document.title).toBe('Manage Account · Scholar');
});

it('saves name and phone number, trimmed, and says so', async () => {
  const { api, user, name, phone } = await openForm();
  fill(name, ' Minh Anh Thư ');
  fill(phone, ' 0901234567 ');

  await user.click(pressSave());

  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(api.calls(accountEndpoints.updateProfile)[0]?.body).toEqual({
    name: 'Minh Anh Thư',
    phoneNumber: '0901234567',
  });
  expect(readSession().user).toMatchObject({ name: 'Minh Anh Thư', phoneNumber: '0901234567' });
  expect(name).toHaveValue('Minh Anh Thư');
});

it('[B-61] removes the phone number when the field is emptied', async () => {
  const { api, user, phone } = await openForm();
  fill(phone, '  ');

  await user.click(pressSave());

  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(api.calls(accountEndpoints.updateProfile)[0]?.body).toMatchObject({ phoneNumber: null });
});

it('takes the success message away when the student goes on typing', async () => {
  const { user, name } = await openForm();
  await user.click(pressSave());
  const message = await screen.findByText('Profile updated successfully!');

  fill(name, 'Somebody');

  await expect.poll(() => message).not.toBeInTheDocument();
});

it.each([
  ['Name', '   ', MESSAGES.nameEmpty],
  ['Phone Number', 'letters', MESSAGES.phone],
  ['Phone Number', '1'.repeat(40), MESSAGES.phone],
])('refuses %s %j and puts the focus there', async (label, typed, message) => {
  const { api, user } = await openForm();
  fill(screen.getByLabelText(label), typed);

  await user.click(pressSave());

  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(api.calls(accountEndpoints.updateProfile)).toEqual([]);
});

it('names both broken fields and starts with the first', async () => {
  const { user, name, phone } = await openForm();
  fill(name, '');
  fill(phone, 'letters');

  await user.click(pressSave());

  expect(screen.getByText(MESSAGES.nameEmpty)).toBeInTheDocument();
  expect(screen.getByText(MESSAGES.phone)).toBeInTheDocument();
  expect(name).toHaveFocus();
});

it.each([
  ['what the server said', new ApiError('No.', { code: 'invalid_input', status: 400 }), 'No.'],
  ['its own sentence when nothing answered', noAnswer, 'Failed to update profile.'],
])('shows %s and keeps what was typed', async (_what, error, message) => {
  const { api, user, name, phone } = await openForm();
  api.answer(accountEndpoints.updateProfile, error);
  fill(name, 'Minh Anh Thư');
  fill(phone, '0901234567');

  await user.click(pressSave());

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(name).toHaveValue('Minh Anh Thư');
  expect(phone).toHaveValue('0901234567');
});

it('brings unsaved changes back after a reload or a new login, and can discard them', async () => {
  const first = await openForm();
  fill(first.name, 'Half a na');
  first.unmount();

  const { user, name } = await openForm();
  expect(name).toHaveValue('Half a na');
  await user.click(screen.getByRole('button', { name: 'Discard' }));

  expect(name).toHaveValue('Minh Anh');
  expect(screen.queryByText('Your unsaved changes are still here.')).not.toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

it('shows one student nothing of what another has typed', async () => {
  const first = await openForm();
  fill(first.name, 'Half a na');
  first.unmount();

  const { name } = await openForm(aUser({ userId: 8, name: 'Bảo' }));

  expect(name).toHaveValue('Bảo');
});

it('stays when the profile cannot be read again after a save', async () => {
  const { api, user } = await openForm();
  api.answer(accountEndpoints.me, noAnswer);

  await user.click(pressSave());

  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  await waitFor(() => expect(api.calls(accountEndpoints.me)).toHaveLength(2));
  expect(screen.getByText('Profile updated successfully!')).toBeInTheDocument();
});

it('keeps no draft of what is saved', async () => {
  const { user, name } = await openForm();
  fill(name, 'Minh Anh Thư');

  await user.click(pressSave());

  await screen.findByText('Profile updated successfully!');
  expect(sessionStorage).toHaveLength(0);
});

it('[U-22] keeps its layout while loading, says when it could not load, and tries again', async () => {
  const api = createStudentServer();
  api.answer(accountEndpoints.me, serverDown);
  const { user, container } = openSignedIn(<ManageAccountScreen />, { api, route: ROUTE });
  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();

  await screen.findByText('Could not load.');
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  api.answer(accountEndpoints.me, aUser());
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByLabelText('Name')).toHaveValue('Minh Anh');
});

it('leads back to the profile', async () => {
  await openForm();

  expect(screen.getByRole('link', { name: 'Back to profile' })).toHaveAttribute('href', '/profile');
});
