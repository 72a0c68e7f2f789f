import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import {
  CANCELLED,
  noticeOf,
  sendNotice,
  sign,
  toHanoi,
  VNPAY_ENVIRONMENT,
} from '../../testing/fake-vnpay';
import {
  ageOrders,
  orderPlan,
  readBilling,
  readPaymentRows,
  readPlan,
} from '../../testing/payments';
import {
  deactivate,
  forgetSends,
  registerByMail,
  signUp,
  type Student,
} from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const CONFIRMED = { RspCode: '00', Message: 'Confirm Success' };
const ALREADY = { RspCode: '02', Message: 'Order already confirmed' };

const logLines: string[] = [];
let app: TestApp;
let student: Student;
let payUrl: string;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: VNPAY_ENVIRONMENT,
    logLines,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  student = await signUp(app);
  payUrl = await orderPlan(app, student.token);
  logLines.length = 0;
});

const send = async (query: string) => (await sendNotice(app, query)).body;

describe('[A-47] money that comes late', () => {
  const reviewed = async () => {
    const { payments, grants, orders } = await readPaymentRows(app);
    expect(grants).toEqual([]);
    expect(payments).toMatchObject([{ status: 'review', amount_vnd: 49_000 }]);
    expect(orders).toMatchObject([{ status: 'review' }]);
    expect(await readPlan(app, student.token)).toBe('Basic');
  };

  it('is recorded for review and not lost', async () => {
    await ageOrders(app, 20);
    const query = sign(noticeOf(payUrl));

    expect(await send(query)).toEqual(CONFIRMED);
    expect(await send(query)).toEqual(ALREADY);

    await reviewed();
    expect((await readBilling(app, student.token)).payments).toMatchObject([{ status: 'review' }]);
    expect((await app.mailbox.wait(student.email)).subject).toBe(
      'We are looking at your payment for Pro',
    );
    expect(logLines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ event: 'payment-review', outcome: 'ok', user: 1 }),
    );
  });

  it('is recorded for review after the order was cancelled too', async () => {
    await send(sign(noticeOf(payUrl, CANCELLED)));
    await ageOrders(app, 20);

    expect(await send(sign(noticeOf(payUrl)))).toEqual(CONFIRMED);

    await reviewed();
  });

  it('is in time when only its notification was held up', async () => {
    const paidAt = new Date();
    await ageOrders(app, 60);
    await app.composition.services.orders.expireOld();
    const inTime = new Date(paidAt.getTime() - 50 * 60_000);

    expect(await send(sign(noticeOf(payUrl, { vnp_PayDate: toHanoi(inTime) })))).toEqual(CONFIRMED);

    expect(await readPlan(app, student.token)).toBe('Pro');
  });

  it('is in time when it is here, whatever the clock of the gateway says', async () => {
    const ahead = new Date(Date.now() + 60 * 60_000);

    expect(await send(sign(noticeOf(payUrl, { vnp_PayDate: toHanoi(ahead) })))).toEqual(CONFIRMED);

    expect(await readPlan(app, student.token)).toBe('Pro');
  });

  it('is recorded for review when an order was paid twice', async () => {
    await send(sign(noticeOf(payUrl)));
    const until = (await readBilling(app, student.token)).paidUntil.pro;

    expect(await send(sign(noticeOf(payUrl)))).toEqual(ALREADY);

    const { payments, orders } = await readPaymentRows(app);
    expect(payments).toMatchObject([{ status: 'paid' }, { status: 'review' }]);
    expect(orders).toMatchObject([{ status: 'paid' }]);
    expect((await readBilling(app, student.token)).paidUntil.pro).toBe(until);
    const { text } = await app.mailbox.wait(student.email, 2);
    expect(text).toContain('This order was paid twice');
    expect(text).not.toContain('late');
  });

  it('of a deactivated account is there when the account comes back', async () => {
    await forgetSends(app);
    await deactivate(app, student);

    expect(await send(sign(noticeOf(payUrl)))).toEqual(CONFIRMED);

    await forgetSends(app);
    const back = await registerByMail(app, { email: student.email });
    expect(await readPlan(app, back.token)).toBe('Pro');
  });
});
