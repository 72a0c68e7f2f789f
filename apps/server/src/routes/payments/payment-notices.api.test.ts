import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startVariant } from '../../testing/app-variant';
import { createCountingHasher } from '../../testing/counting-hasher';
import { CANCELLED, noticeOf, sendNotice, sign, VNPAY_ENVIRONMENT } from '../../testing/fake-vnpay';
import { orderPlan, readBilling, readPaymentRows, readPlan } from '../../testing/payments';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const CONFIRMED = { RspCode: '00', Message: 'Confirm Success' };
const NOT_FOUND = { RspCode: '01', Message: 'Order not found' };
const ALREADY = { RspCode: '02', Message: 'Order already confirmed' };
const WRONG_AMOUNT = { RspCode: '04', Message: 'Invalid amount' };
const BAD_SIGNATURE = { RspCode: '97', Message: 'Invalid signature' };
const DAY_MS = 86_400_000;

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
const events = () =>
  logLines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => event)
    .map(({ event, outcome, reason, user }) => ({ event, outcome, reason, user }));
const noted = () => logLines.map((line) => JSON.parse(line)).filter(({ event }) => event);

async function expectNothingPaid() {
  expect(await readPaymentRows(app)).toEqual({
    orders: [{ number: expect.any(String), plan: 'pro', status: 'open' }],
    payments: [],
    grants: [],
  });
  expect(await readPlan(app, student.token)).toBe('Basic');
}

describe('a notification', () => {
  it('[A-45] of a payment gives the plan for 30 days and says so by mail', async () => {
    expect(await send(sign(noticeOf(payUrl)))).toEqual(CONFIRMED);

    const [order] = (await readPaymentRows(app)).orders;
    const billing = await readBilling(app, student.token);
    expect(billing).toEqual({
      plan: 'Pro',
      paidUntil: { pro: expect.any(String), team: null },
      canOrder: true,
      payments: [
        {
          paymentId: 1,
          orderNumber: order?.number,
          plan: 'pro',
          amountVnd: 49_000,
          status: 'paid',
          paidDate: expect.any(String),
        },
      ],
    });
    const days = (Date.parse(billing.paidUntil.pro ?? '') - Date.now()) / DAY_MS;
    expect(days).toBeCloseTo(30, 2);
    expect(order).toMatchObject({ status: 'paid' });
    const receipt = await app.mailbox.wait(student.email);
    expect(receipt.subject).toBe('Your receipt for Scholar Pro');
    expect(receipt.text).toContain('Amount: 49.000\u00A0VND\n');
    expect(receipt.text).toContain(`Order number: ${order?.number}\n`);
    expect(events()).toEqual([{ event: 'paid', outcome: 'ok', user: 1 }]);
  });

  it('[A-46] that comes a hundred times at once gives the plan once', async () => {
    const query = sign(noticeOf(payUrl));

    const answers = await Promise.all(Array.from({ length: 100 }, () => send(query)));

    expect(answers.filter(({ RspCode }) => RspCode === '00')).toEqual([CONFIRMED]);
    expect(answers.filter(({ RspCode }) => RspCode === '02')).toHaveLength(99);
    const { payments, grants } = await readPaymentRows(app);
    expect([payments.length, grants.length]).toEqual([1, 1]);
  });

  it('[A-46] that reaches several servers at once gives the plan once', async () => {
    const { services, payment } = app.composition;
    const query = sign(noticeOf(payUrl));
    const caller = { address: '203.0.113.10', language: 'en', requestId: 'test' } as const;

    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        services.settlement.receive(
          payment.gateway?.readNotice(query) ?? { problem: 'unreadable' },
          caller,
        ),
      ),
    );

    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 19 }, () => 'already-confirmed'),
      'confirmed',
    ]);
    const { payments, grants } = await readPaymentRows(app);
    expect([payments.length, grants.length]).toEqual([1, 1]);
  });

  it('[L-18] of 500 copies among 500 forgeries gives the plan once, and one receipt', async () => {
    const good = noticeOf(payUrl);
    const forgeries = Array.from({ length: 500 }, (_, index) =>
      sign({ ...good, vnp_BankTranNo: `VNP${index}` }, 'another secret'),
    );
    const queries = forgeries.flatMap((forgery) => [forgery, sign(good)]);

    const answers = await Promise.all(queries.map((query) => send(query)));

    const count = (code: string) => answers.filter(({ RspCode }) => RspCode === code).length;
    expect([count('00'), count('02'), count('97')]).toEqual([1, 499, 500]);
    const { payments, grants } = await readPaymentRows(app);
    expect([payments.length, grants.length]).toEqual([1, 1]);
    expect(await app.database.query('select count(*)::int as mails from mail_jobs')).toEqual([
      { mails: 1 },
    ]);
  });

  it.each<[string, (query: string) => string]>([
    ['a lower amount', (query) => query.replace('=4900000', '=4899900')],
    ['a higher amount', (query) => query.replace('=4900000', '=4900100')],
    [
      'the number of another order',
      (query) => query.replace(/vnp_TxnRef=\w+/, 'vnp_TxnRef=S000002ABCDEFGH'),
    ],
    [
      'parameters in another order',
      (query) => query.replace(/(vnp_Amount=\d+)&(vnp_BankCode=\w+)/, '$2&$1'),
    ],
    ['a parameter twice', (query) => `vnp_Amount=4900000&${query}`],
    ['a further parameter', (query) => `${query}&vnp_Zebra=1`],
    ['a parameter of somebody else', (query) => `${query}&utm_source=mail`],
    ['a missing parameter', (query) => query.replace(/vnp_BankCode=\w+&/, '')],
    [
      'MD5 as its kind of hash',
      (query) => query.replace('&vnp_SecureHash=', '&vnp_SecureHashType=MD5&vnp_SecureHash='),
    ],
    ['another signature', (query) => query.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['no signature', (query) => query.replace(/&vnp_SecureHash=.*/, '')],
    ['nothing in it', () => ''],
  ])('[A-46] [B-117] with %s is refused and noted', async (_, tamper) => {
    const query = tamper(sign(noticeOf(payUrl)));

    expect(await send(query)).toEqual(BAD_SIGNATURE);

    await expectNothingPaid();
    expect(events()).toEqual([
      { event: 'payment-notified', outcome: 'refused', reason: 'bad-signature' },
    ]);
  });

  it.each(['md5', 'sha256'])('[A-46] signed with %s is refused', async (algorithm) => {
    expect(await send(sign(noticeOf(payUrl), undefined, algorithm))).toEqual(BAD_SIGNATURE);
    await expectNothingPaid();
  });

  it.each([
    ['one đồng less', { vnp_Amount: '4899900' }, WRONG_AMOUNT, 'wrong-amount'],
    ['one đồng more', { vnp_Amount: '4900100' }, WRONG_AMOUNT, 'wrong-amount'],
    ['a hundredth less', { vnp_Amount: '4899999' }, WRONG_AMOUNT, 'wrong-amount'],
    ['the price of Team', { vnp_Amount: '20000000' }, WRONG_AMOUNT, 'wrong-amount'],
    ['another currency', { vnp_CurrCode: 'USD' }, WRONG_AMOUNT, 'wrong-currency'],
    ['an order that is not there', { vnp_TxnRef: 'S000001ABCDEFGH' }, NOT_FOUND, 'unknown-order'],
    ['an order of nobody', { vnp_TxnRef: 'S00009ZABCDEFGH' }, NOT_FOUND, 'unknown-order'],
    ['something that is no order', { vnp_TxnRef: "' or 1=1" }, NOT_FOUND, 'unknown-order'],
    ['another shop', { vnp_TmnCode: 'SCHOLAR2' }, BAD_SIGNATURE, 'bad-signature'],
  ])(
    '[A-46] [B-117] about %s is refused, though it is signed',
    async (_, changes, answer, reason) => {
      expect(await send(sign(noticeOf(payUrl, changes)))).toEqual(answer);

      await expectNothingPaid();
      expect(events()).toMatchObject([{ event: 'payment-notified', outcome: 'refused', reason }]);
    },
  );

  it.each(['vnp_Amount', 'vnp_TxnRef', 'vnp_ResponseCode', 'vnp_TransactionNo'])(
    '[B-117] that lacks %s, though signed, is not understood',
    async (name) => {
      expect(await send(sign(noticeOf(payUrl, { [name]: undefined })))).toMatchObject({
        RspCode: '99',
      });
      await expectNothingPaid();
    },
  );

  it.each([undefined, '20261332250000', 'yesterday'])(
    'of a payment whose time is %o counts from when it came',
    async (vnp_PayDate) => {
      const before = Date.now();

      expect(await send(sign(noticeOf(payUrl, { vnp_PayDate })))).toEqual(CONFIRMED);

      const { plan, payments } = await readBilling(app, student.token);
      expect(plan).toBe('Pro');
      expect(Math.abs(Date.parse(payments[0]?.paidDate ?? '') - before)).toBeLessThan(60_000);
    },
  );

  it.each([
    ['another amount', { vnp_Amount: '4899900' }, { reason: 'wrong-amount', amountVnd: 48_999 }],
    ['another currency', { vnp_CurrCode: 'USD' }, { reason: 'wrong-currency', amountVnd: 49_000 }],
    ['no order', { vnp_TxnRef: 'S000001ABCDEFGH' }, { orderNumber: 'S000001ABCDEFGH' }],
    ['no code', { vnp_ResponseCode: undefined }, { reason: 'unreadable', amountVnd: 49_000 }],
    ['another shop', { vnp_TmnCode: 'SCHOLAR2' }, { reason: 'bad-signature', amountVnd: 49_000 }],
  ])('with %s leaves what it spoke of in the log, if signed', async (_, changes, expected) => {
    const notice = noticeOf(payUrl, changes);

    await send(sign(notice));
    await send(sign(notice, 'another secret'));

    const [signed, forged] = noted();
    expect(signed).toMatchObject({
      outcome: 'refused',
      orderNumber: notice['vnp_TxnRef'],
      transactionNo: notice['vnp_TransactionNo'],
      ...expected,
    });
    expect(forged).not.toHaveProperty('orderNumber');
    expect(forged).not.toHaveProperty('amountVnd');
  });

  it.each([
    ['07', '07'],
    ['07', '00'],
    ['00', '04'],
    ['00', '05'],
    ['00', '06'],
    ['99', '07'],
  ])(
    'of taken money that is not sure (%s, %s) is looked at',
    async (vnp_ResponseCode, vnp_TransactionStatus) => {
      const query = sign(noticeOf(payUrl, { vnp_ResponseCode, vnp_TransactionStatus }));

      expect(await send(query)).toEqual(CONFIRMED);
      expect(await send(query)).toEqual(ALREADY);

      expect(await readPaymentRows(app)).toMatchObject({
        orders: [{ status: 'review' }],
        payments: [{ status: 'review', amount_vnd: 49_000 }],
        grants: [],
      });
      const mail = await app.mailbox.wait(student.email);
      expect(mail.subject).toBe('We are looking at your payment for Pro');
      expect(mail.text).toContain('Your payment is being checked');
      expect(mail.text).not.toContain('late');
    },
  );

  it('of an unfinished payment leaves the order open, and its end pays it', async () => {
    const notice = noticeOf(payUrl, { vnp_ResponseCode: '99', vnp_TransactionStatus: '01' });

    expect(await send(sign(notice))).toEqual({
      RspCode: '99',
      Message: 'Transaction not completed',
    });
    await expectNothingPaid();

    const paid = { ...notice, vnp_ResponseCode: '00', vnp_TransactionStatus: '00' };
    expect(await send(sign(paid))).toEqual(CONFIRMED);
    expect(await readPlan(app, student.token)).toBe('Pro');
  });

  it.each([
    ['the student', CANCELLED],
    ['the bank', { vnp_ResponseCode: '51', vnp_TransactionStatus: '02' }],
  ])('of a second try in time pays what %s had ended, once', async (_, refused) => {
    expect(await send(sign(noticeOf(payUrl, refused)))).toEqual(CONFIRMED);
    const success = sign(noticeOf(payUrl));

    const answers = await Promise.all([send(success), send(success), send(success)]);

    expect(answers.map(({ RspCode }) => RspCode).toSorted()).toEqual(['00', '02', '02']);
    expect(await readPaymentRows(app)).toMatchObject({
      orders: [{ status: 'paid' }],
      payments: [{ status: 'paid' }],
      grants: [{ plan: 'pro' }],
    });
    expect(await send(sign(noticeOf(payUrl, refused)))).toEqual(ALREADY);
    expect(await readPlan(app, student.token)).toBe('Pro');
  });

  it('[B-117] pays only the order it names', async () => {
    const other = await signUp(app, { email: 'lan@example.com' });
    await orderPlan(app, other.token);

    await send(sign(noticeOf(payUrl)));

    expect(await readPlan(app, student.token)).toBe('Pro');
    expect(await readPlan(app, other.token)).toBe('Basic');
    expect((await readBilling(app, other.token)).payments).toEqual([]);
  });

  it('[B-117] is read with GET, from wherever it comes', async () => {
    const query = sign(noticeOf(payUrl));

    expect((await sendNotice(app, query, { method: 'POST' })).status).toBe(404);
    await expectNothingPaid();
    expect((await sendNotice(app, query, { from: '198.51.100.7' })).body).toEqual(CONFIRMED);
  });

  it('of a cancelled payment closes the order and changes no plan', async () => {
    expect(await send(sign(noticeOf(payUrl, CANCELLED)))).toEqual(CONFIRMED);
    expect(await send(sign(noticeOf(payUrl, CANCELLED)))).toEqual(ALREADY);

    expect(await readPaymentRows(app)).toMatchObject({
      orders: [{ status: 'cancelled' }],
      payments: [],
      grants: [],
    });
    const next = await orderPlan(app, student.token);
    expect(next).not.toBe(payUrl);
  });

  it('is sent again by the gateway when the database is in trouble', async () => {
    const query = sign(noticeOf(payUrl));
    await app.database.query('alter table plan_grants rename to plan_grants_gone');
    const failed = await send(query);
    await app.database.query('alter table plan_grants_gone rename to plan_grants');

    expect(failed).toEqual({ RspCode: '99', Message: 'Unknown error' });
    await expectNothingPaid();
    expect(await send(query)).toEqual(CONFIRMED);
    expect(await readPlan(app, student.token)).toBe('Pro');
  });

  it('is never turned away for coming too often, unless it is forged', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 1 } });
    const query = sign(noticeOf(payUrl));
    const answers = [];
    for (let count = 0; count < 4; count += 1) {
      answers.push((await sendNotice(limited, query)).body);
    }
    const forged = [1, 2].map((count) => sign({ vnp_TxnRef: `S${count}` }, 'another secret'));
    const refused = [];
    for (const forgery of forged) {
      refused.push((await sendNotice(limited, forgery)).status);
    }
    await limited.app.close();

    expect(answers).toEqual([CONFIRMED, ALREADY, ALREADY, ALREADY]);
    expect(refused).toEqual([200, 429]);
  });

  it('writes no secret into a log', async () => {
    const query = sign(noticeOf(payUrl));
    await send(query);
    await send(query.replace('=4900000', '=1'));

    const written = logLines.join('');
    expect(written).not.toContain(VNPAY_ENVIRONMENT.VNPAY_HASH_SECRET);
    expect(written).not.toContain('vnp_SecureHash');
    expect(written).not.toContain(query.slice(-40));
  });
});

describe('[A-45] coming back from the payment page', () => {
  const comeBack = (query: string) =>
    app.app.inject({ method: 'GET', url: `/api/payment/return?${query}` });

  it('leads to the profile and changes nothing', async () => {
    const notice = noticeOf(payUrl);

    const answer = await comeBack(sign(notice));

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `http://localhost:3000/profile?payment=paid&order=${notice['vnp_TxnRef']}`,
    );
    await expectNothingPaid();
  });

  it('tells that the payment was cancelled', async () => {
    const notice = noticeOf(payUrl, CANCELLED);

    const answer = await comeBack(sign(notice));

    expect(answer.headers.location).toBe(
      `http://localhost:3000/profile?payment=cancelled&order=${notice['vnp_TxnRef']}`,
    );
    await expectNothingPaid();
  });

  it.each([
    ['not sure', { vnp_ResponseCode: '07', vnp_TransactionStatus: '07' }],
    ['not finished', { vnp_ResponseCode: '99', vnp_TransactionStatus: '01' }],
  ])('waits for a payment that is %s', async (_, changes) => {
    const notice = noticeOf(payUrl, changes);

    const answer = await comeBack(sign(notice));

    expect(answer.headers.location).toBe(
      `http://localhost:3000/profile?payment=paid&order=${notice['vnp_TxnRef']}`,
    );
  });

  it.each(['', 'vnp_TxnRef=S1&vnp_ResponseCode=00', 'payment=paid&order=%0d%0aSet-Cookie:x'])(
    'with %o leads to the profile without a word',
    async (query) => {
      const answer = await comeBack(query);

      expect(answer.headers.location).toBe('http://localhost:3000/profile');
      await expectNothingPaid();
    },
  );
});
