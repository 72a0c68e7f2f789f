import { OPERATOR_MESSAGES, PaymentsToReviewPageSchema } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { noticeOf, sendNotice, sign, VNPAY_ENVIRONMENT } from '../../testing/fake-vnpay';
import { readAuditRows, signUpOperator } from '../../testing/operators';
import {
  ageOrders,
  orderPlan,
  readBilling,
  readPaymentRows,
  readPlan,
} from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const NOTE = 'Seen on the bank statement';

let app: TestApp;
let operator: Student;
let student: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: VNPAY_ENVIRONMENT,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  operator = await signUpOperator(app);
  student = await signUp(app, { email: 'lan@example.com', name: 'Lan Pham' });
});

async function payLate() {
  const payUrl = await orderPlan(app, student.token);
  await ageOrders(app, 20);
  await sendNotice(app, sign(noticeOf(payUrl)));
}

async function payTwice() {
  const payUrl = await orderPlan(app, student.token);
  await sendNotice(app, sign(noticeOf(payUrl)));
  await sendNotice(app, sign(noticeOf(payUrl)));
}

const listToReview = async (query = '') => {
  const answer = await app.call('GET', `/admin/payments?status=review${query}`, {
    token: operator.token,
  });
  return PaymentsToReviewPageSchema.parse(answer.body.data);
};
const settle = (decision: 'grant' | 'dismiss', paymentId = 1) =>
  app.call('POST', `/admin/payment/${paymentId}/settle`, {
    token: operator.token,
    body: { decision, note: NOTE },
  });
const statuses = async () =>
  (await readBilling(app, student.token)).payments.map(({ status }) => status);

describe('[A-47] payments that wait for a decision', () => {
  it('are listed with whose they are and why they wait', async () => {
    await payLate();

    expect(await listToReview()).toEqual({
      payments: [
        {
          paymentId: 1,
          userId: 2,
          name: 'Lan Pham',
          email: student.email,
          plan: 'pro',
          amountVnd: 49_000,
          orderNumber: expect.stringMatching(/^S/),
          provider: 'vnpay',
          transactionNo: expect.any(String),
          paidDate: expect.any(String),
          cause: 'late',
        },
      ],
      totalPages: 1,
      totalItems: 1,
    });
  });

  it('are those of an order that was paid twice too, but never those that were in time', async () => {
    await payTwice();

    const { payments, totalItems } = await listToReview();

    expect(totalItems).toBe(1);
    expect(payments).toMatchObject([{ paymentId: 2, cause: 'twice' }]);
    expect((await settle('grant', 1)).body).toEqual(
      refusal('not_found', OPERATOR_MESSAGES.paymentNotFound),
    );
  });

  it('are shown page by page, oldest first', async () => {
    await payLate();
    await payLate();
    await payLate();

    const pages = [await listToReview('&pageSize=2'), await listToReview('&pageSize=2&page=1')];

    expect(pages.map(({ totalPages, totalItems }) => [totalPages, totalItems])).toEqual([
      [2, 3],
      [2, 3],
    ]);
    expect(pages.flatMap(({ payments }) => payments.map(({ paymentId }) => paymentId))).toEqual([
      1, 2, 3,
    ]);
  });
});

describe('[A-47] a decision about a payment', () => {
  it('gives the time it would have bought, with a receipt and a line in the log', async () => {
    await payLate();

    expect((await settle('grant')).status).toBe(200);

    expect(await readPlan(app, student.token)).toBe('Pro');
    expect(await statuses()).toEqual(['paid']);
    expect(await listToReview()).toMatchObject({ payments: [], totalItems: 0 });
    const { orders, grants } = await readPaymentRows(app);
    expect(orders).toMatchObject([{ status: 'paid' }]);
    expect(grants).toEqual([{ user_id: 2, plan: 'pro' }]);
    expect((await app.mailbox.wait(student.email, 2)).subject).toContain('Pro');
    expect((await readAuditRows(app)).at(-1)).toEqual({
      actor_id: 1,
      action: 'payment-granted',
      target_id: 2,
      details: { orderNumber: orders[0]?.number, note: NOTE },
    });
  });

  it('of a second payment comes behind the time of the first', async () => {
    await payTwice();

    await settle('grant', 2);

    const { paidUntil } = await readBilling(app, student.token);
    const days = (Date.parse(String(paidUntil.pro)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(60);
  });

  it('to dismiss it gives nothing and closes it', async () => {
    await payLate();

    expect((await settle('dismiss')).status).toBe(200);

    expect(await readPlan(app, student.token)).toBe('Basic');
    expect(await statuses()).toEqual(['dismissed']);
    expect(await listToReview()).toMatchObject({ payments: [] });
    const { orders, grants } = await readPaymentRows(app);
    expect(orders).toMatchObject([{ status: 'cancelled' }]);
    expect(grants).toEqual([]);
    expect((await readAuditRows(app)).at(-1)).toMatchObject({ action: 'payment-dismissed' });
  });

  it('is made once, whoever else decides at the same moment', async () => {
    await payLate();
    const decisions = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'grant' : 'dismiss'));

    const answers = await Promise.all(decisions.map((decision) => settle(decision)));

    const won = answers.filter(({ status }) => status === 200);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(won).toHaveLength(1);
    expect(lost.map(({ body }) => body)).toEqual(
      lost.map(() => refusal('conflict', OPERATOR_MESSAGES.paymentSettled)),
    );
    const decision = decisions[answers.findIndex(({ status }) => status === 200)];
    const { grants } = await readPaymentRows(app);
    expect(grants).toHaveLength(decision === 'grant' ? 1 : 0);
    expect(await readAuditRows(app)).toHaveLength(2);
    expect((await settle('grant')).status).toBe(409);
  });

  it('cannot be changed afterwards', async () => {
    await payLate();
    await settle('dismiss');

    await expect(
      app.database.query("update payment_settlements set decision = 'grant'"),
    ).rejects.toMatchObject({ cause: { message: 'payment_settlements takes new rows only' } });
  });
});
