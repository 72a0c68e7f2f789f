import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { startVariant } from '../../testing/app-variant';
import {
  ageOrders,
  orderPlan,
  readBilling,
  readPaymentRows,
  readPlan,
} from '../../testing/payments';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let student: Student;
let page: string;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  student = await signUp(app);
  page = toPath(await orderPlan(app, student.token));
});

const toPath = (url: string) => url.replace('http://localhost:3000', '');
const numberOf = (url: string) => /S[0-9A-Z]{14}/.exec(url)?.[0] ?? '';
const open = (url: string) => app.app.inject({ method: 'GET', url });
const submit = (url: string, body: string, type = 'application/x-www-form-urlencoded') =>
  app.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: body });
const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';

async function press(action: 'pay' | 'cancel', url = page) {
  const token = tokenIn((await open(url)).body);
  return submit(url, new URLSearchParams({ token, action }).toString());
}

describe('the payment page of the sandbox', () => {
  it('shows what is paid for, in our policy and never from a cache', async () => {
    const answer = await open(page);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("form-action 'self';");
    // Without it the form would come from nowhere, like one of another site.
    expect(answer.headers['referrer-policy']).toBe('same-origin');
    expect(answer.body).toContain('49.000\u00A0VND');
    expect(answer.body).toContain('Scholar Pro, 30 days');
    expect(answer.body).toContain(numberOf(page));
    expect(answer.body).toMatch(/role="timer"[^>]*data-seconds="(89\d|900)"/);
    expect(answer.body).not.toMatch(/ style=|<style|<script(?! type="module" src)/);
  });

  it('speaks the language of the account', async () => {
    await app.call('PATCH', '/user/update/settings', {
      token: student.token,
      body: { language: 'vi' },
    });

    const { body } = await open(page);

    expect(body).toContain('<html lang="vi">');
    expect(body).toContain('Xác nhận thanh toán');
  });

  it('[A-45] changes nothing by being looked at', async () => {
    await open(page);
    await app.app.inject({ method: 'HEAD', url: page });

    expect(await readPaymentRows(app)).toMatchObject({
      orders: [{ status: 'open' }],
      payments: [],
    });
  });

  it('[A-45] [U-33] gives the plan when Pay is pressed, and leads back', async () => {
    const answer = await press('pay');

    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/profile?payment=paid&order=${numberOf(page)}`);
    expect(await readPlan(app, student.token)).toBe('Pro');
    expect((await readBilling(app, student.token)).payments).toMatchObject([
      { orderNumber: numberOf(page), status: 'paid' },
    ]);
    expect((await app.mailbox.wait(student.email)).subject).toBe('Your receipt for Scholar Pro');
    expect((await open(page)).body).toContain('This order is paid');
  });

  it('leaves Basic when Cancel is pressed, and leads back', async () => {
    const answer = await press('cancel');

    expect(answer.headers.location).toBe(`/profile?payment=cancelled&order=${numberOf(page)}`);
    expect(await readPlan(app, student.token)).toBe('Basic');
    expect((await open(page)).body).toContain('This order was cancelled');
    expect(await readPaymentRows(app)).toMatchObject({
      orders: [{ status: 'cancelled' }],
      payments: [],
    });
  });

  it('takes one payment however often Pay is pressed', async () => {
    const token = tokenIn((await open(page)).body);
    const form = new URLSearchParams({ token, action: 'pay' }).toString();

    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(page, form)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 303));
    const { payments, grants } = await readPaymentRows(app);
    expect([payments.length, grants.length]).toEqual([1, 1]);
  });

  it('[A-47] takes nothing for an order that ran out', async () => {
    const token = tokenIn((await open(page)).body);
    await ageOrders(app, 16);

    const answer = await submit(page, new URLSearchParams({ token, action: 'pay' }).toString());

    expect(answer.statusCode).toBe(303);
    const shown = await open(
      new URL(`${answer.headers.location}`, `http://x${page}`).href.slice(8),
    );
    expect(shown.body).toContain('This order has expired');
    expect(shown.body).not.toContain('<form');
    expect(await readPlan(app, student.token)).toBe('Basic');
  });

  it('is found by its whole address only', async () => {
    const other = toPath(
      await orderPlan(app, (await signUp(app, { email: 'lan@example.com' })).token),
    );
    const [path = '', key = ''] = page.split('?key=');
    const [otherPath = ''] = other.split('?');

    for (const url of [
      path,
      `${path}?key=`,
      `${path}?key=${key}x`,
      `${path}?key=${key}&key=${key}`,
      `${otherPath}?key=${key}`,
      `/api/payment/sandbox/S000001ABCDEFGH?key=${key}`,
    ]) {
      expect((await open(url)).statusCode).toBe(404);
    }
  });

  it.each([
    ['no token', 'action=pay'],
    ['a wrong token', `token=${'x'.repeat(43)}&action=pay`],
    ['no action', 'token=TOKEN'],
    ['an unknown action', 'token=TOKEN&action=refund'],
    ['something more', 'token=TOKEN&action=pay&amount=1'],
    ['nothing', ''],
  ])('takes no form with %s', async (_, form) => {
    const token = tokenIn((await open(page)).body);

    expect((await submit(page, form.replace('TOKEN', token))).statusCode).toBe(404);
    expect(await readPlan(app, student.token)).toBe('Basic');
  });

  it('takes no form without the key, with another order’s token, or of another type', async () => {
    const other = toPath(
      await orderPlan(app, (await signUp(app, { email: 'lan@example.com' })).token),
    );
    const token = tokenIn((await open(page)).body);
    const form = new URLSearchParams({ token, action: 'pay' }).toString();

    const answers = [
      await submit(page.split('?')[0] ?? '', form),
      await submit(other, form),
      await submit(page, JSON.stringify({ token, action: 'pay' }), 'application/json'),
      await submit(page, form, 'text/plain'),
    ];

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await readPaymentRows(app)).payments).toEqual([]);
  });

  it('has its style and its script', async () => {
    const style = await open('/api/payment/sandbox/sandbox.css');
    const script = await open('/api/payment/sandbox/sandbox.js');

    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it('leads to a web app that lies elsewhere, which the policy of the page allows', async () => {
    const webOrigin = 'http://localhost:5173';
    const variant = await startVariant(app, { settings: { webOrigin, productUrl: webOrigin } });

    const shown = await variant.app.inject(page);
    const answer = await variant.app.inject({
      method: 'POST',
      url: page,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token: tokenIn(shown.body), action: 'pay' }).toString(),
    });
    await variant.app.close();

    expect(shown.headers['content-security-policy']).toContain(`form-action 'self' ${webOrigin};`);
    expect(answer.headers.location).toMatch(/^http:\/\/localhost:5173\/profile\?payment=paid&/);
  });
});
