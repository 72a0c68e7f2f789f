import { PAYMENT_MESSAGES, paymentEndpoints } from '@scholar/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { aBilling } from '../../testing/builders';
import { speak } from '../../testing/speak';
import { aPayment, aProBilling, openBilling } from './testing/billing-student';

const scrolled: Element[] = [];
beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this);
  };
});

const section = () => screen.getByRole('region', { name: 'Plan and billing' });
const serverDown = new ApiError('Something failed.', { code: 'internal', status: 500 });

describe('the plan and billing section', () => {
  it('says that Basic is free, and offers both plans', async () => {
    const { api } = openBilling();

    expect(await screen.findByRole('heading', { name: 'Your plan Basic' })).toBeInTheDocument();
    expect(section()).toHaveTextContent('Your plan BasicFree, for as long as you like');
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Upgrade to Pro',
      'Upgrade to Team',
    ]);
    expect(screen.getByText('No payments yet.')).toBeInTheDocument();
    expect(api.calls(paymentEndpoints.billing)[0]?.options.isQuiet).toBe(true);
  });

  it.each([
    ['en', ['Free', '49.000 VND', '200.000 VND']],
    ['vi', ['Miễn phí', '49.000 ₫', '200.000 ₫']],
  ] as const)(
    'shows each plan with its price, as the landing page does in %s',
    async (language, all) => {
      speak(language);
      openBilling();

      const prices = await screen.findAllByText(/^(Free|Miễn phí|[\d.]+\s(VND|₫))$/);
      expect(prices.map((price) => price.textContent.replace('\u00a0', ' '))).toEqual(all);
    },
  );

  it('offers no step down to a student in a team', async () => {
    openBilling({ billing: aBilling({ plan: 'Team' }) });

    expect(await screen.findByText('Part of your Team plan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Upgrade/ })).not.toBeInTheDocument();
  });

  it('says until when each plan is paid, and offers to renew it', async () => {
    openBilling({
      billing: aBilling({
        plan: 'Pro and Team',
        paidUntil: { pro: '2026-12-15T10:00:00.000Z', team: '2026-12-20T10:00:00.000Z' },
      }),
    });

    expect(await screen.findByText('Pro is paid until 12/15/2026')).toBeInTheDocument();
    expect(screen.getByText('Team is paid until 12/20/2026')).toBeInTheDocument();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Renew Pro',
      'Renew Team',
    ]);
  });

  it.each(['Team', 'Pro and Team'] as const)(
    'leads a student with %s to the team',
    async (plan) => {
      openBilling({ billing: aBilling({ plan }) });

      expect(await screen.findByRole('link', { name: 'Open your team' })).toHaveAttribute(
        'href',
        '/team',
      );
    },
  );

  it('leads nobody else there', async () => {
    openBilling({ billing: aProBilling() });
    await screen.findByText('Pro is paid until 12/15/2026');

    expect(screen.queryByRole('link', { name: /your team/ })).not.toBeInTheDocument();
  });

  it('lists the payments, and explains the one that is looked at', async () => {
    openBilling({
      billing: aProBilling({
        payments: [
          aPayment({ paymentId: 2, orderNumber: 'S000007TWICE', status: 'review' }),
          aPayment({ plan: 'team', amountVnd: 200_000 }),
        ],
      }),
    });

    const list = await screen.findByRole('list', { name: 'Payments' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
      'Pro49.000 VND11/15/2026Order S000007TWICEIn reviewThis money came late, twice or unconfirmed. We are looking at it and will write to you; nothing is lost.',
      'Team200.000 VND11/15/2026Order S000007ABCDEFGHPaid',
    ]);
  });

  it('lists two payments of one order that came in the same second', async () => {
    const payments = [aPayment({ paymentId: 2, status: 'review' }), aPayment()];
    openBilling({ billing: aProBilling({ payments }) });

    const list = await screen.findByRole('list', { name: 'Payments' });
    // A key that comes twice is an error in the console, which no test lets pass.
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  it('says that payments are not available yet where the server takes none', async () => {
    openBilling({ billing: aBilling({ canOrder: false }) });

    expect(await screen.findByText(PAYMENT_MESSAGES.unavailable)).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[U-22] keeps its place while loading, and tries again when asked', async () => {
    const { api, container, user } = openBilling({ failure: serverDown });
    expect(container.querySelector('[aria-busy="true"]')).toBeInTheDocument();
    await screen.findByText('Could not load.');
    expect(screen.queryByText('No payments yet.')).not.toBeInTheDocument();

    api.answer(paymentEndpoints.billing, aProBilling());
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText('Pro is paid until 12/15/2026')).toBeInTheDocument();
  });

  it('is where /profile#plan leads', () => {
    openBilling({ route: '/profile#plan' });

    expect(scrolled).toEqual([section()]);
    expect(section()).toHaveFocus();
  });

  it('is no place to jump to otherwise', () => {
    openBilling();

    expect(scrolled).toEqual([]);
    expect(section()).not.toHaveFocus();
  });
});
