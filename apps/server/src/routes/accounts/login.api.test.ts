import { MESSAGES } from '@scholar/contract';
import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCountingHasher } from '../../testing/counting-hasher';
import { refusal } from '../../testing/refusal';
import { logIn, PASSWORD, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';
const hasher = createCountingHasher();

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ passwords: hasher.replace });
});
beforeEach(async () => {
  await app.reset();
  hasher.takeCount();
});
afterAll(() => app.close());

function login(body: unknown) {
  return app.call('POST', '/user/login', { body });
}

async function storedHash(): Promise<string> {
  const [row] = await app.database.query<{ hash: string }>(
    'select password_hash as hash from users',
  );
  return row?.hash ?? '';
}

describe('what a login is made of', () => {
  it.each([
    { body: { password: PASSWORD }, message: MESSAGES.loginEmail },
    { body: { email: EMAIL }, message: MESSAGES.loginPassword },
    { body: {}, message: MESSAGES.loginEmail },
    { body: { email: EMAIL, password: 'Abc1x' }, message: MESSAGES.loginPassword },
    {
      body: { email: EMAIL, password: PASSWORD, role: 'admin' },
      message: 'Invalid request. Unknown field: role.',
    },
  ])('[B-30] refuses $body with $message', async ({ body, message }) => {
    const answer = await login(body);

    expect(answer.body).toEqual(refusal('invalid_input', message));
    expect(hasher.takeCount()).toBe(0);
  });

  it.each([[[EMAIL]], [123456], [{ $ne: null }], [null], [true]])(
    '[B-31] takes %j neither for an e-mail nor for a password',
    async (value) => {
      const answers = [
        await login({ email: value, password: PASSWORD }),
        await login({ email: EMAIL, password: value }),
      ];

      expect(answers.map(({ status }) => status)).toEqual([400, 400]);
      expect(hasher.takeCount()).toBe(0);
    },
  );

  it.each([
    { email: "' OR 1=1--", status: 400 },
    { email: "admin'/*", status: 400 },
    { email: "'or'1'='1@example.com", status: 401 },
    { email: 'lan@example.com\n', status: 401 },
    { email: 'lan@example.com\u0000', status: 400 },
  ])('[B-32] answers $status to the e-mail $email', async ({ email, status }) => {
    const answer = await login({ email, password: 'Wrong1Horse' });

    expect(answer.status).toBe(status);
  });

  it.each([
    { registered: 'a@b.co', typed: 'A@B.co' },
    { registered: 'a@b.co', typed: ' a@b.co ' },
    { registered: 'a@b.co', typed: 'a@ｂ.ｃｏ' },
    { registered: 'ａ@b.co', typed: 'ａ@ｂ.co' },
    { registered: 'ánh@b.co', typed: 'ÁNH@b.co'.normalize('NFD') },
  ])('[B-33] lets $registered in as $typed', async ({ registered, typed }) => {
    await registerByMail(app, { email: registered });

    const token = await logIn(app, { email: typed, password: PASSWORD });

    const { body } = await app.call('GET', '/user/me', { token });
    expect(body.data).toMatchObject({ userId: 1, email: registered });
  });

  it.each([
    { what: 'a megabyte', password: 'Aa1'.repeat(350_000), status: 413, verifications: 0 },
    { what: '129 characters', password: `Aa1${'x'.repeat(126)}`, status: 400, verifications: 0 },
    { what: 'NUL', password: 'Abcde1\u0000', status: 400, verifications: 0 },
    { what: 'a lone surrogate', password: 'Abcde1\ud800', status: 400, verifications: 0 },
    { what: 'only spaces', password: ' '.repeat(8), status: 401, verifications: 1 },
  ])(
    '[B-34] answers $status to a password of $what',
    async ({ password, status, verifications }) => {
      const answer = await login({ email: EMAIL, password });

      expect(answer.status).toBe(status);
      expect(hasher.takeCount()).toBe(verifications);
    },
  );
});

describe('what makes a password', () => {
  it('[A-21] is stored as argon2id with its cost beside it', async () => {
    await registerByMail(app, { email: EMAIL });

    expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('[A-21] is hashed anew at the next login when the cost was raised', async () => {
    await registerByMail(app, { email: EMAIL });
    const cheap = await hash(PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await app.database.query(`update users set password_hash = '${cheap}'`);

    await expect(login({ email: EMAIL, password: 'Wrong1Horse' })).resolves.toMatchObject({
      status: 401,
    });
    expect(await storedHash()).toBe(cheap);
    await logIn(app, { email: EMAIL, password: PASSWORD });

    expect(await storedHash()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await expect(logIn(app, { email: EMAIL, password: PASSWORD })).resolves.toMatch(/^ey/);
  });

  it.each([
    { set: 'Ấbcde1'.normalize('NFC'), typed: 'Ấbcde1'.normalize('NFD') },
    { set: 'Ａbcde１2', typed: 'Abcde12' },
  ])('[A-21] is the same from another keyboard: $set and $typed', async ({ set, typed }) => {
    await registerByMail(app, { email: EMAIL, password: set });

    await expect(logIn(app, { email: EMAIL, password: typed })).resolves.toMatch(/^ey/);
  });

  const long = `Aa1${'x'.repeat(125)}`;
  it.each([
    { set: ' Abcde1 ', typed: 'Abcde1' },
    { set: 'Abcde1', typed: ' Abcde1' },
    { set: long, typed: long.slice(0, 72) },
    { set: long, typed: long.slice(0, 127) },
  ])('[A-21] is neither trimmed nor cut: $set is not $typed', async ({ set, typed }) => {
    await registerByMail(app, { email: EMAIL, password: set });

    expect((await login({ email: EMAIL, password: typed })).status).toBe(401);
    expect((await login({ email: EMAIL, password: set })).status).toBe(200);
  });

  it.each([
    { password: 'Abcde1', isAccepted: true },
    { password: 'Ấbcde1', isAccepted: true },
    { password: 'Ab1😀😀😀', isAccepted: true },
    { password: `Aa1${'😀'.repeat(125)}`, isAccepted: true },
    { password: 'Ab1😀😀', isAccepted: false },
    { password: 'abcde1', isAccepted: false },
    { password: 'ABCDE1', isAccepted: false },
    { password: 'Abcdef', isAccepted: false },
    { password: 'Abc1', isAccepted: false },
    { password: 'Abcde١', isAccepted: false },
  ])(
    '[A-22] [B-49] $password at registration, accepted: $isAccepted',
    async ({ password, isAccepted }) => {
      const answer = await app.call('PUT', '/user/register/000000', {
        body: { name: 'Lan Chi', email: EMAIL, password },
      });

      expect(answer.body).toMatchObject({
        responseCode: 400,
        message: isAccepted ? MESSAGES.codeWrong : MESSAGES.password,
      });
    },
  );
});
