import { SUPPORT_MESSAGES } from '@scholar/contract';
import MailComposer from 'nodemailer/lib/mail-composer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeMessage } from '../../adapters/mail/compose-message';
import { passTime } from '../../testing/clock';
import { createCountingHasher } from '../../testing/counting-hasher';
import { grantPlan } from '../../testing/payments';
import { refusal } from '../../testing/refusal';
import { signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const SUPPORT_TO = 'help@scholar.example';
const REQUEST = { message: 'My cards are gone.\nWhat can I do?', page: '/saved-flashcards' };

let app: TestApp;
let student: Student;
beforeAll(async () => {
  app = await startTestApp({
    passwords: createCountingHasher({ isQuick: true }).replace,
    environment: { SUPPORT_TO },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  student = await signUp(app, { name: 'Phạm Lan' });
});

const send = (body: object = REQUEST, headers: Record<string, string> = {}) =>
  app.call('POST', '/support', { token: student.token, body, headers });
const read = async () => (await app.call('GET', '/support', { token: student.token })).body.data;

describe('a message to support', () => {
  it('arrives with all that is needed to answer it, and the answer goes to the student', async () => {
    const answer = await send();

    expect(answer.body).toEqual({ responseCode: 200, message: 'OK', data: null });
    const mail = await app.mailbox.wait(SUPPORT_TO);
    expect(mail).toMatchObject({ subject: 'Message from student 1', replyTo: student.email });
    expect(mail.text).toContain('My cards are gone.\n\nWhat can I do?');
    expect(mail.text).toContain(
      [
        'Name: Phạm Lan',
        `E-mail: ${student.email}`,
        'Plan: Basic',
        'Page: /saved-flashcards',
        `Request: ${String(answer.headers['x-request-id'])}`,
      ].join('\n'),
    );
  });

  it.each(['pro', 'team'] as const)('of somebody with %s is marked', async (plan) => {
    expect(await read()).toEqual({ isSetUp: true, isPriority: false });
    await grantPlan(app, { plan, ends: '9 days' });

    await send();

    expect(await read()).toEqual({ isSetUp: true, isPriority: true });
    expect((await app.mailbox.wait(SUPPORT_TO)).subject).toBe('[priority] Message from student 1');
  });

  it('cannot add a header or a recipient', async () => {
    await app.database.query(
      `update users set name = E'Lan\\r\\nBcc: x@evil.example' where id = 1`,
    );
    const message = 'Hello\r\nBcc: x@evil.example\r\n\r\n<b onclick="x()">bold</b>';

    await send({ ...REQUEST, message });

    const mail = await app.mailbox.wait(SUPPORT_TO);
    const sender = { name: 'Scholar', address: 'no-reply@scholar.example' };
    const composer = new MailComposer(composeMessage(mail, sender)).compile();
    const raw = String(await composer.build());
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(composer.getEnvelope().to).toEqual([SUPPORT_TO]);
    expect(head).toContain(`\r\nReply-To: ${student.email}\r\n`);
    expect(head).not.toMatch(/^bcc:|evil/im);
    expect(mail.html).not.toContain('<b onclick');
  });

  it('waits in the queue while the mail server is away', async () => {
    app.mailbox.breakDown();

    expect((await send()).status).toBe(200);

    app.mailbox.repair();
    await app.mailbox.wait(SUPPORT_TO);
  });

  it('is sent five times an hour at most', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 200, 200, 200, 200, 429, 429, 429,
    ]);
    const refused = await send();
    expect(refused.body).toEqual(refusal('too_many_requests', SUPPORT_MESSAGES.tooMany));
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    await passTime(app, 3_600);
    expect((await send()).status).toBe(200);
  });

  it('is sent once when the call is repeated under its key', async () => {
    const key = { 'idempotency-key': 'message-1' };

    const answers = await Promise.all(Array.from({ length: 7 }, () => send(REQUEST, key)));

    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
    expect((await send({ ...REQUEST, message: 'Something else' }, key)).status).toBe(409);
    await app.mailbox.wait(SUPPORT_TO);
    const [mails] = await app.database.query('select count(*)::int as all from mail_jobs');
    expect(mails).toEqual({ all: 1 });
  });

  it.each([
    { message: 'Too short', page: '/' },
    { message: `  ${'\u200b'.repeat(20)}  `, page: '/' },
    { message: '12345 789       ', page: '/' },
    { page: '/' },
    { message: 5, page: '/' },
  ])('needs ten characters: %j', async (body) => {
    expect((await send(body)).body).toEqual(refusal('invalid_input', SUPPORT_MESSAGES.tooShort));
  });

  it('may have 5,000 characters, however many bytes they take', async () => {
    const letters = 'ữ'.repeat(5_000);

    expect((await send({ message: letters, page: '/' })).status).toBe(200);
    expect((await send({ message: `${letters}ữ`, page: '/' })).body).toEqual(
      refusal('invalid_input', SUPPORT_MESSAGES.tooLong),
    );
    expect((await app.mailbox.wait(SUPPORT_TO)).text).toContain(letters);
  });

  it.each([
    '',
    'study',
    'https://evil.example/',
    '/team/join?token=abc',
    '/a b',
    '/a\nb',
    `/${'x'.repeat(200)}`,
  ])('comes from a path and nothing else: %j', async (page) => {
    expect((await send({ ...REQUEST, page })).body).toEqual(
      refusal('invalid_input', SUPPORT_MESSAGES.page),
    );
  });
});

describe('a server where nobody answers', () => {
  it('says so and takes no message', async () => {
    const silent = await startTestApp({
      passwords: createCountingHasher({ isQuick: true }).replace,
    });
    const { token } = await signUp(silent);

    const answer = await silent.call('POST', '/support', { token, body: REQUEST });
    const state = await silent.call('GET', '/support', { token });

    expect(answer.body).toEqual(refusal('unavailable', SUPPORT_MESSAGES.notSetUp));
    expect(state.body.data).toEqual({ isSetUp: false, isPriority: false });
    await silent.close();
  });
});
