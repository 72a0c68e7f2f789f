import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillWindow, passTime } from '../../testing/clock';
import { refusal } from '../../testing/refusal';
import { PASSWORD, requestCode } from '../../testing/students';
import { type Answer, startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';
const MINUTE = 60;
const HOUR = 60 * MINUTE;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

function send(email: string, { kind = 'send-verification', from = '192.0.2.1' } = {}) {
  return app.call('POST', `/user/${kind}/${encodeURIComponent(email)}`, { from });
}

function emailOfLength(length: number): string {
  return '@b.com'.padStart(length, 'a');
}

async function countMails(): Promise<number> {
  return (await app.database.query('select id from mail_jobs')).length;
}

function expectWait(answer: Answer, { atMost, above }: { atMost: number; above: number }) {
  expect(answer.body).toEqual(refusal('too_many_requests', MESSAGES.tooMany));
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(atMost);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(above);
}

describe('codes for one e-mail address', () => {
  it('[A-07] are sent once in 3 seconds', async () => {
    const first = await send(EMAIL);
    await passTime(app, -60);
    const tooSoon = await send(EMAIL);
    await passTime(app, 60 + 3);
    const later = await send(EMAIL);

    expect([first.status, later.status]).toEqual([200, 200]);
    expectWait(tooSoon, { atMost: 63, above: 0 });
    expect(await countMails()).toBe(2);
  });

  it('[A-07] [B-39] are sent 5 times in 15 minutes and 15 times in 24 hours', async () => {
    const sendFive = async () => {
      for (let n = 0; n < 5; n += 1) {
        expect((await send(EMAIL)).status).toBe(200);
        await passTime(app, 3);
      }
    };

    await sendFive();
    expectWait(await send(EMAIL), { atMost: 15 * MINUTE, above: 13 * MINUTE });
    await passTime(app, 15 * MINUTE);
    await sendFive();
    await passTime(app, 15 * MINUTE);
    await sendFive();
    await passTime(app, 15 * MINUTE);
    expectWait(await send(EMAIL), { atMost: 24 * HOUR, above: 23 * HOUR });
    await passTime(app, 24 * HOUR);
    expect((await send(EMAIL)).status).toBe(200);
  });

  it('[A-07] a refused send uses up nothing of the longer limits', async () => {
    await send(EMAIL);
    await passTime(app, -60);
    await Promise.all(Array.from({ length: 10 }, () => send(EMAIL)));
    await passTime(app, 60 + 3);

    const statuses = [];
    for (let n = 0; n < 4; n += 1) {
      statuses.push((await send(EMAIL)).status);
      await passTime(app, 3);
    }

    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it.each(['LAN@example.com', ' lan@EXAMPLE.com ', 'lan@ｅｘａｍｐｌｅ.com'])(
    '[A-07] are counted under one spelling: %s',
    async (spelling) => {
      await send(EMAIL);
      await passTime(app, -60);

      const answer = await send(spelling);

      expect(answer.status).toBe(429);
    },
  );

  it('[A-07] share one limit, whichever call asks for them', async () => {
    await send(EMAIL);
    await passTime(app, -60);

    const answer = await send(EMAIL, { kind: 'send-reset-password-code', from: '203.0.113.9' });

    expect(answer.status).toBe(429);
  });

  it('[B-40] asked for 100 times at once: at most five mails and one live code', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(EMAIL)));

    const sent = answers.filter(({ status }) => status === 200);
    expect(sent.length).toBeGreaterThanOrEqual(1);
    expect(sent.length).toBeLessThanOrEqual(5);
    expect(await countMails()).toBe(sent.length);
    expect(await app.database.query('select email from codes')).toEqual([{ email: EMAIL }]);
  });
});

describe('codes asked for from one network address', () => {
  it('[A-07] [A-25] are sent 200 times an hour', async () => {
    await send('first@example.com');
    await fillWindow(app, { seconds: HOUR, count: 199 });

    const last = await send('second@example.com');
    const tooMany = await send('third@example.com');
    const elsewhere = await send('third@example.com', { from: '192.0.2.2' });

    expect([last.status, elsewhere.status]).toEqual([200, 200]);
    expectWait(tooMany, { atMost: HOUR, above: 50 * MINUTE });
  });
});

describe('codes tried from one network address', () => {
  it('[A-25] are answered for a hundred wrong ones in 10 minutes, for whichever e-mails', async () => {
    const register = (email: string, from = '198.51.100.66') =>
      app.call('PUT', '/user/register/000000', {
        body: { name: 'Lan Chi', email, password: PASSWORD },
        from,
      });
    await register('a@example.com');
    await fillWindow(app, { seconds: 10 * MINUTE, count: 99 });

    const hundredth = await register('b@example.com');
    const tooMany = await register('c@example.com');
    const elsewhere = await register('c@example.com', '192.0.2.2');

    expect([hundredth.status, elsewhere.status]).toEqual([400, 400]);
    expect(tooMany.body).toMatchObject({ responseCode: 429, message: MESSAGES.tooManyTries });
    expect(Number(tooMany.headers['retry-after'])).toBeGreaterThan(9 * MINUTE);
  });
});

describe('the address a code is sent to', () => {
  it.each([
    'a@b',
    'a b@c.co',
    '@b.co',
    'a@@b.co',
    'a@b.co,c@d.co',
    '"a@b.co"@c.co',
    'a@b.co\r\nBcc:x@y.z',
    'a@b.co>\r\nBcc: x@y.z',
    emailOfLength(255),
  ])('[B-37] is refused before anything is queued: %j', async (email) => {
    const answers = [await send(email), await send(email, { kind: 'send-reset-password-code' })];

    for (const { body } of answers) {
      expect(body).toEqual(refusal('invalid_input', 'Please enter a valid email address.'));
    }
    expect(await countMails()).toBe(0);
    expect(await app.database.query('select email from codes')).toEqual([]);
  });

  it.each(['a+tag@b.co', 'ñ@b.co', 'a@xn--bcher-kva.example', emailOfLength(254)])(
    '[B-38] is accepted and gets exactly one mail: %s',
    async (email) => {
      const code = await requestCode(app, email);

      expect(code).toMatch(/^\d{6}$/);
      expect(app.mailbox.to(email)).toHaveLength(1);
    },
  );
});
