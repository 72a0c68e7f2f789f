import { PAYMENT_MESSAGES, paymentEndpoints, VNPAY_PAGES } from '@scholar/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { passTime, stopClock } from '../../testing/clock';
import { stubNativeDialogs } from '../../testing/native-dialogs';
import { aProBilling, openBilling } from './testing/billing-student';

const PAGE = `${VNPAY_PAGES.test}?vnp_TxnRef=S000007ABCDEFGH`;

beforeEach(stubNativeDialogs);

const press = async (name: string) => screen.findByRole('button', { name });

describe('ordering a plan', () => {
  it.each([
    ['Upgrade to Pro', 'pro'],
    ['Upgrade to Team', 'team'],
  ])('with %s asks for %s and goes to the page in the answer', async (name, plan) => {
    const { api, leave, user } = openBilling();
    api.answer(paymentEndpoints.order, { response: PAGE });

    await user.click(await press(name));

    await waitFor(() => expect(leave.mock.calls).toEqual([[PAGE]]));
    expect(api.calls(paymentEndpoints.order).map(({ params }) => params)).toEqual([{ plan }]);
  });

  it('renews a plan in the same way', async () => {
    const { api, user } = openBilling({ billing: aProBilling() });
    api.answer(paymentEndpoints.order, { response: PAGE });

    await user.click(await press('Renew Pro'));

    expect(api.calls(paymentEndpoints.order)[0]?.params).toEqual({ plan: 'pro' });
  });

  it('[U-33] says where one is going before it goes', async () => {
    stopClock();
    const { api, leave, user } = openBilling();
    api.answer(paymentEndpoints.order, { response: PAGE });

    await user.click(await press('Upgrade to Pro'));

    expect(
      await screen.findByText('Taking you to the payment page on sandbox.vnpayment.vn…'),
    ).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
    await passTime(1_000);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('[U-33] can be called off while it says so', async () => {
    stopClock();
    const { api, leave, user } = openBilling();
    api.answer(paymentEndpoints.order, { response: PAGE });
    await user.click(await press('Upgrade to Pro'));
    const words = await screen.findByText(/^Taking you/);

    await user.keyboard('{Escape}');
    await passTime(5_000);

    expect(words).not.toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  it('is over when the browser brings the page back out of its memory', async () => {
    const { api, user } = openBilling();
    api.answer(paymentEndpoints.order, { response: PAGE });
    await user.click(await press('Upgrade to Pro'));
    const words = await screen.findByText(/^Taking you/);

    fireEvent(window, new Event('pageshow'));

    await waitFor(() => expect(words).not.toBeInTheDocument());
  });

  it('[W-5] goes nowhere else', async () => {
    stopClock();
    const { api, leave, user } = openBilling();
    api.answer(paymentEndpoints.order, { response: 'https://evil.example/vpcpay.html' });

    await user.click(await press('Upgrade to Pro'));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(PAYMENT_MESSAGES.orderFailed);
    await passTime(5_000);
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    [
      'the server’s own words',
      new ApiError('Please wait a minute.', { code: 'too_many_requests', status: 429 }),
      'Please wait a minute.',
    ],
    [
      'that it failed, when the server says nothing',
      new ApiError('', { code: 'internal', status: 500 }),
      'Failed to process order.',
    ],
    [
      'that something went wrong, when nothing answers',
      new ApiError('Nothing answered.', { code: 'offline' }),
      'An error occurred while processing your order.',
    ],
  ])('that fails shows %s in a dialog', async (_, failure, words) => {
    const { api, leave, user } = openBilling();
    api.answer(paymentEndpoints.order, failure);
    await user.click(await press('Upgrade to Pro'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleName('Your order was not placed');
    expect(dialog).toHaveAccessibleDescription(words);

    await user.click(screen.getByRole('button', { name: 'OK' }));

    expect(dialog).not.toBeInTheDocument();
    expect(leave).not.toHaveBeenCalled();
  });

  it('makes one order of a double click', async () => {
    const { api, user } = openBilling();
    api.answer(paymentEndpoints.order, { response: PAGE });

    await user.dblClick(await press('Upgrade to Pro'));

    expect(api.calls(paymentEndpoints.order)).toHaveLength(1);
  });
});
