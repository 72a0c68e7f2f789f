import { accountEndpoints } from '@scholar/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepPendingRegistration } from '../stored/pending-registration';
import { aUser } from '../../../testing/builders';
import { passTime, stopClock } from '../../../testing/clock';
import { createFakeApi } from '../../../testing/fake-api';
import { fill } from '../../../testing/fill';
import { renderScreen } from '../../../testing/render-screen';
import { ChangePasswordScreen } from '../password/change-password-screen';
import { EnterMailScreen } from './enter-mail-screen';
import { keepDeactivationEmail, keepResetEmail, noteCodeSent } from '../stored/mailed-to';
import { VerificationScreen } from '../register/verification-screen';
import { VerifyDeactivationScreen } from '../deactivation/verify-deactivation-screen';

const EMAIL = 'minh.anh@example.edu';
const REGISTRATION = { name: 'Minh Anh', email: EMAIL, password: 'Secret1' };

const SCREENS = [
  [
    'registration',
    () => {
      noteCodeSent('registration');
      return keepPendingRegistration(REGISTRATION);
    },
    <VerificationScreen key="registration" />,
  ],
  ['a new password', () => keepResetEmail(EMAIL), <ChangePasswordScreen key="password" />],
  [
    'deactivation',
    () => keepDeactivationEmail(EMAIL),
    <VerifyDeactivationScreen key="deactivation" />,
  ],
] as const;

beforeEach(stopClock);

function setUp() {
  const api = createFakeApi();
  api.answer(accountEndpoints.sendVerification, null);
  api.answer(accountEndpoints.sendResetPasswordCode, null);
  return { api, session: { user: aUser() } };
}

describe.each(SCREENS)('the countdown of a code for %s', (_, send, shown) => {
  it('goes on after a reload: it shows the age of the code, not that of the page', async () => {
    await send();
    const { unmount } = renderScreen(shown, setUp());
    await screen.findByText('3 minutes left');
    await passTime(60_000);
    unmount();
    await passTime(59_000);

    const { user } = renderScreen(shown, setUp());
    expect(await screen.findByText('1 minute 1 second left')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(await screen.findByText('3 minutes left')).toBeInTheDocument();
  });

  it('begins at the last Resend', async () => {
    await send();
    const { user, unmount } = renderScreen(shown, setUp());
    await screen.findByText('3 minutes left');
    await passTime(170_000);
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    await screen.findByText('3 minutes left');
    unmount();
    await passTime(20_000);

    renderScreen(shown, setUp());

    expect(await screen.findByText('2 minutes 40 seconds left')).toBeInTheDocument();
  });
});

it('begins when a code for a new password is asked for', async () => {
  const view = renderScreen(<EnterMailScreen />, { ...setUp(), route: '/enter-mail' });
  fill('Email Address', EMAIL);
  await view.user.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await waitFor(() => expect(view.currentPath()).toBe('/change-password'));
  view.unmount();
  await passTime(30_000);

  renderScreen(<ChangePasswordScreen />, setUp());

  expect(screen.getByText('2 minutes 30 seconds left')).toBeInTheDocument();
});
