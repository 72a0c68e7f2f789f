import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../adapters/logger';
import { buildApp } from '../build-app';
import { compose } from '../compose';
import { readConfig } from '../config';
import { startVariant } from '../testing/app-variant';
import { startRedis } from '../testing/redis-server';
import { refusal } from '../testing/refusal';
import { signUp } from '../testing/students';
import { type Answer, callApp, startTestApp, type TestApp } from '../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const ME = ['GET', '/user/me'] as const;
const TOO_MANY = refusal('too_many_requests', MESSAGES.tooMany);

async function statusesOf(calls: number, call: () => Promise<{ status: number }>) {
  const statuses: number[] = [];
  for (let at = 0; at < calls; at += 1) {
    statuses.push((await call()).status);
  }
  return statuses;
}

describe('[A-25] the general limit', () => {
  it('counts every call of an address for a minute, then says when to come back', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 3 } });

    const statuses = await statusesOf(3, () => limited.call(...ME));
    const refused = await limited.call('POST', '/user/login', { body: {} });
    const elsewhere = await limited.call(...ME, { from: '192.0.2.99' });
    await limited.app.close();

    expect(statuses).toEqual([401, 401, 401]);
    expect(refused.body).toEqual(TOO_MANY);
    expect(Number(refused.headers['retry-after'])).toSatisfy(
      (seconds: number) => seconds > 50 && seconds <= 60,
    );
    expect(Object.keys(refused.headers).join()).not.toContain('ratelimit');
    expect(elsewhere.status).toBe(401);
  });

  it('[D-71] counts a signed-in student by account, wherever the calls come from', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 3 } });
    const student = await signUp(app);
    const other = await signUp(app, { email: 'other@example.com' });
    const me = async (token: string, from?: string) =>
      (await limited.call(...ME, { token, ...(from && { from }) })).status;

    const anonymous = await statusesOf(4, () => limited.call(...ME));
    const signedIn = [
      await me(student.token),
      await me(student.token, '192.0.2.98'),
      await me(student.token, '192.0.2.99'),
      await me(student.token),
      await me(other.token),
    ];
    const forged = await me(`${other.token.slice(0, -4)}AAAA`);
    await limited.app.close();

    expect(anonymous).toEqual([401, 401, 401, 429]);
    expect(signedIn).toEqual([200, 200, 200, 429, 200]);
    expect(forged).toBe(429);
  });

  it('[D-71] counts whoever is not signed in by device, where it is one of ours', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 3 } });
    const cookieOf = (name: string) => `scholar-device=${app.composition.devices.seal(name)}`;
    const ask = (cookie: string) => limited.call(...ME, { headers: { cookie } });

    const anonymous = await statusesOf(4, () => limited.call(...ME));
    const device = await statusesOf(4, () => ask(cookieOf('one')));
    const otherDevice = await ask(cookieOf('other'));
    const madeUp = await ask('scholar-device=made.9999999999999.up');
    await limited.app.close();

    expect(anonymous).toEqual([401, 401, 401, 429]);
    expect(device).toEqual([401, 401, 401, 429]);
    expect([otherDevice.status, madeUp.status]).toEqual([401, 429]);
  });

  it('[D-71] is twentyfold for an address of a trusted network', async () => {
    const settings = { rateLimit: 1, trustedNetworks: ['192.0.2.0/24'] };
    const limited = await startVariant(app, { settings });

    const trusted = await statusesOf(21, () => limited.call(...ME));
    const others = await statusesOf(2, () => limited.call(...ME, { from: '203.0.113.1' }));
    await limited.app.close();

    expect(trusted).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
    expect(others).toEqual([401, 429]);
  });

  it('tells nothing in the headers of calls that go through', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 3 } });

    const { headers } = await limited.call(...ME);
    await limited.app.close();

    expect(Object.keys(headers).join()).not.toMatch(/ratelimit|retry-after/);
  });

  it('counts a household of IPv6 addresses as one', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 2 } });

    const statuses: number[] = [];
    for (const from of [
      '2001:db8:1:2::1',
      '2001:db8:1:2::2',
      '2001:db8:1:2:ff::3',
      '2001:db8:1:3::1',
    ]) {
      statuses.push((await limited.call(...ME, { from })).status);
    }
    await limited.app.close();

    expect(statuses).toEqual([401, 401, 429, 401]);
  });

  it('[O-01] leaves out health checks and files', async () => {
    const limited = await startVariant(app, { settings: { rateLimit: 1 } });
    await limited.call(...ME);

    const [health, ready] = await Promise.all([
      limited.app.inject('/healthz'),
      limited.app.inject('/readyz'),
    ]);
    const refused = await limited.call(...ME);
    await limited.app.close();

    expect([health.statusCode, ready.statusCode, refused.status]).toEqual([200, 200, 429]);
  });

  it('is off at 0', async () => {
    const unlimited = await startVariant(app, { settings: { rateLimit: 0 } });

    const statuses = await statusesOf(20, () => unlimited.call(...ME));
    await unlimited.app.close();

    expect(new Set(statuses)).toEqual(new Set([401]));
  });
});

describe('the general limit in Redis', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.kill());

  async function startServer() {
    const config = {
      ...readConfig({ REDIS_URL: redis.url, RATE_LIMIT: '4', DATA_DIR: app.config.dataDir }),
    };
    const logger = createLogger({ level: 'silent' });
    const composition = await compose(config, logger, {
      connection: app.database,
      mailTransport: app.mailbox.transport,
    });
    await expect.poll(() => composition.redis?.status).toBe('ready');
    const server = await buildApp({ config, composition, logger }, { maxLagMs: 0 });
    return {
      call: (from: string) => callApp(server, ...ME, { from }),
      async close() {
        await server.close();
        composition.redis?.disconnect();
      },
    };
  }

  it('is one count for all servers, and is missed rather than waited for', async () => {
    const [first, second] = await Promise.all([startServer(), startServer()]);

    const shared = [
      ...(await statusesOf(2, () => first.call('192.0.2.10'))),
      ...(await statusesOf(2, () => second.call('192.0.2.10'))),
    ];
    const refused = await Promise.all([first.call('192.0.2.10'), second.call('192.0.2.10')]);
    redis.freeze();
    const frozen = await Promise.all([first.call('192.0.2.10'), second.call('192.0.2.11')]);
    redis.thaw();
    await redis.kill();
    const gone = await statusesOf(6, () => first.call('192.0.2.10'));
    await Promise.all([first.close(), second.close()]);

    expect(shared).toEqual([401, 401, 401, 401]);
    expect(refused.map(({ body }) => body)).toEqual([TOO_MANY, TOO_MANY]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(frozen.map(({ status }) => status)).toEqual([401, 401]);
    expect(gone).toEqual([401, 401, 401, 401, 401, 401]);
  });
});

describe('[M11] [L-03] a storm of logins', () => {
  it('turns the excess away at once and leaves everybody else alone', async () => {
    const { token } = await signUp(app);
    const answers: Answer[] = [];
    const storm = Array.from({ length: 200 }, async (_, at) => {
      const answer = await app.call('POST', '/user/login', {
        body: { email: `nobody${at}@example.com`, password: 'Wrong1Word' },
        from: `198.51.100.${at}`,
      });
      answers.push(answer);
    });
    const isBusy = ({ body }: Answer) => body.message === MESSAGES.busy;
    await expect.poll(() => answers.some(isBusy)).toBe(true);

    const me = async () => (await app.call('GET', '/user/me', { token })).status;
    await expect.poll(me).toBe(200);
    const answeredBefore = answers.length;
    await Promise.all(storm);

    const busy = answers.filter(isBusy);
    expect(answeredBefore).toBeLessThan(200);
    expect(busy.length).toBeGreaterThan(20);
    expect(busy[0]?.body).toEqual(refusal('unavailable', MESSAGES.busy));
    expect(new Set(busy.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['3']));
    // A refusal does not wait its turn: calls that were in the full queue are answered after it.
    const afterwards = answers.slice(answers.findIndex(isBusy) + 1);
    expect(afterwards.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(30);
  });
});

describe('a lagging event loop', () => {
  it('sheds what can wait and keeps what would look like being logged out', async () => {
    const { token } = await signUp(app);
    const busy = await startVariant(app, { maxLagMs: 100 });
    await busy.app.ready();
    const stopBlocking = blockEventLoop();
    await expect.poll(() => busy.app.isUnderPressure()).toBe(true);

    const shed = await busy.call('PATCH', '/user/update/profile', { token, body: { name: 'Lan' } });
    const health = await busy.app.inject('/healthz');
    const me = await busy.call('GET', '/user/me', { token });
    const logout = await busy.call('POST', '/user/logout', { token });
    stopBlocking();
    await expect.poll(() => busy.app.isUnderPressure()).toBe(false);
    const after = await busy.call('PATCH', '/user/update/profile', {
      token,
      body: { name: 'Lan' },
    });
    await busy.app.close();

    expect(shed.status).toBe(503);
    expect(shed.body.message).toBe(MESSAGES.busy);
    expect(shed.headers['retry-after']).toBe('5');
    expect([health.statusCode, me.status, logout.status]).toEqual([200, 200, 200]);
    expect(after.status).toBe(401);
  });

  /** Keeps the loop busy for longer than it may lag, turn after turn. */
  function blockEventLoop(): () => void {
    const blocking = setInterval(() => {
      const until = performance.now() + 200;
      while (performance.now() < until) {
        // Nothing else gets a turn meanwhile.
      }
    }, 1);
    return () => clearInterval(blocking);
  }
});
