import { RECOVERY_CODE } from '@scholar/contract';
import { toOwnerId } from '@scholar/domain';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSealer } from './sealer';
import { createSecondFactorCodes } from './second-factor-codes';

const SECRET = 'a secret of the server that is long enough';
const NEWER = 'another secret of the server, long enough too';
/** The example of RFC 6238, at 59 seconds and at 1,111,111,109. */
const KNOWN = createSealer({ secrets: [SECRET], purpose: 'second factors' }).seal(
  Buffer.from('12345678901234567890'),
);
const at = (seconds: number, secrets = [SECRET]) =>
  createSecondFactorCodes(secrets, () => seconds * 1000);

describe('codes of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_234_567_890, '005924', 41_152_263],
  ])('at %i seconds are those of RFC 6238', (seconds, code, step) => {
    expect(at(seconds).findStep(KNOWN, code)).toBe(step);
  });

  it.each([
    [59 - 30, 1],
    [59 + 30, 1],
    [59 - 60, undefined],
    [59 + 60, undefined],
  ])('may be one half minute early or late: at %i seconds', (seconds, step) => {
    expect(at(seconds).findStep(KNOWN, '287082')).toBe(step);
  });

  it.each(['', '28708', '2870822', '000000', 'abcdef', '28708२'])('are not %j', (code) => {
    expect(at(59).findStep(KNOWN, code)).toBeUndefined();
  });

  it('are understood by an app that reads the address', () => {
    const codes = createSecondFactorCodes([SECRET]);

    const { url, secret, sealed } = codes.make('lan+1@example.com');

    expect(url).toMatch(/^otpauth:\/\/totp\/Scholar:lan%2B1%40example\.com\?/);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    expect(codes.findStep(sealed, app.generate())).toBeTypeOf('number');
    expect(Buffer.from(sealed).includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  });

  it('still work after the secret of the server was replaced, and are sealed anew', () => {
    const both = at(59, [NEWER, SECRET]);

    const sealedAnew = both.sealAnew(KNOWN);

    expect(both.findStep(KNOWN, '287082')).toBe(1);
    expect(at(59, [NEWER]).findStep(sealedAnew, '287082')).toBe(1);
    expect(at(59, [NEWER]).findStep(KNOWN, '287082')).toBeUndefined();
  });
});

describe('recovery codes', () => {
  const lan = toOwnerId(1);

  it('are groups of letters and digits that nobody confuses, each another', () => {
    const { makeRecoveryCode } = createSecondFactorCodes([SECRET]);

    const made = Array.from({ length: 200 }, makeRecoveryCode);

    const group = `[${RECOVERY_CODE.letters}]{4}`;
    expect(made.filter((code) => !new RegExp(`^${group}-${group}-${group}$`).test(code))).toEqual(
      [],
    );
    expect(new Set(made).size).toBe(200);
  });

  it('are kept as hashes that differ from student to student and outlive a new secret', () => {
    const [kept = ''] = createSecondFactorCodes([SECRET]).hashRecoveryCode(lan, 'ABCD-EFGH-JKMN');
    const later = createSecondFactorCodes([NEWER, SECRET]);

    expect(later.hashRecoveryCode(lan, 'ABCDEFGHJKMN')).toContain(kept);
    expect(later.hashRecoveryCode(toOwnerId(2), 'ABCDEFGHJKMN')).not.toContain(kept);
    expect(kept).not.toContain('ABCD');
  });
});
