import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_AT_PLACE_WAITS,
  ACCOUNT_WAITS,
  createLimitKeys,
  DEVICE_WINDOW,
  GUESS_WINDOWS,
  PLACE_LIMITS,
  SEND_WINDOWS,
  spend,
  toPlaceWindows,
  TRUSTED_FACTOR,
} from './limits';
import type { LimitsRepository, Verdict } from './limits.ports';

const EMAIL = 'lan@example.com';
const ADDRESS = '192.0.2.1';

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function allKeys(email: string, address: string): string[] {
  const keys = createLimitKeys(hash);
  return [
    keys.ofPlace('login', address),
    keys.ofPlace('wrongPassword', address),
    keys.ofPlace('wrongCode', address),
    keys.ofPlace('send', address),
    ...SEND_WINDOWS.map((window) => keys.ofEmail('send', email, window)),
    ...GUESS_WINDOWS.map((window) => keys.ofEmail('guess', email, window)),
    keys.ofAccount(email),
    keys.ofAccountAt(email, address),
    keys.knownPlace(address),
  ];
}

describe('the key of a limit', () => {
  it('is the hash and nothing else, so that counters are no list of who uses Scholar', () => {
    for (const key of allKeys(EMAIL, ADDRESS)) {
      expect(key).toMatch(/^[\w-]{43}$/);
    }
  });

  it('is another one for every kind of limit', () => {
    const keys = allKeys(EMAIL, ADDRESS);

    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is another one for every e-mail and every address', () => {
    const all = [EMAIL, 'binh@example.com'].flatMap((email) =>
      [ADDRESS, '192.0.2.2'].flatMap((address) => allKeys(email, address)),
    );

    // Of each two e-mails and addresses: 5 keys know the address, 6 the e-mail, 1 knows both.
    expect(new Set(all).size).toBe(5 * 2 + 6 * 2 + 1 * 4);
  });

  it('stays the same from one server to the next', () => {
    expect(allKeys(EMAIL, ADDRESS)).toEqual(allKeys(EMAIL, ADDRESS));
  });

  it('cannot be moved by an address that looks like two parts', () => {
    const { ofAccountAt } = createLimitKeys((text) => text);

    expect(ofAccountAt('a@b.co', '1')).not.toBe(ofAccountAt('a@b.c', 'o1'));
  });
});

describe('the figures', () => {
  it('[D-38] per network address', () => {
    expect(toPlaceWindows(PLACE_LIMITS)).toEqual({
      login: { limit: 120, seconds: 60 },
      wrongPassword: { limit: 100, seconds: 600 },
      wrongCode: { limit: 100, seconds: 600 },
      send: { limit: 200, seconds: 3_600 },
    });
  });

  it('[D-71] of a trusted network, and of new devices', () => {
    expect(TRUSTED_FACTOR).toBe(20);
    expect(DEVICE_WINDOW).toEqual({ limit: 10, seconds: 86_400 });
  });

  it('[A-06] [A-07] per e-mail', () => {
    expect(SEND_WINDOWS).toEqual([
      { limit: 1, seconds: 3 },
      { limit: 5, seconds: 900 },
      { limit: 15, seconds: 86_400 },
    ]);
    expect(GUESS_WINDOWS).toEqual([
      { limit: 25, seconds: 900 },
      { limit: 50, seconds: 86_400 },
    ]);
  });

  it('[A-24] per account', () => {
    expect(ACCOUNT_AT_PLACE_WAITS).toEqual({
      freeTries: 5,
      firstWaitSeconds: 2,
      growth: 2,
      maxWaitSeconds: 900,
    });
    expect(ACCOUNT_WAITS).toEqual({
      freeTries: 50,
      firstWaitSeconds: 900,
      growth: 1,
      maxWaitSeconds: 900,
    });
  });
});

describe('spending', () => {
  const answering = (verdict: Verdict): LimitsRepository => ({
    hit: async () => verdict,
    take: async () => verdict.isAllowed,
    refund: async () => {},
    reserveTry: async () => verdict,
    releaseTry: async () => undefined,
    clearTries: async () => {},
    listKnownPlaces: async () => [],
    rememberPlace: async () => {},
    purgeOld: async () => {},
  });

  it('passes while the window has room', async () => {
    const limits = answering({ isAllowed: true });

    await expect(spend(limits, 'key', { limit: 1, seconds: 1 })).resolves.toBeUndefined();
  });

  it.each([
    [0.2, 1],
    [2.1, 3],
    [900, 900],
  ])('tells to wait whole seconds, at least one: %f becomes %i', async (left, told) => {
    const limits = answering({ isAllowed: false, retryAfterSeconds: left });

    await expect(spend(limits, 'key', { limit: 1, seconds: 1 })).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterSeconds: told,
    });
  });
});
