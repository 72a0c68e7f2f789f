import { MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueCode, triesOf } from '../../testing/codes';
import { logIn, PASSWORD, registerByMail } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const EMAIL = 'lan@example.com';
const COMMON = ['Password1', 'qWERTY123', 'P@ssw0rd1', 'Matkhau123'];
const REFUSED = {
  responseCode: 400,
  message: MESSAGES.passwordCommon,
  errorCode: 'invalid_input',
};

let app: TestApp;

function useApp(environment: Record<string, string>) {
  beforeAll(async () => {
    app = await startTestApp({ environment });
  });
  beforeEach(() => app.reset());
  afterAll(() => app.close());
}

function register(code: string, password: string) {
  const body = { name: 'Lan Chi', email: EMAIL, password };
  return app.call('PUT', `/user/register/${code}`, { body });
}

function change(code: string, newPassword: string) {
  const path = `/user/change-password-no-token/${encodeURIComponent(EMAIL)}/${code}`;
  return app.call('PUT', path, { body: { newPassword } });
}

describe('PASSWORD_BLOCKLIST=enforce', () => {
  useApp({ PASSWORD_BLOCKLIST: 'enforce' });

  it.each(COMMON)(
    '[A-23] [A-19] refuses %s at registration and spares the code',
    async (common) => {
      const code = await issueCode(app, { email: EMAIL, purpose: 'registration' });

      const refused = await register(code, common);
      const tries = await triesOf(app, EMAIL);
      const corrected = await register(code, PASSWORD);

      expect(refused.body).toMatchObject(REFUSED);
      expect([tries, corrected.status]).toEqual([0, 201]);
    },
  );

  it.each(COMMON)('[A-23] [A-19] refuses %s as the new one and spares the code', async (common) => {
    await registerByMail(app, { email: EMAIL });
    const code = await issueCode(app, { email: EMAIL, purpose: 'reset' });

    const refused = await change(code, common);
    const tries = await triesOf(app, EMAIL);
    const corrected = await change(code, 'Another1Horse');

    expect(refused.body).toMatchObject(REFUSED);
    expect([tries, corrected.status]).toEqual([0, 200]);
  });

  it('[A-23] lets whoever has a common password already log in', async () => {
    const { store, passwords } = app.composition;
    const passwordHash = await passwords.hash('Password1');
    await store.accounts.insert({ email: EMAIL, name: 'Lan Chi', passwordHash, language: 'vi' });

    const token = await logIn(app, { email: EMAIL, password: 'Password1' });

    expect(token).toMatch(/\./);
  });
});

describe.each([
  ['without the setting', {}],
  ['PASSWORD_BLOCKLIST=off', { PASSWORD_BLOCKLIST: 'off' }],
])('%s', (_, environment) => {
  useApp(environment);

  it('[A-23] the server takes a common password: the rule of the specification stands', async () => {
    const code = await issueCode(app, { email: EMAIL, purpose: 'registration' });
    const registered = await register(code, 'Password1');
    const resetCode = await issueCode(app, { email: EMAIL, purpose: 'reset' });
    const changed = await change(resetCode, 'Qwerty123');

    expect([registered.status, changed.status]).toEqual([201, 200]);
  });
});
