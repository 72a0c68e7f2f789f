import { PUSH_DEVICES_MAX, securityEndpoints, STUDY_MESSAGES } from '@scholar/contract';
import { toOwnerId } from '@scholar/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueCode } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { createPushCalls, wantPushes } from '../../testing/push';
import {
  type Browser,
  createBrowser,
  type PushService,
  startPushService,
} from '../../testing/push-service';
import { refusal } from '../../testing/refusal';
import { createRound, NOON } from '../../testing/reminders';
import { deactivate, logIn, PASSWORD, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const OPERATOR = toOwnerId(2);

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
    ['a new password', () => setNewPassword()],
    ['deactivation', () => deactivate(app, minh)],
    ['a block', () => app.composition.services.operatedAccounts.block(OPERATOR, 1, 'Spam')],
  ])('[A-36] [D-75] end with %s', async (_, leave) => {
    await calls.subscribe(minh, createBrowser().subscription);
    // Subscribed long ago, in a session that has run out since.
    await calls.subscribe(minh, createBrowser().subscription);
    await app.database.query(`update push_subscriptions set session_id = null
      where fingerprint = (select max(fingerprint) from push_subscriptions)`);

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

describe('a browser that was subscribed in a session', () => {
  let phone: Browser;
  let laptop: Browser;
  let onPhone: Pick<Student, 'token'>;
  beforeEach(async () => {
    [phone, laptop] = [createBrowser(), createBrowser()];
    onPhone = { token: await logIn(app, minh) };
    await calls.subscribe(onPhone, phone.subscription);
    await calls.subscribe(minh, laptop.subscription);
  });

  it.each([
    ['logs out there', () => app.call('POST', '/user/logout', onPhone)],
    ['ends that session elsewhere', () => endSession(minh, onPhone)],
    [
      'ends all other sessions',
      () => app.call('POST', '/user/sessions/end-others', { token: minh.token }),
    ],
  ])('shows no more reminders once the student %s', async (_, end) => {
    await end();

    expect(await calls.devicesOf(minh)).toEqual([laptop.fingerprint]);
  });

  it('takes along the reminder that is on its way to it', async () => {
    await wantPushes(app, minh);
    service.answer(phone.path, { status: 500 });
    await createRound(app).remindAt(NOON);
    await expect.poll(() => phone.received(service)).toHaveLength(1);

    await endSession(minh, onPhone);

    expect(await app.database.query('select 1 from push_reminders')).toEqual([]);
  });

  it('goes on when the session runs out by itself, until the others are ended', async () => {
    await runOut(onPhone);
    expect(await calls.devicesOf(minh)).toEqual([phone.fingerprint, laptop.fingerprint]);

    await app.call('POST', '/user/sessions/end-others', { token: minh.token });

    expect(await calls.devicesOf(minh)).toEqual([laptop.fingerprint]);
  });

  it('belongs to the session in which it was subscribed last', async () => {
    await runOut(onPhone);
    const again = { token: await logIn(app, minh) };
    await calls.subscribe(again, phone.subscription);

    await endSession(minh, again);

    expect(await calls.devicesOf(minh)).toEqual([laptop.fingerprint]);
  });

  it('cannot be subscribed in one that has just ended', async () => {
    const [{ id } = { id: '' }] = await app.database.query<{ id: string }>(
      'select id from sessions order by created_at limit 1',
    );
    const claims = { owner: toOwnerId(1), sessionId: id, generation: 0 };
    await endSession(onPhone, minh);

    await expect(
      app.composition.services.push.subscribe(claims, createBrowser().subscription),
    ).rejects.toMatchObject({ code: 'conflict' });
  });
});

async function setNewPassword() {
  const code = await issueCode(app, { email: minh.email, purpose: 'reset' });
  await app.call('PUT', `/user/change-password-no-token/${minh.email}/${code}`, {
    body: { newPassword: `${PASSWORD}2` },
  });
}

async function sessionOf({ token }: Pick<Student, 'token'>): Promise<string> {
  const answer = await app.call('GET', '/user/sessions', { token });
  const { sessions } = securityEndpoints.listSessions.data.parse(answer.body.data);
  return sessions.find(({ isThis }) => isThis)?.sessionId ?? '';
}

/** Of one device, at another one. */
async function endSession(at: Pick<Student, 'token'>, of: Pick<Student, 'token'>) {
  const answer = await app.call('DELETE', `/user/session/${await sessionOf(of)}`, {
    token: at.token,
  });
  expect(answer.status).toBe(200);
}

/** Nobody has used it for too long. */
async function runOut(student: Pick<Student, 'token'>) {
  await app.database.query(`update sessions set last_seen_at = now() - interval '15 days'
    where id = '${await sessionOf(student)}'`);
  await app.composition.store.sessions.purgeEnded();
}
