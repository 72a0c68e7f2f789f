import { accountEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { readSession } from '../../lib/session/session';
import { aUser } from '../../testing/builders';
import { renderScreen } from '../../testing/render-screen';
import { stubNativeDialogs } from '../../testing/native-dialogs';
import { ProfileScreen } from './profile-screen';
import { createStudentServer, openSignedIn, serverDown } from './testing/signed-in-student';

const roles = ['Student', 'Teacher', 'Student'].map((roleName) => ({ role: { roleName } }));

beforeEach(stubNativeDialogs);

function openProfile(student = aUser(), api = createStudentServer(student)) {
  return openSignedIn(<ProfileScreen />, { student, api });
}

const press = (name: string) => screen.getByRole('button', { name });

it('shows the name with each role and the plan, the e-mail and when the student joined', () => {
  openProfile(aUser({ name: 'Nguyễn Minh Anh', userRoles: roles }));

  const person = within(screen.getByRole('region', { name: 'Nguyễn Minh Anh' }));
  expect(
    person.getAllByText(/^(Student|Teacher|Basic)$/).map((badge) => badge.textContent),
  ).toEqual(['Student', 'Teacher', 'Basic']);
  expect(person.getByText('minh.anh@example.edu')).toBeInTheDocument();
  expect(person.getByText('Joined 9/1/2025')).toBeInTheDocument();
  expect(document.title).toBe('Profile · Scholar');
});

it('shows a dash where there is no date', () => {
  openProfile(aUser({ createdDate: '' }));

  expect(screen.getByText('Joined -')).toBeInTheDocument();
});

it('says what is not set yet', () => {
  openProfile(aUser({ userName: null, phoneNumber: null }));

  expect(screen.getAllByText('Not set yet')).toHaveLength(2);
});

it('leads to /manage-account and back to /home', async () => {
  const { user, currentPath } = openProfile();

  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/home');
  await user.click(screen.getByRole('link', { name: 'Manage account' }));

  expect(currentPath()).toBe('/manage-account');
});

it('shows what is stored at once and what the server says as soon as it answers', async () => {
  openProfile(
    aUser({ name: 'Minh Anh' }),
    createStudentServer(aUser({ name: 'Changed Elsewhere' })),
  );

  expect(screen.getByRole('heading', { name: 'Minh Anh' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Changed Elsewhere' })).toBeInTheDocument();
  expect(readSession().user?.name).toBe('Changed Elsewhere');
});

it('[U-22] keeps its layout while loading, then fills it', async () => {
  const { container } = renderScreen(<ProfileScreen />, {
    api: createStudentServer(),
    session: {},
  });

  expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Minh Anh' })).toBeInTheDocument();
  await waitFor(() =>
    expect(container.querySelector('[aria-busy="true"]')).not.toBeInTheDocument(),
  );
});

it('[U-22] says that it could not load, and tries again when asked', async () => {
  const api = createStudentServer();
  api.answer(accountEndpoints.me, serverDown);
  const { user } = renderScreen(<ProfileScreen />, { api, session: {} });
  await screen.findByText('Could not load.');

  api.answer(accountEndpoints.me, aUser());
  await user.click(press('Try again'));

  expect(await screen.findByRole('heading', { name: 'Minh Anh' })).toBeInTheDocument();
});

it('keeps the fetch of the profile out of the app overlay', () => {
  const { api } = openProfile();

  expect(api.calls(accountEndpoints.me)[0]?.options.isQuiet).toBe(true);
});

it('mails a code to the own address for a new password and goes on to /change-password', async () => {
  const { api, user, currentPath } = openProfile();

  await user.click(press('Change Password'));

  await expect.poll(currentPath).toBe('/change-password');
  expect(api.calls(accountEndpoints.sendVerification)[0]?.params).toEqual({
    email: 'minh.anh@example.edu',
  });
  expect(sessionStorage.getItem('resetPasswordEmail')).toBe('minh.anh@example.edu');
});

it('says in its own dialog that the code could not be sent, and stays', async () => {
  const { api, user, currentPath } = openProfile();
  api.answer(accountEndpoints.sendVerification, serverDown);

  await user.click(press('Change Password'));

  const failure = await screen.findByRole('alertdialog');
  expect(failure).toHaveTextContent('Failed to send verification code. Please try again.');
  expect(currentPath()).toBe('/profile');
  await user.click(press('OK'));
  expect(failure).not.toBeInTheDocument();
  expect(sessionStorage.getItem('resetPasswordEmail')).toBeNull();
});

it('saves the language as soon as it is chosen', async () => {
  const { api, user } = openProfile();

  await user.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));

  await waitFor(() => expect(readSession().user?.language).toBe('vi'));
  expect(api.calls(accountEndpoints.updateSettings)[0]?.body).toEqual({ language: 'vi' });
});

it('takes the language back when it could not be saved, and offers to try again', async () => {
  const { api, user } = openProfile();
  api.answer(accountEndpoints.updateSettings, serverDown);
  await user.click(screen.getByRole('radio', { name: 'Tiếng Việt' }));
  await screen.findByText('The language could not be saved.');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();

  api.answer(accountEndpoints.updateSettings, null);
  await user.click(press('Try again'));

  await waitFor(() => expect(api.calls(accountEndpoints.updateSettings)).toHaveLength(2));
});
