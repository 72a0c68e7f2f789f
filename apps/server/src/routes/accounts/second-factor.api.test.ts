import { MESSAGES, RECOVERY_CODES, SECURITY_MESSAGES } from '@scholar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { passTime } from '../../testing/clock';
import { issueCode, otherCode } from '../../testing/codes';
import { createCountingHasher } from '../../testing/counting-hasher';
import { refusal } from '../../testing/refusal';
import {
  codesOf,
  forgetUsedCodes,
  type SecondFactor,
  turnOnSecondFactor,
} from '../../testing/second-factor';
import { deactivate, PASSWORD, signUp, type Student } from '../../testing/students';
import { startTestApp, type TestApp } from '../../testing/test-app';

const ATTACKER = '198.51.100.66';
const WRONG = 'Wrong1Horse';
const needed = refusal('unauthenticated', SECURITY_MESSAGES.secondFactorNeeded);
const refused = refusal('unauthenticated', SECURITY_MESSAGES.secondFactorWrong);
const unproved = refusal('invalid_code', SECURITY_MESSAGES.secondFactorWrong);
const wrongPassword = refusal('invalid_input', SECURITY_MESSAGES.passwordWrong);

let app: TestApp;
let lan: Student;
beforeAll(async () => {
  app = await startTestApp({ passwords: createCountingHasher({ isQuick: true }).replace });
});
beforeEach(async () => {
  await app.reset();
  lan = await signUp(app, { email: 'lan@example.com' });
});
afterAll(() => app.close());

const logIn = (
  { password = PASSWORD, secondFactor }: { password?: string; secondFactor?: string },
  from?: string,
) =>
  app.call('POST', '/user/login', {
    body: { email: lan.email, password, ...(secondFactor !== undefined && { secondFactor }) },
    ...(from && { from }),
  });
const ask = (call: string, body: object, token = lan.token) =>
  app.call('POST', `/user/second-factor/${call}`, { token, body });
const readState = async () =>
  (await app.call('GET', '/user/second-factor', { token: lan.token })).body.data;
const statusOf = async (token: string) => (await app.call('GET', '/user/me', { token })).status;
/** Is not right now, nor half a minute earlier or later. */
const wrongCode = ({ code }: SecondFactor) => {
  const right = new Set([code(-1), code(), code(1), code(2)]);
  return [1, 2, 3, 4, 5].map((n) => otherCode(code(), n)).find((typed) => !right.has(typed));
};

describe('an account without a second factor', () => {
  it('signs in as the specification says, also when one is sent along', async () => {
    expect((await logIn({})).status).toBe(200);
    expect((await logIn({ secondFactor: '123456' })).status).toBe(200);
    expect(await readState()).toEqual({ since: null, recoveryCodesLeft: 0 });
  });

  it('has nothing to turn off or renew', async () => {
    const off = refusal('conflict', SECURITY_MESSAGES.secondFactorOff);
    const body = { password: PASSWORD, code: '123456' };

    expect((await ask('turn-off', body)).body).toEqual(off);
    expect((await ask('recovery-codes', body)).body).toEqual(off);
  });
});

describe('setting a second factor up', () => {
  it('is on with a first code, gives recovery codes once, and tells by mail', async () => {
    const { recoveryCodes } = await turnOnSecondFactor(app, lan);

    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(await readState()).toEqual({
      since: expect.stringMatching(/^\d{4}-/),
      recoveryCodesLeft: RECOVERY_CODES,
    });
    expect((await app.mailbox.wait(lan.email, 1)).subject).toBe(
      'Your Scholar account now has a second factor',
    );
  });

  it('is not on before a code was right', async () => {
    const begun = await ask('begin', { password: PASSWORD });
    const { secret } = begun.body.data as { secret: string };
    const code = codesOf(secret);

    const wrong = await ask('turn-on', { code: otherCode(code()) });

    expect(wrong.body).toEqual(unproved);
    expect((await logIn({})).status).toBe(200);
    expect(await readState()).toEqual({ since: null, recoveryCodesLeft: 0 });
  });

  it('takes the password', async () => {
    expect((await ask('begin', { password: WRONG })).body).toEqual(wrongPassword);
  });

  it('ends the other sessions, which had no second factor', async () => {
    const other = (await logIn({})).body.data as { token: string };

    await turnOnSecondFactor(app, lan);

    expect([await statusOf(lan.token), await statusOf(other.token)]).toEqual([200, 401]);
  });

  it('is finished only with the secret that was shown last, and within the hour', async () => {
    const first = (await ask('begin', { password: PASSWORD })).body.data as { secret: string };
    const second = (await ask('begin', { password: PASSWORD })).body.data as { secret: string };

    expect((await ask('turn-on', { code: codesOf(first.secret)() })).body).toEqual(unproved);
    await app.database.query("update second_factors set begun_at = now() - interval '61 minutes'");
    expect((await ask('turn-on', { code: codesOf(second.secret)() })).body).toEqual(unproved);
  });

  it('cannot be begun over one that is on', async () => {
    const factor = await turnOnSecondFactor(app, lan);

    const answer = await ask('begin', { password: PASSWORD });

    expect(answer.body).toEqual(refusal('conflict', SECURITY_MESSAGES.secondFactorOn));
    expect((await logIn({ secondFactor: factor.code() })).status).toBe(200);
  });

  it('is not finished by guessing', async () => {
    await ask('begin', { password: PASSWORD });

    const statuses: number[] = [];
    for (let n = 0; n < 21; n += 1) {
      statuses.push((await ask('turn-on', { code: 'no code' })).status);
    }

    expect(statuses.slice(-2)).toEqual([400, 429]);
  });

  it('keeps neither the secret nor the recovery codes readable', async () => {
    const begun = (await ask('begin', { password: PASSWORD })).body.data as { secret: string };
    await app.database.query('delete from second_factors');
    const { recoveryCodes } = await turnOnSecondFactor(app, lan);

    const kept = JSON.stringify([
      await app.database.query("select encode(sealed, 'escape') as sealed from second_factors"),
      await app.database.query('select * from recovery_codes'),
    ]);

    const plain = recoveryCodes.map((code) => code.replaceAll('-', ''));
    expect(
      [begun.secret, ...recoveryCodes, ...plain].filter((text) => kept.includes(text)),
    ).toEqual([]);
  });
});

describe('signing in with a second factor', () => {
  let factor: SecondFactor;
  beforeEach(async () => {
    factor = await turnOnSecondFactor(app, lan);
  });

  it('asks for the code, by a message of its own, and then takes it', async () => {
    expect((await logIn({})).body).toEqual(needed);

    expect((await logIn({ secondFactor: factor.code() })).status).toBe(200);
  });

  it('takes a code as apps show it', async () => {
    const code = factor.code();

    expect((await logIn({ secondFactor: ` ${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    );
  });

  it('tells nobody without the password that there is one', async () => {
    const nobody = await app.call('POST', '/user/login', {
      body: { email: 'nobody@example.com', password: WRONG },
    });

    for (const secondFactor of [undefined, factor.code(), '000000']) {
      const answer = await logIn({ password: WRONG, ...(secondFactor && { secondFactor }) });
      expect(answer.body).toEqual(nobody.body);
    }
    expect(nobody.body).toEqual(refusal('unauthenticated', MESSAGES.loginFailed));
  });

  it('does not use a code up when the password was wrong', async () => {
    const secondFactor = factor.code();

    await logIn({ password: WRONG, secondFactor });

    expect((await logIn({ secondFactor })).status).toBe(200);
  });

  it('takes no code twice, and none from before the last one', async () => {
    const [now, next] = [factor.code(), factor.code(1)];

    expect((await logIn({ secondFactor: next })).status).toBe(200);
    expect((await logIn({ secondFactor: next })).body).toEqual(refused);
    expect((await logIn({ secondFactor: now })).body).toEqual(refused);
  });

  it('lets exactly one in when a code comes several times at once', async () => {
    const secondFactor = factor.code();

    const answers = await Promise.all(Array.from({ length: 4 }, () => logIn({ secondFactor })));

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
  });

  it('takes each recovery code once, also when it comes several times at once', async () => {
    const [first = '', second = ''] = factor.recoveryCodes;

    const answers = await Promise.all(
      Array.from({ length: 4 }, () => logIn({ secondFactor: first })),
    );
    const other = await logIn({ secondFactor: second.toLowerCase().replaceAll('-', ' ') });

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(other.status).toBe(200);
    expect(await readState()).toMatchObject({ recoveryCodesLeft: RECOVERY_CODES - 2 });
  });

  it('takes no recovery code of somebody else', async () => {
    const minh = await signUp(app, { email: 'minh@example.com' });
    const theirs = await turnOnSecondFactor(app, minh);

    expect((await logIn({ secondFactor: theirs.recoveryCodes[0] ?? '' })).body).toEqual(refused);
    expect((await logIn({ secondFactor: theirs.code() })).body).toEqual(refused);
  });

  it.each(['', 'x', '12345', '1234567', '١٢٣٤٥٦', 'ABCD-EFGH-JKMN', "'; drop table users"])(
    'refuses %j',
    async (secondFactor) => {
      expect((await logIn({ secondFactor })).body).toEqual(refused);
    },
  );

  it('refuses what is too long to be a code before anything is looked at', async () => {
    expect((await logIn({ secondFactor: '1'.repeat(65) })).status).toBe(400);
  });

  it('counts wrong codes like wrong passwords', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await logIn({ secondFactor: wrongCode(factor) ?? '' }, ATTACKER)).status);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    // Neither a right code nor a question helps before the time is over.
    expect((await logIn({ secondFactor: factor.code() }, ATTACKER)).status).toBe(429);
    expect((await logIn({}, ATTACKER)).status).toBe(429);
    await passTime(app, 2);
    expect((await logIn({ secondFactor: factor.code() }, ATTACKER)).status).toBe(200);
  });

  it('does not forget wrong codes because the password was right', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      await logIn({}, ATTACKER);
      statuses.push((await logIn({ secondFactor: wrongCode(factor) ?? '' }, ATTACKER)).status);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('counts nothing against whoever has not been asked yet', async () => {
    for (let n = 0; n < 20; n += 1) {
      expect((await logIn({})).status).toBe(401);
    }

    expect((await logIn({ secondFactor: factor.code() })).status).toBe(200);
  });

  it('is still asked for after a new password by mail', async () => {
    const code = await issueCode(app, { email: lan.email, purpose: 'reset' });
    const password = `${PASSWORD}2`;
    await app.call('PUT', `/user/change-password-no-token/${lan.email}/${code}`, {
      body: { newPassword: password },
    });

    expect((await logIn({ password })).body).toEqual(needed);
    expect((await logIn({ password, secondFactor: factor.code() })).status).toBe(200);
  });

  it('is asked for when a deactivated account is brought back', async () => {
    await deactivate(app, lan);
    const comeBack = async (more: object) => {
      const code = await issueCode(app, { email: lan.email, purpose: 'registration' });
      return app.call('PUT', `/user/register/${code}`, {
        body: { name: 'Lan Chi', email: lan.email, password: PASSWORD, ...more },
      });
    };

    expect((await comeBack({})).body).toEqual(needed);
    expect((await comeBack({ secondFactor: wrongCode(factor) })).body).toEqual(refused);
    expect((await comeBack({ secondFactor: factor.code() })).status).toBe(201);
    await forgetUsedCodes(app);
    expect((await logIn({})).body).toEqual(needed);
  });

  it('leaves no way to guess while a deactivated account is brought back', async () => {
    await deactivate(app, lan);
    const code = await issueCode(app, { email: lan.email, purpose: 'registration' });

    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const answer = await app.call('PUT', `/user/register/${code}`, {
        body: {
          name: 'Lan Chi',
          email: lan.email,
          password: PASSWORD,
          secondFactor: wrongCode(factor),
        },
        from: ATTACKER,
      });
      statuses.push(answer.status);
    }

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('turning a second factor off', () => {
  let factor: SecondFactor;
  beforeEach(async () => {
    factor = await turnOnSecondFactor(app, lan);
  });

  it('takes password and code, and tells by mail', async () => {
    const answer = await ask('turn-off', { password: PASSWORD, code: factor.code() });

    expect(answer.status).toBe(200);
    expect((await logIn({})).status).toBe(200);
    expect(await readState()).toEqual({ since: null, recoveryCodesLeft: 0 });
    expect((await app.mailbox.wait(lan.email, 2)).subject).toBe(
      'The second factor of your Scholar account is off',
    );
    expect(await app.database.query('select * from recovery_codes')).toEqual([]);
  });

  it('takes a recovery code as well', async () => {
    const [code] = factor.recoveryCodes;

    expect((await ask('turn-off', { password: PASSWORD, code })).status).toBe(200);
  });

  it.each(['turn-off', 'recovery-codes'])(
    'is nothing that a stolen session can do alone: %s',
    async (call) => {
      const withoutPassword = await ask(call, { password: WRONG, code: factor.code() });
      const withoutCode = await ask(call, { password: PASSWORD, code: wrongCode(factor) });

      expect(withoutPassword.body).toEqual(wrongPassword);
      expect(withoutCode.body).toEqual(unproved);
      expect((await logIn({})).body).toEqual(needed);
      expect(await readState()).toMatchObject({ recoveryCodesLeft: RECOVERY_CODES });
    },
  );

  it('counts what is wrong like wrong passwords', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const body = { password: n % 2 ? PASSWORD : WRONG, code: wrongCode(factor) };
      statuses.push((await ask('turn-off', body)).status);
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('is not needed for new recovery codes, which end the old ones', async () => {
    const answer = await ask('recovery-codes', { password: PASSWORD, code: factor.code() });

    const { recoveryCodes } = answer.body.data as { recoveryCodes: string[] };
    expect(recoveryCodes).toHaveLength(RECOVERY_CODES);
    expect((await logIn({ secondFactor: factor.recoveryCodes[0] ?? '' })).body).toEqual(refused);
    expect((await logIn({ secondFactor: recoveryCodes[0] ?? '' })).status).toBe(200);
  });
});
