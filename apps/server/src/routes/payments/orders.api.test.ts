import { PLANS } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passTime } from '../../testing/clock';
import { createCountingHasher } from '../../testing/counting-hasher';
import { readPayUrl, toHanoi, VNPAY_ENVIRONMENT } from '../../testing/fake-vnpay';
import { ageOrders, orderPlan, readPaymentRows } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { signUp } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: VNPAY_ENVIRONMENT,
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  ({ token } = await signUp(app));
});

const order = (
  plan: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
) => app.call(method, `/payment/order/${plan}`, { token, headers });
const countOrders = async () => (await readPaymentRows(app)).orders.length;

describe('an order', () => {
  it.each(['pro', 'team'] as const)(
    '[A-47] of %s leads to the payment page with the price of the server',
    async (plan) => {
      const before = Date.now();

      const url = await orderPlan(app, token, plan);

      expect(url).toMatch(/^https:\/\/sandbox\.vnpayment\.vn\/paymentv2\/vpcpay\.html\?/);
      const signed = readPayUrl(url);
      expect(signed).toEqual({
        vnp_Version: '2.1.0',
        vnp_Command: 'pay',
        vnp_TmnCode: VNPAY_ENVIRONMENT.VNPAY_TMN_CODE,
        vnp_Amount: String(PLANS[plan].priceVnd * 100),
        vnp_CurrCode: 'VND',
        vnp_TxnRef: expect.stringMatching(/^S000001[2-9A-HJ-NP-Z]{8}$/),
        vnp_OrderInfo: `Scholar ${PLANS[plan].name} 30 days ${signed['vnp_TxnRef']}`,
        vnp_OrderType: 'other',
        vnp_Locale: 'en',
        vnp_ReturnUrl: 'http://localhost:3000/api/payment/return',
        vnp_IpAddr: '192.0.2.1',
        vnp_CreateDate: expect.stringMatching(/^\d{14}$/),
        vnp_ExpireDate: expect.stringMatching(/^\d{14}$/),
      });
      // The clocks of the database and of this machine may differ by a breath.
      expect(Number(signed['vnp_CreateDate'])).toBeGreaterThanOrEqual(
        Number(toHanoi(new Date(before - 5_000))),
      );
      expect(await app.database.query('select plan, amount_vnd, status from orders')).toEqual([
        { plan, amount_vnd: plan === 'pro' ? 49_000 : 200_000, status: 'open' },
      ]);
    },
  );

  it('[A-47] takes no price from the client', async () => {
    for (const query of ['?amount=1', '?priceVnd=1', '?vnp_Amount=100']) {
      await app.call('GET', `/payment/order/pro${query}`, { token });
    }
    await app.call('POST', '/payment/order/pro', { token, body: { amount: 1, priceVnd: 1 } });

    expect(await app.database.query('select distinct amount_vnd from orders')).toEqual([
      { amount_vnd: 49_000 },
    ]);
  });

  it('[W-5] is the same one for ten calls at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order('pro')));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 200),
      ...Array.from({ length: 5 }, () => 429),
    ]);
    const urls = answers.flatMap(({ status, body }) => (status === 200 ? [body.data] : []));
    expect(new Set(urls.map((data) => JSON.stringify(data))).size).toBe(1);
    expect(await countOrders()).toBe(1);
  });

  it('[W-5] is given again for 15 minutes, and a new one after that', async () => {
    const first = await orderPlan(app, token);
    await ageOrders(app, 14);
    const second = await orderPlan(app, token);
    await ageOrders(app, 2);
    const third = await orderPlan(app, token);

    const [a, b, c] = [first, second, third].map((url) => readPayUrl(url)['vnp_TxnRef']);
    expect(b).toBe(a);
    expect(c).not.toBe(a);
    expect((await readPaymentRows(app)).orders).toEqual([
      { number: a, plan: 'pro', status: 'expired' },
      { number: c, plan: 'pro', status: 'open' },
    ]);
  });

  it('[W-5] is one for each plan and each student', async () => {
    const other = await signUp(app, { email: 'lan@example.com' });

    const urls = [
      await orderPlan(app, token, 'pro'),
      await orderPlan(app, token, 'team'),
      await orderPlan(app, other.token, 'pro'),
    ];

    expect(new Set(urls).size).toBe(3);
    expect(await countOrders()).toBe(3);
  });

  it('[W-5] can be asked for with POST', async () => {
    const got = await order('pro');
    const posted = await order('pro', {}, 'POST');

    expect(posted.body).toEqual(got.body);
    expect(await countOrders()).toBe(1);
  });

  it('[W-5] is asked for five times a minute at most', async () => {
    for (let call = 0; call < 5; call += 1) {
      expect((await order('pro')).status).toBe(200);
    }

    const sixth = await order('team');

    expect(sixth.body).toEqual(
      refusal('too_many_requests', 'Too many requests. Please wait a moment and try again.'),
    );
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect(await countOrders()).toBe(1);
    await passTime(app, 60);
    expect((await order('team')).status).toBe(200);
  });

  it('[W-5] is never kept by a cache', async () => {
    expect((await order('pro')).headers['cache-control']).toBe('no-store');
  });

  it('[B-07] [M12] is not made by HEAD', async () => {
    const answer = await app.app.inject({
      method: 'HEAD',
      url: '/api/payment/order/pro',
      headers: { authorization: `Bearer ${token}` },
    });

    expect(answer.statusCode).toBe(405);
    expect(await countOrders()).toBe(0);
  });

  it.each([
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'navigate' },
    { 'sec-fetch-mode': 'no-cors' },
  ])('[W-5] is not made for a browser that sends %o', async (headers) => {
    const answer = await order('pro', headers);

    expect(answer.body).toEqual(
      refusal('forbidden', 'An order is made only when the student asks for it.'),
    );
    expect(await countOrders()).toBe(0);
  });

  it('[W-5] is made for the calls of our page', async () => {
    expect((await order('pro', { 'sec-fetch-mode': 'cors' })).status).toBe(200);
    expect((await order('pro', { 'sec-fetch-mode': 'same-origin' })).status).toBe(200);
  });

  it.each(['Pro', 'basic', '..%2Fteam', 'pro%20', 'prö', 'constructor', ''])(
    '[B-116] of %o is one of an unknown plan',
    async (plan) => {
      const answer = await order(plan);

      expect(answer.body).toEqual(refusal('not_found', 'Unknown plan.'));
      expect(await countOrders()).toBe(0);
    },
  );

  it.each([
    ['pro%00', 400],
    ['../team', 404],
    ['pro/team', 404],
  ])('[B-116] at %o answers %i', async (plan, status) => {
    expect((await order(plan)).status).toBe(status);
    expect(await countOrders()).toBe(0);
  });

  it('needs a student', async () => {
    const answer = await app.call('GET', '/payment/order/pro');

    expect(answer.body).toEqual(refusal('unauthenticated', 'Please sign in.'));
    expect(await countOrders()).toBe(0);
  });

  it('runs out when nobody pays it', async () => {
    await orderPlan(app, token);
    await app.composition.services.orders.expireOld();
    expect((await readPaymentRows(app)).orders).toMatchObject([{ status: 'open' }]);
    await ageOrders(app, 16);

    await app.composition.services.orders.expireOld();

    expect((await readPaymentRows(app)).orders).toMatchObject([{ status: 'expired' }]);
  });
});

describe('a server without a payment provider', () => {
  let production: TestApp;
  beforeAll(async () => {
    production = await startTestApp({
      passwords: createCountingHasher({ isQuick: true }).replace,
      environment: {
        NODE_ENV: 'production',
        SMTP_URL: 'smtp://mail.example.com',
        JWT_SECRET: 'a secret with letters enough of many kinds',
        PUBLIC_URL: 'https://scholar.example.com',
      },
    });
  });
  afterAll(() => production.close());

  it('says that payments are not available yet', async () => {
    const student = await signUp(production);
    const ask = (path: string) =>
      production.call('GET', path, {
        token: student.token,
        headers: { host: 'scholar.example.com' },
      });

    expect((await ask('/payment/order/pro')).body).toEqual(
      refusal('unavailable', 'Payments are not available yet.'),
    );
    expect((await ask('/payment/order/basic')).body).toEqual(refusal('not_found', 'Unknown plan.'));
    expect((await ask('/payment/billing')).body.data).toEqual({
      plan: 'Basic',
      paidUntil: { pro: null, team: null },
      canOrder: false,
      payments: [],
    });
    expect((await ask('/payment/ipn?vnp_Amount=1')).status).toBe(404);
    expect((await ask('/payment/sandbox/S000001ABCDEFGH')).status).toBe(404);
    expect(await production.database.query('select number from orders')).toEqual([]);
  });
});
