import { MESSAGES } from '@scholar/contract';
import { AppError, type PasswordHasher } from '@scholar/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../../adapters/logger';
import { compose } from '../../compose';
import { startVariant } from '../../testing/app-variant';
import { fillWindow, passTime } from '../../testing/clock';
import { createCountingHasher } from '../../testing/counting-hasher';
import { inBatches } from '../../testing/in-batches';
import { refusal } from '../../testing/refusal';
import { PASSWORD, registerByMail } from '../../testing/students';
import { type Answer, startTestApp, type TestApp } from '../../testing/test-app';

const HOME = '192.0.2.1';
const ATTACKER = '198.51.100.66';
const MINUTE = 60;
const hasher = createCountingHasher({ isQuick: true });
let isBusy = false;

/** The counting hasher, or one that has no room for another password. */
function busyHasher(real: PasswordHasher): PasswordHasher {
  const counting = hasher.replace(real);
  return {
    ...counting,
    verify: (hash, password) =>
      isBusy
        ? Promise.reject(new AppError('unavailable', MESSAGES.busy))
        : counting.verify(hash, password),
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ passwords: busyHasher });
});
beforeEach(async () => {
  await app.reset();
  hasher.takeCount();
});
afterAll(() => app.close());

function logIn(
  email: string,
  password: string,
  from: string,
  headers: Record<string, string> = {},
) {
  return app.call('POST', '/user/login', { body: { email, password }, from, headers });
}

function guess(email: string, from: string = ATTACKER) {
  return logIn(email, 'Wrong1Horse', from);
}

async function guessTimes(times: number, email: string, from: string = ATTACKER) {
  const answers: Answer[] = [];
  for (let n = 0; n < times; n += 1) {
    answers.push(await guess(email, from));
  }
  return answers.map(({ status }) => status);
}

/** The waits the tries at hand have earned, in seconds, as the database keeps them. */
async function currentWaits(): Promise<number[]> {
  const rows = await app.database.query<{ wait: number }>(
    `select extract(epoch from blocked_until - updated_at)::int as wait
     from limit_tries where blocked_until is not null order by wait`,
  );
  return rows.map(({ wait }) => wait);
}

function expectRefusal(answer: Answer | undefined, { atMost }: { atMost: number }) {
  expect(answer?.body).toEqual(refusal('too_many_requests', MESSAGES.tooManyTries));
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer?.headers['retry-after'])).toBeLessThanOrEqual(atMost);
}

describe('attempts that were never judged', () => {
  it('do not count: a busy server locks nobody out', async () => {
    const student = await registerByMail(app);
    isBusy = true;
    const whileBusy = await guessTimes(8, student.email);
    isBusy = false;

    const answer = await logIn(student.email, student.password, ATTACKER);

    expect(whileBusy).toEqual(Array.from({ length: 8 }, () => 503));
    expect(answer.status).toBe(200);
  });

  it('at a locked account leave the rest of the network its tries', async () => {
    await guessTimes(5, 'locked@example.com', HOME);
    // Until the wait is longer than any machine takes for what follows.
    for (let n = 0; n < 8; n += 1) {
      await passTime(app, 15 * MINUTE);
      await guess('locked@example.com', HOME);
    }

    const refused = await guessTimes(110, 'locked@example.com', HOME);

    expect(new Set(refused)).toEqual(new Set([429]));
    expect((await guess('classmate@example.com', HOME)).status).toBe(401);
  });
});

describe('wrong passwords for one account from one address', () => {
  it('[A-24] five are free, then each doubles the wait, up to 15 minutes', async () => {
    expect(await guessTimes(5, 'lan@example.com')).toEqual([401, 401, 401, 401, 401]);

    const waits: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      waits.push(...(await currentWaits()));
      await passTime(app, 15 * MINUTE);
      expect((await guess('lan@example.com')).status).toBe(401);
    }

    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
  });

  it('[A-24] the wait is told and not cut short by the right password', async () => {
    await registerByMail(app, { email: 'lan@example.com' });
    await guessTimes(5, 'lan@example.com');
    await passTime(app, -MINUTE);
    hasher.takeCount();

    const answer = await logIn('lan@example.com', PASSWORD, ATTACKER);

    expectRefusal(answer, { atMost: MINUTE + 2 });
    expect(hasher.takeCount()).toBe(0);
  });

  it('[A-24] a success starts the count anew', async () => {
    await registerByMail(app, { email: 'lan@example.com' });
    await guessTimes(4, 'lan@example.com');
    expect((await logIn('lan@example.com', PASSWORD, ATTACKER)).status).toBe(200);

    expect(await guessTimes(5, 'lan@example.com')).toEqual([401, 401, 401, 401, 401]);
    expect(await currentWaits()).toEqual([2]);
  });

  it('[A-24] a day without a try starts the count anew', async () => {
    await guessTimes(5, 'lan@example.com');
    await passTime(app, 24 * 60 * MINUTE + 1);

    await guess('lan@example.com');

    expect(await currentWaits()).toEqual([]);
  });

  it('[A-26] are counted together however the e-mail is spelled', async () => {
    const spellings = [
      'ánh@example.com',
      'ÁNH@example.com',
      'ánh@EXAMPLE.com'.normalize('NFD'),
      ' ánh@example.com ',
      'ánh@ｅｘａｍｐｌｅ.com',
    ];
    for (const spelling of spellings) {
      expect((await guess(spelling)).status).toBe(401);
    }
    await passTime(app, -MINUTE);

    expectRefusal(await guess('ánh@example.com'), { atMost: MINUTE + 2 });
  });

  it.each([100, 200])('[A-26] [B-35] of %i at once at most five are verified', async (times) => {
    await registerByMail(app, { email: 'lan@example.com' });
    hasher.takeCount();
    const startedAt = performance.now();

    const answers = await Promise.all(
      Array.from({ length: times }, () => guess('lan@example.com')),
    );

    const verified = hasher.takeCount();
    const statuses = answers.map(({ status }) => status);
    // A slow machine sits out the first waits, of 2, 4 and 8 seconds, before the last call arrives.
    const elapsed = (performance.now() - startedAt) / 1_000;
    const waitsOver = [2, 6, 14, 30, 62].filter((end) => elapsed >= end).length;
    expect(verified).toBeLessThanOrEqual(5 + waitsOver);
    expect(statuses.filter((status) => status === 401)).toHaveLength(verified);
    // A busy server turns some away with 503, before anything is looked up.
    expect(new Set(statuses.filter((status) => status !== 503))).toEqual(new Set([401, 429]));
    expect((await logIn('lan@example.com', PASSWORD, HOME)).status).toBe(200);
  });
});

describe('wrong passwords for one account from everywhere', () => {
  async function attackFromFiftyPlaces() {
    const places = Array.from({ length: 50 }, (_, n) => `203.0.113.${n}`);
    const answers = await inBatches(places, (place) => guess('lan@example.com', place));
    return answers.map(({ status }) => status);
  }

  it('[A-24] are answered fifty times, then one in 15 minutes', async () => {
    expect(new Set(await attackFromFiftyPlaces())).toEqual(new Set([401]));

    const tooMany = await guess('lan@example.com');
    await passTime(app, 15 * MINUTE);
    const later = await guess('lan@example.com', '198.51.100.1');
    const tooManyAgain = await guess('lan@example.com', '198.51.100.2');

    expectRefusal(tooMany, { atMost: 15 * MINUTE });
    expect(later.status).toBe(401);
    expectRefusal(tooManyAgain, { atMost: 15 * MINUTE });
  });

  it('[A-24] [B-35] do not lock the owner out of a place used before', async () => {
    await registerByMail(app, { email: 'lan@example.com' });
    await attackFromFiftyPlaces();

    const fromElsewhere = await logIn('lan@example.com', PASSWORD, ATTACKER);
    const fromHome = await logIn('lan@example.com', PASSWORD, HOME);

    expectRefusal(fromElsewhere, { atMost: 15 * MINUTE });
    expect(fromHome.status).toBe(200);
  });
});

describe('logins from one network address', () => {
  it('[A-25] a hundred wrong passwords in 10 minutes, for whichever accounts', async () => {
    const hosts = Array.from({ length: 100 }, (_, n) => `2001:db8::${n}`);
    const answers = await inBatches(hosts, (host) => guess(`student${host.slice(10)}@b.co`, host));
    expect(hasher.takeCount()).toBe(100);

    const tooMany = await guess('one-more@example.com', '2001:db8::ffff:ffff:ffff:ffff');
    const verified = hasher.takeCount();
    const nextDoor = await guess('one-more@example.com', '2001:db8:0:1::1');
    await passTime(app, 10 * MINUTE);
    const later = await guess('one-more@example.com', '2001:db8::1');

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expectRefusal(tooMany, { atMost: 10 * MINUTE });
    expect(verified).toBe(0);
    expect([nextDoor.status, later.status]).toEqual([401, 401]);
  });

  it('[A-25] right passwords leave the hundred untouched', async () => {
    await registerByMail(app, { email: 'lan@example.com' });
    await guess('someone@example.com', HOME);
    await fillWindow(app, { seconds: 10 * MINUTE, count: 99 });

    const right = [
      await logIn('lan@example.com', PASSWORD, HOME),
      await logIn('lan@example.com', PASSWORD, HOME),
    ];
    const hundredth = await guess('someone@example.com', HOME);
    const tooMany = await guess('someone@example.com', HOME);

    expect(right.map(({ status }) => status)).toEqual([200, 200]);
    expect(hundredth.status).toBe(401);
    expectRefusal(tooMany, { atMost: 10 * MINUTE });
  });

  it('[A-25] 120 logins a minute, right or wrong, checked before hashing', async () => {
    await registerByMail(app, { email: 'lan@example.com' });
    await logIn('lan@example.com', PASSWORD, HOME);
    await fillWindow(app, { seconds: MINUTE, count: 119 });
    const last = await logIn('lan@example.com', PASSWORD, HOME);
    hasher.takeCount();

    const tooMany = await logIn('lan@example.com', PASSWORD, HOME);
    const verified = hasher.takeCount();
    await passTime(app, MINUTE);
    const later = await logIn('lan@example.com', PASSWORD, HOME);

    expect([last.status, tooMany.status, later.status]).toEqual([200, 429, 200]);
    expect(Number(tooMany.headers['retry-after'])).toBeLessThanOrEqual(MINUTE);
    expect(verified).toBe(0);
  });
});

describe('where a call comes from', () => {
  it('[A-27] is not what a client claims', async () => {
    await guessTimes(5, 'lan@example.com');
    await passTime(app, -MINUTE);

    const answer = await logIn('lan@example.com', 'Wrong1Horse', ATTACKER, {
      'x-forwarded-for': '203.0.113.77',
      'x-real-ip': '203.0.113.77',
    });

    expect(answer.status).toBe(429);
  });

  it('[A-27] is what a trusted proxy says, up to the last address it saw itself', async () => {
    const proxy = '192.0.2.10';
    const behindProxy = await startVariant(app, { settings: { trustProxy: [proxy] } });
    const guessThrough = async (from: string, chain: string) => {
      const { status } = await behindProxy.call('POST', '/user/login', {
        body: { email: 'lan@example.com', password: 'Wrong1Horse' },
        headers: { 'x-forwarded-for': chain },
        from,
      });
      return status;
    };
    await guessTimes(5, 'lan@example.com');
    await passTime(app, -MINUTE);

    const statuses = {
      sameStudent: await guessThrough(proxy, ATTACKER),
      sameStudentPretending: await guessThrough(proxy, `203.0.113.77, ${ATTACKER}`),
      otherStudent: await guessThrough(proxy, '203.0.113.77'),
      pastTheProxy: await guessThrough(ATTACKER, '203.0.113.77'),
    };
    await behindProxy.app.close();

    expect(statuses).toEqual({
      sameStudent: 429,
      sameStudentPretending: 429,
      otherStudent: 401,
      pastTheProxy: 429,
    });
  });
});

describe('a restart', () => {
  it('[A-28] refills nothing', async () => {
    await guessTimes(5, 'lan@example.com');
    await app.call('POST', '/user/send-verification/lan@example.com');
    await passTime(app, -MINUTE);
    const composition = await compose(app.config, createLogger({ level: 'silent' }), {
      connection: app.database,
      mailTransport: app.mailbox.transport,
    });
    const restarted = await startVariant({ config: app.config, composition });

    const login = await restarted.call('POST', '/user/login', {
      body: { email: 'lan@example.com', password: 'Wrong1Horse' },
      from: ATTACKER,
    });
    const send = await restarted.call('POST', '/user/send-verification/lan@example.com');
    await restarted.app.close();

    expect([login.status, send.status]).toEqual([429, 429]);
  });
});
