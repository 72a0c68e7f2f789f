import { paymentEndpoints } from '@scholar/contract';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { aBilling } from '../../testing/builders';
import { passTime, stopClock } from '../../testing/clock';
import { aPayment, aProBilling, openBilling } from './testing/billing-student';

const PAID = '/profile?payment=paid&order=S000007ABCDEFGH';

beforeEach(() => {
  stopClock();
  Element.prototype.scrollIntoView = () => undefined;
});

const badge = () => screen.getByTestId('other-badge').textContent;
const status = () => screen.getByRole('status').textContent;

describe('[U-33] coming back from the payment page', () => {
  it('waits for the payment, says what the plan is now, and every badge follows', async () => {
    const { api } = openBilling({ route: PAID });
    await passTime(0);
    expect(status()).toBe('Checking your payment…');
    expect(badge()).toBe('Basic');
    await passTime(5_000);
    expect(status()).toBe('Checking your payment…');

    api.answer(paymentEndpoints.billing, aProBilling());
    await passTime(1_500);

    expect(status()).toBe('Your plan is now Pro.');
    expect(badge()).toBe('Pro');
    const asked = api.calls(paymentEndpoints.billing).length;
    await passTime(60_000);
    expect(api.calls(paymentEndpoints.billing)).toHaveLength(asked);
  });

  it('asks for at most 30 seconds', async () => {
    const { api } = openBilling({ route: PAID });

    await passTime(31_000);

    expect(status()).toBe(
      'Your payment has not reached us yet. Your plan changes by itself as soon as it does.',
    );
    const asked = api.calls(paymentEndpoints.billing).length;
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(25);
    await passTime(60_000);
    expect(api.calls(paymentEndpoints.billing)).toHaveLength(asked);
  });

  it('keeps asking when one answer fails', async () => {
    const { api } = openBilling({
      route: PAID,
      failure: new ApiError('Nothing answered.', { code: 'offline' }),
    });
    await passTime(3_000);
    expect(screen.getByText('Checking your payment…')).toBeInTheDocument();

    api.answer(paymentEndpoints.billing, aProBilling());
    await passTime(2_000);

    expect(status()).toBe('Your plan is now Pro.');
  });

  it('says that a payment is looked at, and grants nothing', async () => {
    openBilling({
      route: PAID,
      billing: aBilling({ payments: [aPayment({ status: 'review' })] }),
    });
    await passTime(0);

    expect(status()).toBe(
      'Your payment arrived late, twice or unconfirmed. We are looking at it and will write to you.',
    );
    expect(badge()).toBe('Basic');
  });

  it('says what the plan is now when the order was paid twice', async () => {
    openBilling({
      route: PAID,
      billing: aProBilling({
        payments: [aPayment({ paymentId: 2, status: 'review' }), aPayment()],
      }),
    });
    await passTime(0);

    expect(status()).toBe('Your plan is now Pro.');
  });

  it('[A-45] believes the server and not the address', async () => {
    openBilling({
      route: '/profile?payment=paid&order=S000001FORGED',
      billing: aBilling({ payments: [] }),
    });
    await passTime(60_000);

    expect(badge()).toBe('Basic');
    expect(screen.queryByText(/^Your plan is now/)).not.toBeInTheDocument();
  });

  it('says kindly that a payment was cancelled, and asks no more than usual', async () => {
    const { api } = openBilling({ route: '/profile?payment=cancelled&order=S000007ABCDEFGH' });
    await passTime(60_000);

    expect(status()).toBe('The payment was cancelled. Your plan stays as it is.');
    expect(badge()).toBe('Basic');
    expect(api.calls(paymentEndpoints.billing)).toHaveLength(1);
  });

  it.each([
    [PAID, '/profile#plan'],
    ['/profile?payment=cancelled&order=S1', '/profile#plan'],
    ['/profile?payment=refunded&order=S1', '/profile#plan'],
    ['/profile?payment=paid', '/profile#plan'],
    ['/profile?from=mail&payment=paid&order=S1', '/profile?from=mail#plan'],
    ['/profile?from=mail', '/profile?from=mail'],
  ])('leaves the address of %s as %s', async (route, left) => {
    const { currentPath } = openBilling({ route });
    await passTime(0);

    expect(currentPath()).toBe(left);
  });

  it.each(['/profile?payment=refunded&order=S1', '/profile?payment=paid', '/profile'])(
    'says nothing at %s',
    async (route) => {
      openBilling({ route });
      await passTime(5_000);

      expect(status()).toBe('');
    },
  );
});
