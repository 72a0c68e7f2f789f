import { OPERATOR_MESSAGES, operatorEndpoints, MESSAGES } from '@scholar/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api/api';
import { fill } from '../../testing/fill';
import {
  aMail,
  anEntry,
  aPaymentToReview,
  aStudent,
  createOperatorServer,
  openOperatorScreen,
} from './testing/operator';

const notFound = new ApiError(MESSAGES.notFound, { code: 'not_found', status: 404 });
const serverDown = new ApiError(MESSAGES.internal, { code: 'internal', status: 500 });
const WHY = 'Seen on the bank statement';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

describe('the views', () => {
  it('are links, of which the shown one is marked', async () => {
    openOperatorScreen('/admin?view=mails');

    const views = within(screen.getByRole('navigation', { name: 'Views' }));

    expect(views.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Accounts',
      'Payments',
      'Mail queue',
      'Cards kept',
      'Audit log',
    ]);
    expect(views.getByRole('link', { current: 'page' })).toHaveTextContent('Mail queue');
    await screen.findByText('No mail waits');
  });

  it('tell the app when the server no longer knows them', async () => {
    const api = createOperatorServer();
    api.answer(operatorEndpoints.listUsers, notFound);
    const handleRefused = vi.fn<() => void>();

    openOperatorScreen('/admin', api, handleRefused);

    await waitFor(() => expect(handleRefused).toHaveBeenCalledOnce());
  });

  it.each([
    '/admin',
    '/admin?view=payments',
    '/admin?view=mails',
    '/admin?view=choices',
    '/admin?view=audit',
  ])('can be asked again when they did not load: %s', async (route) => {
    const api = createOperatorServer();
    const { listUsers, listPayments, listMails, readChoices, listAudit } = operatorEndpoints;
    for (const endpoint of [listUsers, listPayments, listMails, readChoices, listAudit]) {
      api.answer(endpoint, serverDown);
    }

    openOperatorScreen(route, api);

    expect(await button('Try again')).toBeVisible();
  });
});

describe('users', () => {
  it('are found by what is typed, and open where the list was', async () => {
    const students = [aStudent(), aStudent({ userId: 13, name: 'An Vo', email: 'an@example.com' })];
    const { user, currentPath, api } = openOperatorScreen(
      '/admin',
      createOperatorServer({ students }),
    );
    await screen.findByRole('link', { name: 'An Vo' });

    await user.type(screen.getByLabelText('Search by e-mail or name'), 'lan{Enter}');

    await waitFor(() => expect(screen.queryByRole('link', { name: 'An Vo' })).toBeNull());
    expect(currentPath()).toBe('/admin?keyword=lan');
    await user.click(screen.getByRole('link', { name: 'Lan Pham' }));
    expect(currentPath()).toBe('/admin?keyword=lan&user=12');
    expect(await screen.findByRole('heading', { name: 'Lan Pham' })).toBeVisible();
    expect(api.calls(operatorEndpoints.listUsers).at(-1)?.query).toEqual({
      page: '0',
      pageSize: '5',
      keyword: 'lan',
    });
    await user.click(screen.getByRole('link', { name: 'All accounts' }));
    expect(currentPath()).toBe('/admin?keyword=lan');
  });

  it('say so when nobody was found', async () => {
    openOperatorScreen('/admin?keyword=nobody');

    expect(await screen.findByText('Nobody found')).toBeVisible();
  });
});

describe('one account', () => {
  const route = '/admin?user=12';

  it('shows its facts and what operators did', async () => {
    const student = aStudent({
      plan: 'Pro',
      paidUntil: { pro: '2025-12-24T12:00:00.000Z', team: null },
      team: { name: 'Biology 101', role: 'member' },
      payments: [
        {
          paymentId: 7,
          orderNumber: 'S00000CABCDEFGH',
          plan: 'pro',
          amountVnd: 49_000,
          status: 'dismissed',
          paidDate: '2025-09-14T13:42:00.000Z',
        },
      ],
      history: [anEntry({ action: 'plan-granted', details: { plan: 'pro', days: 3 } })],
    });
    openOperatorScreen(route, createOperatorServer({ students: [student] }));

    await screen.findByRole('heading', { name: 'Lan Pham' });

    const factOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    expect(factOf('E-mail')).toBe('lan@example.com');
    expect(factOf('Pro until')).toBe('12/24/2025');
    expect(factOf('Team')).toBe('Biology 101 (member)');
    expect(factOf('Flashcards')).toBe('1,200');
    expect(screen.getByRole('list', { name: 'Payments' })).toHaveTextContent('Dismissed');
    const history = within(screen.getByRole('list', { name: 'History' }));
    expect(history.getByText('Days given')).toBeVisible();
    expect(history.getByText('Days: 3')).toBeVisible();
  });

  it('is blocked with a reason, and unblocked', async () => {
    const { user, api } = openOperatorScreen(route);

    await user.click(await button('Block'));
    await user.click(await button('Block account'));
    expect(screen.getByText(OPERATOR_MESSAGES.note)).toBeVisible();
    fill('Why', 'Sends spam');
    await user.click(await button('Block account'));

    expect(await screen.findByText('Lan Pham is blocked.')).toBeVisible();
    expect(api.calls(operatorEndpoints.block)).toEqual([
      expect.objectContaining({ params: { userId: '12' }, body: { reason: 'Sends spam' } }),
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Block/ })).toBeNull());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Lan Pham' })).toHaveFocus());
    await user.click(await button('Unblock'));
    await user.click(await button('Unblock account'));
    expect(await screen.findByText('Lan Pham can log in again.')).toBeVisible();
    expect(await button('Block')).toBeVisible();
  });

  it('keeps the reason when the server refuses, and says why', async () => {
    const api = createOperatorServer();
    api.answer(
      operatorEndpoints.block,
      new ApiError(OPERATOR_MESSAGES.operatorStays, { code: 'forbidden', status: 403 }),
    );
    const { user } = openOperatorScreen(route, api);
    await user.click(await button('Block'));
    fill('Why', 'Sends spam');

    await user.click(await button('Block account'));

    expect(await screen.findByText(OPERATOR_MESSAGES.operatorStays)).toBeVisible();
    expect(screen.getByLabelText('Why')).toHaveValue('Sends spam');
  });

  it('of an operator cannot be blocked', async () => {
    const students = [aStudent({ roles: ['User', 'Admin'] })];
    openOperatorScreen(route, createOperatorServer({ students }));

    expect(await button('Give days')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });

  it('gets days of a plan, under one key', async () => {
    const { user, api } = openOperatorScreen(route);
    await user.click(await button('Give days'));
    const asked = within(await dialog('Give Lan Pham days of a plan'));
    fill('Days', '400');
    fill('Why', WHY);
    await user.click(asked.getByRole('button', { name: 'Give days' }));
    expect(asked.getByText(OPERATOR_MESSAGES.days)).toBeVisible();
    expect(api.calls(operatorEndpoints.grantPlan)).toEqual([]);

    fill('Days', '10');
    await user.selectOptions(asked.getByLabelText('Plan'), 'team');
    await user.click(asked.getByRole('button', { name: 'Give days' }));

    expect(await screen.findByText(/^Team now runs until/)).toBeVisible();
    expect(api.calls(operatorEndpoints.grantPlan)).toEqual([
      {
        params: { userId: '12' },
        body: { plan: 'team', days: 10, note: WHY },
        options: expect.objectContaining({ idempotencyKey: expect.any(String) }),
      },
    ]);
  });

  it('that is gone says so', async () => {
    const api = createOperatorServer();
    api.answer(operatorEndpoints.getUser, notFound);

    openOperatorScreen(route, api);

    expect(await screen.findByText('This account is gone.')).toBeVisible();
  });
});

describe('payments to review', () => {
  it.each([
    { action: 'Give the plan', decision: 'grant', said: 'The plan was given.' },
    { action: 'Dismiss', decision: 'dismiss', said: 'The payment was dismissed.' },
  ])('are decided with a note: $action', async ({ action, decision, said }) => {
    const toReview = [
      aPaymentToReview(),
      aPaymentToReview({ paymentId: 6, name: 'An Vo', cause: 'twice' }),
    ];
    const { user, api } = openOperatorScreen(
      '/admin?view=payments',
      createOperatorServer({ toReview }),
    );

    await user.click(await button(`${action}: Lan Pham`));
    fill(await screen.findByLabelText('Why'), WHY);
    await user.click(await button(action));

    expect(await screen.findByText(said)).toBeVisible();
    expect(api.calls(operatorEndpoints.settlePayment)).toEqual([
      expect.objectContaining({ params: { paymentId: '5' }, body: { decision, note: WHY } }),
    ]);
    expect(screen.queryByText(/Lan Pham, lan@example.com/)).toBeNull();
    expect(screen.getByText('Paid twice')).toBeVisible();
  });

  it('say who was first when somebody else has decided', async () => {
    const api = createOperatorServer();
    api.answer(
      operatorEndpoints.settlePayment,
      new ApiError(OPERATOR_MESSAGES.paymentSettled, { code: 'conflict', status: 409 }),
    );
    const { user } = openOperatorScreen('/admin?view=payments', api);
    await user.click(await button('Dismiss: Lan Pham'));
    fill(await screen.findByLabelText('Why'), WHY);

    await user.click(await button('Dismiss'));

    expect(await screen.findByText(OPERATOR_MESSAGES.paymentSettled)).toBeVisible();
  });
});

describe('the mail queue', () => {
  it('shows failed mails and tries one again', async () => {
    const mails = [aMail(), aMail({ mailId: 4, recipient: null, kind: null, canRetry: false })];
    const { user, api, currentPath } = openOperatorScreen(
      '/admin?view=mails',
      createOperatorServer({ mails }),
    );
    await screen.findByText('No mail waits');

    await user.click(screen.getByRole('radio', { name: 'Failed' }));

    expect(currentPath()).toBe('/admin?view=mails&state=failed');
    expect(await screen.findByText('Cannot be read')).toBeVisible();
    expect(screen.getAllByText('Last error: smtp 550')).toHaveLength(2);
    await user.click(await button('Try the mail to lan@example.com again'));
    expect(await screen.findByText('The mail is in the queue again.')).toBeVisible();
    expect(api.calls(operatorEndpoints.retryMail)).toHaveLength(1);
    expect(screen.queryByText('lan@example.com')).toBeNull();
  });
});

describe('the audit log', () => {
  it('names the plan before its days and the reason after both, however they are stored', async () => {
    const details = { days: 14, note: 'Outage', plan: 'pro', place: 'Hanoi' };
    const entries = [anEntry({ action: 'plan-granted', details })];

    openOperatorScreen('/admin?view=audit', createOperatorServer({ entries }));

    expect(await screen.findByRole('listitem')).toHaveTextContent(
      /Plan: pro.*Days: 14.*Why: Outage.*place: Hanoi/,
    );
  });

  it('says who did what to whom, page by page', async () => {
    const entries = [
      anEntry({ auditId: 9, action: 'admin-granted', actor: null, details: {} }),
      anEntry({ auditId: 8, target: { userId: 4, name: null } }),
      ...Array.from({ length: 5 }, (_, index) => anEntry({ auditId: index + 1 })),
    ];
    const { user, api } = openOperatorScreen(
      '/admin?view=audit',
      createOperatorServer({ entries }),
    );
    const [first, second] = await within(
      await screen.findByRole('list', { name: 'Audit log' }),
    ).findAllByRole('listitem');

    expect(first).toHaveTextContent(/Made an operator.*Lan Pham.*Command line/);
    expect(second).toHaveTextContent(/Blocked.*deleted account 4.*by Olga Ops.*Reason: Sends spam/);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(api.calls(operatorEndpoints.listAudit).at(-1)?.query).toEqual({
        page: '1',
        pageSize: '5',
      }),
    );
  });
});
