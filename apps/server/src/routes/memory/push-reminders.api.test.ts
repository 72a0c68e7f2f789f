import { PUSH_DEVICES_MAX } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { createPushCalls, readVapid, wantPushes } from '../../testing/push';
import {
  type Browser,
  createBrowser,
  type PushService,
  startPushService,
} from '../../testing/push-service';
import { createRound, hoursAfter, NOON, setNextReminder } from '../../testing/reminders';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const logLines: string[] = [];
let service: PushService;
let app: TestApp;
let calls: ReturnType<typeof createPushCalls>;
let minh: Student;
beforeAll(async () => {
  service = await startPushService();
  const passwords = createCountingHasher({ isQuick: true }).replace;
  app = await startTestApp({ passwords, pushConnection: service.connection, logLines });
  calls = createPushCalls(app);
});
afterAll(async () => {
  service.close();
  await app.close();
});
beforeEach(async () => {
  service.reset();
  await app.reset();
  minh = await signUp(app);
});

const remindAt = (at: Date) => createRound(app).remindAt(at);

async function countMails() {
  const [row] = await app.database.query<{ count: number }>(
    'select count(*)::int as count from mail_jobs',
  );
  return row?.count;
}

type Waiting = { tries: number; minutes: number };
const readWaiting = () =>
  app.database.query<Waiting>(`select tries,
    round(extract(epoch from try_at - now()) / 60)::int as minutes from push_reminders`);
const tryNow = async () => {
  await app.database.query('update push_reminders set try_at = now()');
  app.composition.pushWorker.wake();
};

describe('a reminder by push', () => {
  let phone: Browser;
  beforeEach(async () => {
    phone = createBrowser();
    await calls.subscribe(minh, phone.subscription);
    await wantPushes(app, minh);
  });

  it('[D-75] says how many cards wait and for how long, and no word of them', async () => {
    await remindAt(new Date(NOON.getTime() - 1));
    expect(phone.read(service)).toEqual([]);
    await remindAt(NOON);

    await expect
      .poll(() => phone.read(service))
      .toEqual([
        { title: '20 cards wait for you today', body: 'About 6 minutes.', language: 'en' },
      ]);
  });

  it('is in the language of the account', async () => {
    await app.database.query("update users set language = 'vi'");

    await remindAt(NOON);

    await expect
      .poll(() => phone.read(service))
      .toEqual([{ title: '20 thẻ đang chờ bạn hôm nay', body: 'Khoảng 6 phút.', language: 'vi' }]);
  });

  it('is signed by us, for this service and not for long', async () => {
    const { publicKey } = await calls.read(minh);

    await remindAt(NOON);

    await expect.poll(() => phone.received(service)).toHaveLength(1);
    const { key, claims, isSigned } = readVapid(phone.received(service)[0]?.headers.authorization);
    expect([key, isSigned]).toEqual([publicKey, true]);
    expect(claims).toEqual({
      aud: 'https://fcm.push.example',
      exp: expect.any(Number),
      sub: 'mailto:no-reply@localhost',
    });
    expect(Number(claims['exp']) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  it('is kept for the browser until the day ends, in place of an older one', async () => {
    await remindAt(NOON);

    await expect.poll(() => phone.received(service)).toHaveLength(1);
    // From noon to four in the morning.
    const { ttl, urgency, topic } = phone.received(service)[0]?.headers ?? {};
    expect(Number(ttl)).toBeGreaterThan(16 * 3_600 - 60);
    expect(Number(ttl)).toBeLessThanOrEqual(16 * 3_600);
    expect({ urgency, topic }).toEqual({ urgency: 'normal', topic: 'study-reminder' });
  });

  it('does not come when nothing is due', async () => {
    await calls.change(minh, { newPerDay: 0 });

    await remindAt(NOON);

    expect([await readWaiting(), phone.read(service), await countMails()]).toEqual([[], [], 0]);
  });

  it('is the only one of its day, also when hour and way are changed after it', async () => {
    await remindAt(NOON);
    await expect.poll(() => phone.read(service)).toHaveLength(1);

    await calls.change(minh, { reminderHour: 13, reminderWay: 'mail' });
    await setNextReminder(app, minh.email, hoursAfter(NOON, 1));
    await remindAt(hoursAfter(NOON, 1));

    expect([phone.read(service).length, await countMails()]).toEqual([1, 0]);
  });

  it('reaches every browser of the student, and no mailbox', async () => {
    const laptop = createBrowser({ host: 'mozilla.push.example' });
    await calls.subscribe(minh, laptop.subscription);

    await remindAt(NOON);

    await expect.poll(() => phone.received(service)).toHaveLength(1);
    await expect.poll(() => laptop.received(service)).toHaveLength(1);
    expect(await countMails()).toBe(0);
  });

  it('comes once a day from several servers that work at the same time', async () => {
    const students = [];
    for (const name of ['lan', 'mai', 'nam', 'oanh']) {
      const student = await signUp(app, { email: `${name}@example.com` });
      const browser = createBrowser();
      await calls.subscribe(student, browser.subscription);
      await wantPushes(app, student);
      students.push(browser);
    }
    const { services } = app.composition;
    // A second server takes what waits at the same moment.
    const takeAll = async () => {
      const taken = await services.pushDelivery.take(32, []);
      await Promise.all(taken.map((push) => services.pushDelivery.deliver(push)));
    };

    await Promise.all([1, 2, 3].map(() => remindAt(NOON)));
    await Promise.all([takeAll(), takeAll(), takeAll()]);
    await remindAt(hoursAfter(NOON, 0.1));

    const browsers = [phone, ...students];
    await expect
      .poll(() => browsers.map((browser) => browser.read(service).length))
      .toEqual(browsers.map(() => 1));
    await expect.poll(readWaiting).toEqual([]);
    expect(browsers.map((browser) => browser.read(service).length)).toEqual(browsers.map(() => 1));
    expect(await countMails()).toBe(0);
  });

  it.each([404, 410])('[D-75] to a browser that is gone (%i) is the last', async (status) => {
    const laptop = createBrowser();
    await calls.subscribe(minh, laptop.subscription);
    service.answer(phone.path, { status });

    await remindAt(NOON);

    await expect.poll(() => calls.devicesOf(minh)).toEqual([laptop.fingerprint]);
    await expect.poll(() => laptop.read(service)).toHaveLength(1);
    expect(await countMails()).toBe(0);
  });

  it('comes by mail instead when all browsers are gone', async () => {
    const laptop = createBrowser();
    await calls.subscribe(minh, laptop.subscription);
    service.answer('fcm.push.example', { status: 410 });

    await remindAt(NOON);

    const { subject } = await app.mailbox.wait(minh.email);
    expect(subject).toBe('20 cards wait for you today');
    expect(await calls.devicesOf(minh)).toEqual([]);
    expect(await countMails()).toBe(1);
  });

  it('comes by mail instead when no browser is left', async () => {
    await calls.remove(minh, phone);

    await remindAt(NOON);

    await app.mailbox.wait(minh.email);
    expect(phone.read(service)).toEqual([]);
    expect(await countMails()).toBe(1);
  });

  it('that a browser showed is not mailed when another one is gone', async () => {
    const laptop = createBrowser();
    await calls.subscribe(minh, laptop.subscription);
    service.answer(laptop.path, { status: 503 });
    await remindAt(NOON);
    await expect.poll(() => phone.read(service)).toHaveLength(1);
    await expect.poll(readWaiting).toEqual([{ tries: 1, minutes: 1 }]);
    await calls.remove(minh, phone);

    service.answer(laptop.path, { status: 410 });
    await tryNow();

    await expect.poll(() => calls.devicesOf(minh)).toEqual([]);
    expect(await countMails()).toBe(0);
  });

  it('follows no redirection', async () => {
    const location = 'https://elsewhere.push.example/send/1';
    service.answer(phone.path, { status: 307, headers: { location } });

    await remindAt(NOON);

    await expect.poll(readWaiting).toEqual([{ tries: 1, minutes: 1 }]);
    expect(phone.read(service)).toHaveLength(1);
    expect(service.messages.filter(({ host }) => host !== 'fcm.push.example')).toEqual([]);
    expect(await calls.devicesOf(minh)).toEqual([phone.fingerprint]);
  });

  it('is tried again after a while, and not for ever', async () => {
    service.answer(phone.path, { status: 500 });
    await remindAt(NOON);

    for (const [tries, minutes] of [
      [1, 1],
      [2, 5],
      [3, 15],
      [4, 30],
    ]) {
      await expect.poll(readWaiting).toEqual([{ tries, minutes }]);
      await tryNow();
    }

    await expect.poll(readWaiting).toEqual([]);
    expect(phone.read(service)).toHaveLength(5);
    expect([await calls.devicesOf(minh), await countMails()]).toEqual([[phone.fingerprint], 0]);
  });

  it('reaches the browser when the service is back', async () => {
    service.answer(phone.path, { status: 503 });
    await remindAt(NOON);
    await expect.poll(readWaiting).toHaveLength(1);
    service.answer(phone.path, { status: 201 });

    await tryNow();

    await expect.poll(readWaiting).toEqual([]);
    const [row] = await app.database.query(
      'select reached_at is not null as "isReached" from push_subscriptions',
    );
    expect(row).toEqual({ isReached: true });
  });

  it.each([
    ['1800', 30],
    [() => new Date(Date.now() + 1_800_000).toUTCString(), 30],
    ['5', 1],
    ['soon', 1],
  ])('waits as long as the service asks for: %s', async (given, minutes) => {
    const wait = typeof given === 'string' ? given : given();
    service.answer(phone.path, { status: 429, headers: { 'retry-after': wait } });

    await remindAt(NOON);

    await expect.poll(readWaiting).toEqual([{ tries: 1, minutes }]);
  });

  it('is dropped two hours after its time', async () => {
    service.answer(phone.path, { status: 500 });
    await remindAt(hoursAfter(NOON, 0.5));
    await expect.poll(readWaiting).toEqual([{ tries: 1, minutes: 1 }]);
    const [row] = await app.database.query<{ minutes: number }>(`select
      round(extract(epoch from drop_after - now()) / 60)::int as minutes from push_reminders`);
    expect(row).toEqual({ minutes: 90 });

    await app.database.query("update push_reminders set drop_after = now() - interval '1 second'");
    await tryNow();
    await app.composition.services.pushDelivery.purgeOutdated();

    expect(await readWaiting()).toEqual([]);
    expect(phone.read(service)).toHaveLength(1);
  });

  it('that waits goes nowhere after the student turned reminders off', async () => {
    service.answer(phone.path, { status: 500 });
    await remindAt(NOON);
    await expect.poll(readWaiting).toEqual([{ tries: 1, minutes: 1 }]);
    await calls.change(minh, { isReminderOn: false });

    await app.database.query('update push_reminders set try_at = now()');

    expect(await app.composition.services.pushDelivery.take(32, [])).toEqual([]);
  });

  it('to a service that is silent holds up no other', async () => {
    service.answer('slow.push.example', 'nothing');
    for (let index = 0; index < 5; index += 1) {
      const student = await signUp(app, { email: `student${index}@example.com` });
      for (let device = 0; device < PUSH_DEVICES_MAX; device += 1) {
        await calls.subscribe(student, createBrowser({ host: 'slow.push.example' }).subscription);
      }
      await wantPushes(app, student);
      await setNextReminder(app, student.email, hoursAfter(NOON, -1));
    }

    const started = Date.now();
    await remindAt(NOON);

    await expect.poll(() => phone.read(service), { timeout: 5_000 }).toHaveLength(1);
    expect(Date.now() - started).toBeLessThan(8_000);
    const slow = service.messages.filter(({ host }) => host === 'slow.push.example');
    expect(slow.length).toBeLessThanOrEqual(16);
  });

  it('[D-75] leaves the address of a browser in no log', async () => {
    service.answer(phone.path, { status: 500 });

    await remindAt(NOON);

    await expect.poll(readWaiting).toHaveLength(1);
    const { p256dh, auth } = phone.subscription.keys;
    const told = logLines.filter((line) => line.includes('push service took no reminder'));
    expect(told.length).toBeGreaterThan(0);
    expect(
      logLines.filter((line) => [phone.path, p256dh, auth].some((secret) => line.includes(secret))),
    ).toEqual([]);
  });

  it('comes by mail to whoever chose mail, whatever browsers there are', async () => {
    await calls.change(minh, { reminderWay: 'mail' });

    await remindAt(NOON);

    await app.mailbox.wait(minh.email);
    expect([phone.read(service), await countMails()]).toEqual([[], 1]);
  });
});
