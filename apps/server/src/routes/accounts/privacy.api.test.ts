import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { otherCode } from '../../testing/codes';
import { head, listen, sendRaw } from '../../testing/raw-connection';
import {
  deactivate,
  forgetSends,
  logIn,
  requestCode,
  registerByMail,
} from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { upload } from '../../testing/upload';

const logLines: string[] = [];
let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ logLines });
  port = await listen(app.app);
});
beforeEach(async () => {
  await app.reset();
  logLines.length = 0;
});
afterAll(() => app.close());

const events = () => logLines.map((line) => JSON.parse(line)).filter(({ event }) => event);

describe('[A-50] an error that quotes a document', () => {
  it.each([
    ['in one line', 'A'.repeat(100_000)],
    ['in lines that look like places in the code', '\n    at the end of the document'.repeat(500)],
  ])('is logged without it: %s', async (_, document) => {
    const summarize = vi
      .spyOn(app.composition.services.assistant, 'summarize')
      .mockImplementation(async ({ document_text }) => {
        throw new SyntaxError(`Invalid regular expression: /${document_text}/: Too long`);
      });

    const answer = await app.app.inject({
      method: 'POST',
      url: '/ai/summarize',
      payload: { document_text: document },
    });
    summarize.mockRestore();

    const line = logLines.find((text) => text.includes('unexpected error')) ?? '';
    expect(answer.statusCode).toBe(500);
    expect(line).toContain('Invalid regular expression');
    expect(line).toContain('privacy.api.test');
    expect(line).not.toContain(document.slice(0, 250).replaceAll('\n', '\\n'));
    expect(line.split('at the end').length).toBeLessThan(10);
  });
});

describe('[A-50] what a student types', () => {
  const EMAIL = 'canary.student@example.com';
  const PASSWORD = 'Canary1Password';
  const student = { email: EMAIL, name: 'Canary Nguyen', password: PASSWORD };
  const secrets = ['canary', 'Canary', '+84 900 111 222'];
  const codes: string[] = [];
  const tokens: string[] = [];

  /** Nothing of it may stand in a log line or a metric, in whatever spelling it came. */
  async function expectNoTrace() {
    const { body: metrics } = await app.app.inject('/metrics');
    const written = [...logLines, metrics];
    // Six digits may also be part of a time or an id; a code stands alone.
    const shapes = codes.map((code) => new RegExp(`(?<![\\w.-])${code}(?![\\w.-])`));
    const leaks = written.filter(
      (text) =>
        [...secrets, ...tokens].some((secret) => text.includes(secret)) ||
        shapes.some((shape) => shape.test(text)),
    );
    expect(leaks).toEqual([]);
  }

  async function askCode(kind?: string) {
    await forgetSends(app);
    const code = await requestCode(app, EMAIL, kind ? { kind } : {});
    codes.push(code);
    return code;
  }

  async function register() {
    const registered = await registerByMail(app, student);
    tokens.push(registered.token);
    return registered;
  }

  it('leaves no trace on its way through a whole account life', async () => {
    const code = await askCode();
    await app.call('PUT', `/user/register/${otherCode(code)}`, { body: student });
    await forgetSends(app);
    const { token } = await register();
    tokens.push(await logIn(app, student));
    await app.call('PATCH', '/user/update/profile', {
      token,
      body: { name: 'Canary Trần', phoneNumber: '+84 900 111 222' },
    });
    await app.call('PATCH', '/user/update/username', { token, body: { userName: 'canary.bird' } });
    await upload(app, '/user/update/profile-picture', token, [
      { field: 'profilePicture', fileName: 'canary.png', content: 'canary' },
    ]);
    await app.call('GET', '/user/me', { token });
    const reset = await askCode('send-reset-password-code');
    await app.call('PUT', `/user/change-password-no-token/${EMAIL}/${reset}`, {
      body: { newPassword: 'Canary2Changed' },
    });
    const again = await logIn(app, { email: EMAIL, password: 'Canary2Changed' });
    tokens.push(again);
    await app.call('POST', '/user/invalidate-me', { token: again });
    const last = await logIn(app, { email: EMAIL, password: 'Canary2Changed' });
    await deactivate(app, { ...student, token: last });

    expect(logLines.length).toBeGreaterThan(15);
    await expectNoTrace();
  });

  it('leaves no trace in calls that fail', async () => {
    const { token } = await register();
    const body = { email: EMAIL, password: 'CanaryWrong1' };
    const headers = { 'content-type': 'application/json' };

    await app.call('POST', '/user/login', { body });
    await app.call('POST', '/user/login', { body: { ...body, canaryField: 'canary' } });
    await app.call('POST', '/user/login', { body: `{"email":"${EMAIL}"`, headers });
    await app.call('POST', '/user/login', { body: EMAIL, headers: { 'content-type': EMAIL } });
    await app.call('POST', '/user/login', { body: 'canary'.repeat(1_000), headers });
    await app.call('GET', `/user/me?email=${EMAIL}`, { token: 'canary-token' });
    await app.call('GET', `/user/me`, { token, headers: { 'user-agent': EMAIL, referer: EMAIL } });
    await app.call('GET', `/user/nobody/${EMAIL}`);
    await app.call('TRACE' as 'GET', `/user/login/${EMAIL}`);
    await app.call('GET', `/user/send-verification/${EMAIL}`);
    await app.call('POST', `/user/send-verification/${'canary'.repeat(60)}@example.com`);
    await app.call('POST', `/user/send-verification/canary%zz`);
    await app.call('POST', `/user/send-verification/canary%00@example.com`);
    await app.call('PUT', `/user/register/canary`, { body: student });
    await app.call('PATCH', '/user/update/username', { token, body: { userName: 'canary!' } });
    await sendRaw(port, head('CANARY /canary HTTP/1.1', `host: ${EMAIL}`));
    await sendRaw(port, head('GET / HTTP/1.1', 'host: x', `canary: ${'canary'.repeat(4_000)}`));

    expect(logLines.length).toBeGreaterThan(10);
    await expectNoTrace();
  });

  it('leaves no trace in documents, also when the database is in trouble', async () => {
    const { token } = await register();
    const draft = { title: 'Canary song', field: 'Arts', content: 'canary', sourceText: 'canary' };
    const call = (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) =>
      app.call(method, `/document/${path}`, {
        token,
        body,
        headers: { 'idempotency-key': 'canary-key' },
      });

    await call('PUT', 'upload', draft);
    await call('PUT', 'upload', { ...draft, title: '' });
    await call('PUT', 'upload', { ...draft, content: 'canary'.repeat(200_000) });
    await call('POST', 'get/0/5', { keyword: 'canary' });
    await call('POST', 'get/0/5', { keyword: 'canary'.repeat(50) });
    await call('PUT', 'update/1', { title: 'Canary 2', field: 'Arts', content: 'canary' });
    await call('DELETE', 'delete/canary');
    await app.database.query('alter table document_texts rename to document_texts_gone');
    const failed = await app.call('PUT', '/document/upload', { token, body: draft });
    await app.database.query('alter table document_texts_gone rename to document_texts');

    expect(failed.status).toBe(500);
    expect(logLines.join('')).toContain('documents.repository.ts');
    await expectNoTrace();
  });

  it('leaves no trace when the mail server or the database is in trouble', async () => {
    const { token } = await register();
    await forgetSends(app);
    app.mailbox.breakDown();
    await app.call('POST', `/user/send-verification/${EMAIL}`);
    await expect.poll(() => logLines.join('')).toContain('Mail not delivered');
    app.mailbox.repair();

    await app.database.query('alter table users rename to users_gone');
    const answers = await Promise.all([
      app.call('POST', '/user/login', { body: { email: EMAIL, password: PASSWORD } }),
      app.call('GET', '/user/me', { token }),
    ]);
    await app.database.query('alter table users_gone rename to users');

    expect(answers.map(({ status }) => status)).toEqual([500, 500]);
    const failures = logLines.filter((line) => line.includes('unexpected error'));
    expect(failures).toHaveLength(2);
    for (const failure of failures) {
      expect(failure).toContain('"type":"DrizzleQueryError"');
      expect(failure).toContain('"state":"42P01"');
      expect(failure).toMatch(/(accounts|sessions)\.repository\.ts/);
    }
    await expectNoTrace();
  });
});

describe('[A-52] security events', () => {
  const common = {
    level: 30,
    msg: 'account event',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    pid: expect.any(Number),
    hostname: expect.any(String),
    from: '192.0.2.0/24',
    reqId: expect.stringMatching(/^[\da-f-]{36}$/),
  };

  it('tell what happened to whom, from where, in which request', async () => {
    const student = await registerByMail(app);
    await app.call('POST', '/user/login', {
      body: { email: student.email, password: 'Wrong1Word' },
    });
    const token = await logIn(app, student);
    await app.call('POST', '/user/logout', { token });
    await forgetSends(app);
    const code = await requestCode(app, student.email, { kind: 'send-reset-password-code' });
    const path = `/user/change-password-no-token/${student.email}`;
    await app.call('PUT', `${path}/${otherCode(code)}`, { body: { newPassword: 'Brand1New' } });
    await app.call('PUT', `${path}/${code}`, { body: { newPassword: 'Brand1New' } });
    const second = await logIn(app, { email: student.email, password: 'Brand1New' });
    await app.call('POST', '/user/invalidate-me', { token: second });
    const third = await logIn(app, { email: student.email, password: 'Brand1New' });
    await deactivate(app, { ...student, token: third });

    expect(events()).toEqual(
      [
        { event: 'code-sent', outcome: 'ok' },
        { event: 'code-used', outcome: 'ok' },
        { event: 'registered', outcome: 'ok', user: 1 },
        { event: 'login', outcome: 'refused', user: 1 },
        { event: 'login', outcome: 'ok', user: 1 },
        { event: 'logout', outcome: 'ok', user: 1 },
        { event: 'code-sent', outcome: 'ok', user: 1 },
        { event: 'code-used', outcome: 'refused', user: 1 },
        { event: 'code-used', outcome: 'ok', user: 1 },
        { event: 'password-changed', outcome: 'ok', user: 1 },
        { event: 'login', outcome: 'ok', user: 1 },
        { event: 'logout-everywhere', outcome: 'ok', user: 1 },
        { event: 'login', outcome: 'ok', user: 1 },
        { event: 'code-used', outcome: 'ok', user: 1 },
        { event: 'deactivated', outcome: 'ok', user: 1 },
      ].map((event) => ({ ...common, ...event })),
    );
  });

  it('include what a limit turned away', async () => {
    const { email } = await registerByMail(app);
    logLines.length = 0;

    await app.call('POST', `/user/send-verification/${email}`);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await app.call('POST', '/user/login', { body: { email, password: 'Wrong1Word' } });
    }

    expect(events()).toContainEqual({ ...common, event: 'code-sent', outcome: 'limited' });
    expect(events()).toContainEqual({ ...common, event: 'login', outcome: 'limited', user: 1 });
  });

  it('share the request id with the line of the request and with the answer', async () => {
    const answer = await app.call('POST', '/user/send-verification/minh@example.com', {
      from: '2001:db8:1:2::7',
    });

    const id = answer.headers['x-request-id'];
    const lines = logLines.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === id);
    expect(lines).toMatchObject([
      { event: 'code-sent', outcome: 'ok', from: '2001:db8:1:2::/64' },
      {
        msg: 'request',
        route: '/api/user/send-verification/:email',
        method: 'POST',
        status: 200,
        ms: expect.any(Number),
        from: '2001:db8:1:2::/64',
      },
    ]);
  });
});
