import { accountEndpoints, operatorEndpoints, securityEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { GuardedOperator } from './guarded-operator';

const OPERATOR = ['User', 'Admin'].map((roleName) => ({ role: { roleName } }));
const NOTHING = 'There is nothing on this page.';

function open({
  isOperator,
  isSignedIn = true,
  since = '2026-11-01T08:00:00.000Z',
}: {
  isOperator: boolean;
  isSignedIn?: boolean;
  since?: string | null;
}) {
  const api = createFakeApi();
  api.answer(accountEndpoints.me, aUser(isOperator ? { userRoles: OPERATOR } : {}));
  api.answer(securityEndpoints.readSecondFactor, { since, recoveryCodesLeft: 10 });
  api.answer(operatorEndpoints.listUsers, { users: [], totalPages: 0, totalItems: 0 });
  return renderScreen(<GuardedOperator />, {
    route: '/admin',
    api,
    ...(isSignedIn && { session: { user: aUser() } }),
  });
}

describe('/admin', () => {
  it('opens for whom the server takes for an operator, whatever is stored here', async () => {
    open({ isOperator: true });

    expect(await screen.findByRole('heading', { name: 'Operations' })).toBeVisible();
  });

  it('shows one step to an operator without a second factor, and opens once it is set up', async () => {
    const { api, user } = open({ isOperator: true, since: null });

    expect(await screen.findByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    expect(api.calls(operatorEndpoints.listUsers)).toEqual([]);
    api.answer(securityEndpoints.beginSecondFactor, {
      secret: 'ABCDEFGH',
      url: 'otpauth://totp/x',
    });
    api.answer(securityEndpoints.turnOnSecondFactor, { recoveryCodes: ['AAAA-BBBB-CCCC'] });
    await user.click(screen.getByRole('button', { name: 'Set up' }));
    await user.type(screen.getByLabelText('Password'), 'Abcde1{Enter}');
    await user.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
    api.answer(securityEndpoints.readSecondFactor, {
      since: '2026-11-17T08:00:00.000Z',
      recoveryCodesLeft: 10,
    });
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }));

    expect(await screen.findByRole('heading', { name: 'Operations' })).toBeVisible();
  });

  it('is not there for anybody else', async () => {
    const { api } = open({ isOperator: false });

    expect(await screen.findByRole('heading', { name: NOTHING })).toBeVisible();
    expect(document.title).toBe('Page not found · Scholar');
    expect(api.calls(operatorEndpoints.listUsers)).toEqual([]);
  });

  it('is not there for a guest, who is not even asked to log in', async () => {
    const { api } = open({ isOperator: true, isSignedIn: false });

    expect(await screen.findByRole('heading', { name: NOTHING })).toBeVisible();
    expect(api.calls(accountEndpoints.me)).toEqual([]);
  });
});
