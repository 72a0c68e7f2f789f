import { accountEndpoints, operatorEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { GuardedOperator } from './guarded-operator';

const OPERATOR = ['User', 'Admin'].map((roleName) => ({ role: { roleName } }));
const NOTHING = 'There is nothing on this page.';

function open({ isOperator, isSignedIn = true }: { isOperator: boolean; isSignedIn?: boolean }) {
  const api = createFakeApi();
  api.answer(accountEndpoints.me, aUser(isOperator ? { userRoles: OPERATOR } : {}));
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
