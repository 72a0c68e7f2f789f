import { operatorEndpoints, SECURITY_MESSAGES, securityEndpoints } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import type { FakeApi } from '../../testing/fake-api';
import { fill } from '../../testing/fill';
import { createOperatorServer, openOperatorScreen } from './testing/operator';

const PASSWORD_NEEDED = new ApiError(SECURITY_MESSAGES.passwordNeeded, {
  code: 'forbidden',
  status: 403,
  messageId: 'security.passwordNeeded',
});
const GIVEN = { plan: 'pro', paidUntil: '2026-12-17T08:00:00.000Z' } as const;

let api: FakeApi;
beforeEach(() => {
  api = createOperatorServer();
  api.answer(operatorEndpoints.grantPlan, PASSWORD_NEEDED);
});

async function giveDays() {
  const { user } = openOperatorScreen('/admin?user=12', api);
  await user.click(await screen.findByRole('button', { name: 'Give days' }));
  const asked = within(await screen.findByRole('dialog', { name: /^Give / }));
  fill(asked.getByLabelText(/^Why/), 'Sorry for that');
  await user.click(asked.getByRole('button', { name: 'Give days' }));
  const password = await screen.findByRole('dialog', { name: 'Your password, please' });
  return { user, password: within(password) };
}

describe('a call that asks for a fresh password', () => {
  it('is repeated as it was once the password was entered', async () => {
    api.answer(securityEndpoints.confirmPassword, () => {
      api.answer(operatorEndpoints.grantPlan, GIVEN);
      return null;
    });
    const { user, password } = await giveDays();

    await user.type(password.getByLabelText('Password'), 'Abcde1{Enter}');

    expect(await screen.findByText(/^Pro now runs until/)).toBeInTheDocument();
    const [first, second] = api.calls(operatorEndpoints.grantPlan);
    expect(second?.body).toEqual(first?.body);
    expect(second?.options.idempotencyKey).toBe(first?.options.idempotencyKey);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks again after a wrong password', async () => {
    const wrong = new ApiError(SECURITY_MESSAGES.passwordWrong, {
      code: 'invalid_input',
      status: 400,
    });
    api.answer(securityEndpoints.confirmPassword, wrong);
    const { user, password } = await giveDays();

    await user.type(password.getByLabelText('Password'), 'Wrong1{Enter}');

    expect(await password.findByText('Incorrect password.')).toBeVisible();
    expect(api.calls(operatorEndpoints.grantPlan)).toHaveLength(1);
  });

  it('fails with what was typed kept when no password is entered', async () => {
    const { user, password } = await giveDays();

    await user.click(password.getByRole('button', { name: 'Cancel' }));

    const asked = within(await screen.findByRole('dialog', { name: /^Give / }));
    expect(await asked.findByText(SECURITY_MESSAGES.passwordNeeded)).toBeVisible();
    expect(asked.getByLabelText(/^Why/)).toHaveValue('Sorry for that');
    expect(api.calls(securityEndpoints.confirmPassword)).toEqual([]);
  });
});
