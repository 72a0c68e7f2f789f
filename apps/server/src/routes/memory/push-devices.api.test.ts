import { PUSH_DEVICES_MAX, STUDY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { createPushCalls, wantPushes } from '../../testing/push';
import { createBrowser, type PushService, startPushService } from '../../testing/push-service';
import { refusal } from '../../testing/refusal';
import { createRound, NOON } from '../../testing/reminders';
import { deactivate, logIn, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

let service: PushService;
let app: TestApp;
let calls: ReturnType<typeof createPushCalls>;
let minh: Student;
beforeAll(async () => {
  service = await startPushService();
  const passwords = createCountingHasher({ isQuick: true }).replace;
  app = await startTestApp({ passwords, pushConnection: service.connection });
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

describe('the browsers of a student', () => {
  it('begin with none, and a key to subscribe with', async () => {
    expect(await calls.read(minh)).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      devices: [],
    });
  });

  it('are added once, in their order', async () => {
    const [phone, laptop] = [createBrowser(), createBrowser()];

    await calls.subscribe(minh, phone.subscription);
    await calls.subscribe(minh, laptop.subscription);
    const { body } = await calls.subscribe(minh, phone.subscription);

    expect(body.data).toMatchObject({ devices: [phone.fingerprint, laptop.fingerprint] });
  });

  it('[D-75] are ten at most, and the oldest goes', async () => {
    const browsers = Array.from({ length: PUSH_DEVICES_MAX + 2 }, () => createBrowser());
    for (const browser of browsers) {
      await calls.subscribe(minh, browser.subscription);
    }

    expect(await calls.devicesOf(minh)).toEqual(
      browsers.slice(2).map(({ fingerprint }) => fingerprint),
    );
  });

  it('are removed one by one', async () => {
    const [phone, laptop] = [createBrowser(), createBrowser()];
    await calls.subscribe(minh, phone.subscription);
    await calls.subscribe(minh, laptop.subscription);

    expect((await calls.remove(minh, phone)).body.data).toMatchObject({
      devices: [laptop.fingerprint],
    });
    expect((await calls.remove(minh, phone)).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.pushNotFound),
    );
  });

  it('move along when another student signs in there', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    const browser = createBrowser();
    await calls.subscribe(minh, browser.subscription);

    await calls.subscribe(lan, browser.subscription);

    expect([await calls.devicesOf(minh), await calls.devicesOf(lan)]).toEqual([
      [],
      [browser.fingerprint],
    ]);
  });

  it('[A-38] are not anybody else’s to see, to remove or to take', async () => {
    const lan = await signUp(app, { email: 'lan@example.com' });
    const browser = createBrowser();
    await calls.subscribe(minh, browser.subscription);

    expect(await calls.devicesOf(lan)).toEqual([]);
    expect((await calls.remove(lan, browser)).body).toEqual(
      refusal('not_found', STUDY_MESSAGES.pushNotFound),
    );
    const { keys } = createBrowser().subscription;
    const stolen = { endpoint: browser.endpoint, keys };
    expect((await calls.subscribe(lan, stolen)).body).toEqual(
      refusal('conflict', STUDY_MESSAGES.pushTaken),
    );
    expect(await calls.devicesOf(minh)).toEqual([browser.fingerprint]);
  });

  it.each([
    'http://fcm.push.example/send/1',
    'https://127.0.0.1/send/1',
    'https://[::1]/send/1',
    'https://[2606:4700::1]/send/1',
    'https://2130706433/send/1',
    'https://0x7f.1/send/1',
    'https://8.8.8.8/send/1',
    'https://localhost/send/1',
    'https://fcm.push.example./send/1',
    'https://fcm.push.example:8443/send/1',
    'https://user:secret@fcm.push.example/send/1',
    'ftp://fcm.push.example/send/1',
    'fcm.push.example/send/1',
    `https://fcm.push.example/${'a'.repeat(2_000)}`,
  ])('[D-75] are not at %s', async (endpoint) => {
    const { keys } = createBrowser().subscription;

    const { body } = await calls.subscribe(minh, { endpoint, keys });

    expect(body).toEqual(refusal('invalid_input', STUDY_MESSAGES.pushEndpoint));
  });

  it.each([
    { p256dh: 'B'.repeat(86) },
    { p256dh: `A${'B'.repeat(86)}` },
    { auth: 'a'.repeat(21) },
    { auth: `${'a'.repeat(21)}=` },
    { auth: null },
  ])('have no keys like %o', async (wrong) => {
    const { endpoint, keys } = createBrowser().subscription;
    const body = { endpoint, keys: { ...keys, ...wrong } };

    const answer = await app.call('POST', '/memory/push', { token: minh.token, body });

    expect(answer.body).toEqual(refusal('invalid_input', STUDY_MESSAGES.pushKeys));
  });

  it.each([
    [
      'logging out everywhere',
      () => app.call('POST', '/user/invalidate-me', { token: minh.token }),
    ],
    ['deactivation', () => deactivate(app, minh)],
  ])('[A-36] [D-75] end with %s', async (_, leave) => {
    await calls.subscribe(minh, createBrowser().subscription);

    await leave();

    expect(await app.database.query('select 1 from push_subscriptions')).toEqual([]);
  });

  it('go with the account when it is purged', async () => {
    await calls.subscribe(minh, createBrowser().subscription);
    await wantPushes(app, minh);
    service.answer('fcm.push.example', { status: 500 });
    await createRound(app).remindAt(NOON);
    await app.database.query("update users set deactivated_at = now() - interval '31 days'");

    await app.composition.services.deactivation.purgeOld();

    expect(await app.database.query('select 1 from push_subscriptions')).toEqual([]);
    expect(await app.database.query('select 1 from push_reminders')).toEqual([]);
  });

  it('stay when the student logs in once more', async () => {
    await calls.subscribe(minh, createBrowser().subscription);

    await logIn(app, minh);

    expect(await calls.devicesOf(minh)).toHaveLength(1);
  });
});
