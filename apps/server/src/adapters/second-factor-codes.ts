import { randomInt } from 'node:crypto';
import { RECOVERY_CODE, SECOND_FACTOR_CODE } from '@scholar/contract';
import type { SecondFactorCodes } from '@scholar/domain';
import { Secret, TOTP } from 'otpauth';
import { createSealer } from './sealer';
import { createKeyedHash } from './secrets';

const ISSUER = 'Scholar';
/** What every authenticator app can do, and some of them only this. */
const SETTINGS = { algorithm: 'SHA1', digits: SECOND_FACTOR_CODE.digits, period: 30 } as const;
/** Clocks of phones go wrong: one step before and after. */
const TOLERANCE = 1;
const SECRET_BYTES = 20;
/** The library throws at digits of other scripts. */
const CODE = new RegExp(`^[0-9]{${SECOND_FACTOR_CODE.digits}}$`);

/** The first secret seals and hashes; all of them open and compare, so that a secret can be replaced. */
export function createSecondFactorCodes(
  secrets: readonly string[],
  now: () => number = Date.now,
): SecondFactorCodes {
  const sealer = createSealer({ secrets, purpose: 'second factors' });
  const hashers = secrets.map((secret) => createKeyedHash(secret, 'recovery codes'));

  return {
    make(email) {
      const secret = new Secret({ size: SECRET_BYTES });
      const totp = new TOTP({ ...SETTINGS, issuer: ISSUER, label: email, secret });
      return {
        sealed: sealer.seal(Buffer.from(secret.bytes)),
        secret: secret.base32,
        url: totp.toString(),
      };
    },

    findStep(sealed, code) {
      const bytes = sealer.open(sealed);
      if (!bytes || !CODE.test(code)) {
        return undefined;
      }
      const totp = new TOTP({ ...SETTINGS, secret: toSecret(bytes) });
      const timestamp = now();
      // Compares in constant time.
      const delta = totp.validate({ token: code, timestamp, window: TOLERANCE });
      return delta === null ? undefined : totp.counter({ timestamp }) + delta;
    },

    sealAnew(sealed) {
      const bytes = sealer.isByFirstSecret(sealed) ? undefined : sealer.open(sealed);
      return bytes ? sealer.seal(bytes) : sealed;
    },

    makeRecoveryCode() {
      const { letters, length, groups } = RECOVERY_CODE;
      const code = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
      return code.replaceAll(new RegExp(`.{${length / groups}}(?=.)`, 'g'), '$&-');
    },

    hashRecoveryCode(owner, code) {
      const plain = code.replaceAll('-', '');
      return hashers.map((hash) => hash(`${owner}\n${plain}`));
    },
  };
}

function toSecret(bytes: Buffer): Secret {
  // A copy: the bytes of a small buffer lie in a pool beside others.
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
