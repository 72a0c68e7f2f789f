import { paymentEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { passTime, stopClock } from '../../testing/clock';
import { createFakeApi } from '../../testing/fake-api';
import { renderScreen } from '../../testing/render-screen';
import { ApiError } from '../../lib/api/api';
import { usePlan } from './use-plan';

function Badges() {
  return (
    <>
      <p>{usePlan()}</p>
      <SecondBadge />
    </>
  );
}

function SecondBadge() {
  return <p>{usePlan()}</p>;
}

it.each(['Basic', 'Pro', 'Team', 'Pro and Team'] as const)(
  '[U-33] is Basic while loading, then %s, with one quiet call for all badges',
  async (plan) => {
    const api = createFakeApi();
    api.answer(paymentEndpoints.checkPlan, { response: plan });
    renderScreen(<Badges />, { api, session: {} });
    expect(screen.getAllByText('Basic')).toHaveLength(2);

    expect(await screen.findAllByText(plan)).toHaveLength(2);

    expect(api.calls(paymentEndpoints.checkPlan)).toHaveLength(1);
    expect(api.calls(paymentEndpoints.checkPlan)[0]?.options.isQuiet).toBe(true);
  },
);

it('[U-33] stays Basic when the call fails', async () => {
  const api = createFakeApi();
  const failure = new ApiError('Something failed.', { code: 'internal', status: 500 });
  api.answer(paymentEndpoints.checkPlan, failure);
  stopClock();
  renderScreen(<Badges />, { api, session: {} });

  await passTime(60_000);

  expect(screen.getAllByText('Basic')).toHaveLength(2);
  expect(api.calls(paymentEndpoints.checkPlan)).toHaveLength(1);
});
