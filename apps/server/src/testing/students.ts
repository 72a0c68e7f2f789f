import * as z from 'zod/mini';
import { loadSecrets } from '../adapters/secrets';
import { createTokenSigner } from '../adapters/token-signer';
import { issueCode } from './codes';
import { findCode } from './mailbox';
import type { TestApp } from './test-app';

export const PASSWORD = 'Correct1Horse';

export type Student = { email: string; name: string; password: string; token: string };

const TokenSchema = z.object({ token: z.string() });
const RegisteredSchema = z.object({ jwtToken: z.string() });

/** Sends a verification code and reads it from the mailbox. */
export async function requestCode(
  { call, mailbox }: Pick<TestApp, 'call' | 'mailbox'>,
  email: string,
  { kind = 'send-verification', token }: { kind?: string; token?: string } = {},
): Promise<string> {
  const earlier = mailbox.to(email).length;
  const answer = await call('POST', `/user/${kind}/${encodeURIComponent(email)}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Sending a code answered ${answer.status}: ${answer.body.message}`);
  }
  for (let count = earlier + 1; ; count += 1) {
    // What an earlier step wrote to the same address may arrive first.
    const code = findCode(await mailbox.wait(email, count));
    if (code !== undefined) {
      return code;
    }
  }
}

/** A registered, signed-in student, made through the same calls a browser makes. */
export async function registerByMail(
  app: Pick<TestApp, 'call' | 'mailbox'>,
  { email = 'minh@example.com', name = 'Minh Anh', password = PASSWORD, headers = {} } = {},
): Promise<Student> {
  const code = await requestCode(app, email);
  const answer = await app.call('PUT', `/user/register/${code}`, {
    body: { name, email, password },
    headers,
  });
  const { jwtToken } = RegisteredSchema.parse(answer.body.data);
  return { email, name, password, token: jwtToken };
}

/** The student whom `registerByMail` leaves, without the mail and its code: for tests of what comes after. */
export async function signUp(
  { config, composition }: Pick<TestApp, 'config' | 'composition'>,
  { email = 'minh@example.com', name = 'Minh Anh', password = PASSWORD } = {},
): Promise<Student> {
  const { passwords, store } = composition;
  const passwordHash = await passwords.hash(password);
  const claims = await store.transaction(async ({ accounts, sessions }) => {
    const membership = await accounts.insert({ email, name, passwordHash, language: 'en' });
    if (!membership) {
      throw new Error(`${email} has an account already.`);
    }
    return sessions.create(membership);
  });
  const token = await createTokenSigner(loadSecrets(config.secrets, config.dataDir)).sign(claims);
  return { email, name, password, token };
}

export async function logIn(
  { call }: Pick<TestApp, 'call'>,
  { email, password }: { email: string; password: string },
  options: { from?: string } = {},
): Promise<string> {
  const answer = await call('POST', '/user/login', { body: { email, password }, ...options });
  return TokenSchema.parse(answer.body.data).token;
}

/** Deactivates the account and waits for the mail that says so. */
export async function deactivate(app: TestApp, { email, token }: Student) {
  const earlier = app.mailbox.to(email).length;
  const code = await issueCode(app, { email, purpose: 'account' });
  const answer = await app.call('DELETE', `/user/deactivate-account/${code}`, { token });
  if (answer.status !== 200) {
    throw new Error(`Deactivating answered ${answer.status}: ${answer.body.message}`);
  }
  await app.mailbox.wait(email, earlier + 1);
}

/** Lets the next code be sent at once: pretends the last sends are long past. */
export async function forgetSends({ database }: Pick<TestApp, 'database'>) {
  await database.query('delete from limit_counters');
}
