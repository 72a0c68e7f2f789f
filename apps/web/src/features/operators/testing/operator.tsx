import {
  CHOICE_DAYS,
  type ChoiceTotal,
  type QueuedMail,
  operatorEndpoints,
  type AccountDetail,
  type AuditEntry,
  type PaymentToReview,
} from '@scholar/contract';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { renderScreen } from '../../../testing/render-screen';
import { Toaster } from '../../../ui/feedback/toast';
import { OperatorScreen } from '../operator-screen';

const DATE = '2025-09-14T13:42:00.000Z';

export function aStudent(changes: Partial<AccountDetail> = {}): AccountDetail {
  return {
    userId: 12,
    name: 'Lan Pham',
    email: 'lan@example.com',
    userName: 'lan.pham',
    language: 'vi',
    roles: ['User'],
    state: 'active',
    createdDate: DATE,
    lastSeenDate: DATE,
    blockedDate: null,
    deactivatedDate: null,
    plan: 'Basic',
    paidUntil: { pro: null, team: null },
    payments: [],
    counts: { documents: 3, flashcards: 1_200, sets: 4, studySessions: 5 },
    team: null,
    history: [],
    ...changes,
  };
}

export function aPaymentToReview(changes: Partial<PaymentToReview> = {}): PaymentToReview {
  return {
    paymentId: 5,
    userId: 12,
    name: 'Lan Pham',
    email: 'lan@example.com',
    plan: 'pro',
    amountVnd: 49_000,
    orderNumber: 'S00000CABCDEFGH',
    provider: 'vnpay',
    transactionNo: '14226001',
    paidDate: DATE,
    cause: 'late',
    ...changes,
  };
}

export function aMail(changes: Partial<QueuedMail> = {}): QueuedMail {
  return {
    mailId: 3,
    recipient: 'lan@example.com',
    kind: 'payment-receipt',
    tries: 10,
    lastError: 'smtp 550',
    queuedDate: DATE,
    dueDate: DATE,
    canRetry: true,
    ...changes,
  };
}

export function anEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    auditId: 1,
    action: 'user-blocked',
    actor: { userId: 1, name: 'Olga Ops' },
    target: { userId: 12, name: 'Lan Pham' },
    details: { reason: 'Sends spam' },
    date: DATE,
    ...changes,
  };
}

export function aChoiceTotal(changes: Partial<ChoiceTotal> = {}): ChoiceTotal {
  return {
    engine: 'embedded',
    language: 'en',
    kind: 'definition',
    shownAs: 'selected',
    kept: 1_240,
    edited: 160,
    dropped: 600,
    ...changes,
  };
}

/** A server with these on it: what is done to them is there when it is asked again. */
export function createOperatorServer({
  students = [aStudent()],
  toReview = [aPaymentToReview()],
  mails = [aMail()],
  entries = [anEntry()],
  choices = [aChoiceTotal()],
} = {}) {
  const api = createFakeApi();
  const stored = students.map((student) => ({ ...student }));
  const find = (userId: unknown) => {
    const student = stored.find((each) => each.userId === Number(userId));
    if (!student) {
      throw new Error('The test asks for somebody who is not there.');
    }
    return student;
  };
  let waiting = [...toReview];
  let failed = [...mails];
  const totals = (items: unknown[], { pageSize }: { pageSize?: string | undefined }) => ({
    totalItems: items.length,
    totalPages: Math.ceil(items.length / Number(pageSize)),
  });
  const cut = <Item,>(
    items: Item[],
    { page, pageSize }: { page?: string | undefined; pageSize?: string | undefined },
  ) => items.slice(Number(page) * Number(pageSize), (Number(page) + 1) * Number(pageSize));

  api.answer(operatorEndpoints.listUsers, ({ query }) => {
    const found = stored.filter(({ email }) => email.startsWith(query?.keyword ?? ''));
    return { users: cut(found, query), ...totals(found, query) };
  });
  api.answer(operatorEndpoints.getUser, ({ params }) => ({ ...find(params.userId) }));
  api.answer(operatorEndpoints.block, ({ params }) =>
    Object.assign(find(params.userId), { state: 'blocked' as const, blockedDate: DATE }),
  );
  api.answer(operatorEndpoints.unblock, ({ params }) =>
    Object.assign(find(params.userId), { state: 'active' as const, blockedDate: null }),
  );
  api.answer(operatorEndpoints.grantPlan, ({ body }) => ({ plan: body.plan, paidUntil: DATE }));
  api.answer(operatorEndpoints.listPayments, ({ query }) => ({
    payments: cut(waiting, query),
    ...totals(waiting, query),
  }));
  api.answer(operatorEndpoints.settlePayment, ({ params }) => {
    waiting = waiting.filter(({ paymentId }) => paymentId !== Number(params.paymentId));
    return null;
  });
  api.answer(operatorEndpoints.listMails, ({ query }) => {
    const found = query.state === 'failed' ? failed : [];
    return { mails: cut(found, query), ...totals(found, query) };
  });
  api.answer(operatorEndpoints.retryMail, ({ params }) => {
    failed = failed.filter(({ mailId }) => mailId !== Number(params.mailId));
    return null;
  });
  api.answer(operatorEndpoints.readChoices, { days: CHOICE_DAYS, totals: choices });
  api.answer(operatorEndpoints.listAudit, ({ query }) => ({
    entries: cut(entries, query),
    ...totals(entries, query),
  }));
  return api;
}

/** The screen of an operator, with the notices of the shell. */
export function openOperatorScreen(
  route = '/admin',
  api = createOperatorServer(),
  onRefused: () => void = () => {},
) {
  return renderScreen(
    <>
      <OperatorScreen onRefused={onRefused} />
      <Toaster />
    </>,
    { route, api, session: { user: aUser() } },
  );
}
