import { securityEndpoints } from '@scholar/contract';
import { Secret, TOTP } from 'otpauth';
import { createSecondFactorCodes } from '../adapters/second-factor-codes';
import { loadSecrets } from '../adapters/secrets';
import type { Student } from './students';
import type { TestApp } from './test-app';

const PERIOD_MS = 30_000;

export type SecondFactor = {
  recoveryCodes: string[];
  /** A code of the app, so many half minutes from now. */
  code: (steps?: number) => string;
};

/** Sets a second factor up as a browser and an app do. */
export async function turnOnSecondFactor(
  app: Pick<TestApp, 'call' | 'database'>,
  { token, password }: Pick<Student, 'token' | 'password'>,
): Promise<SecondFactor> {
  const begun = await app.call('POST', '/user/second-factor/begin', { token, body: { password } });
  const { secret } = securityEndpoints.beginSecondFactor.data.parse(begun.body.data);
  const code = codesOf(secret);
  const done = await app.call('POST', '/user/second-factor/turn-on', {
    token,
    body: { code: code() },
  });
  const { recoveryCodes } = securityEndpoints.turnOnSecondFactor.data.parse(done.body.data);
  await forgetUsedCodes(app);
  return { recoveryCodes, code };
}

/** What `turnOnSecondFactor` leaves, without the calls and the mail: for tests of what comes after. */
export async function giveSecondFactor(
  { config, composition: { store } }: Pick<TestApp, 'config' | 'composition'>,
  { email }: Pick<Student, 'email'>,
): Promise<SecondFactor['code']> {
  const { make } = createSecondFactorCodes(loadSecrets(config.secrets, config.dataDir));
  const { sealed, secret } = make(email);
  const account = await store.accounts.findByEmail(email);
  if (!account) {
    throw new Error(`${email} has no account.`);
  }
  await store.secondFactors.begin(account.owner, sealed);
  await store.secondFactors.turnOn(account.owner, { sealed, step: 0 });
  return codesOf(secret);
}

export function codesOf(secret: string): SecondFactor['code'] {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * PERIOD_MS });
}

/** Pretends that the last code was used long ago, so that a test need not wait for the next one. */
export async function forgetUsedCodes({ database }: Pick<TestApp, 'database'>) {
  await database.query('update second_factors set last_step = 0');
}
