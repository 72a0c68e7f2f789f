import { describe, expect, it } from 'vitest';
import { createMemoryKeyDatabase } from '../../../testing/memory-key-database';
import { createRememberMe, REMEMBER_DAYS } from './remember-me';
import { createSecretBox, type SecretBox } from '../stored/secret-box';
import { localStore } from '../../../lib/storage/storage';

const DAY_MS = 24 * 60 * 60 * 1000;
const CREDENTIALS = { email: 'minh.anh@example.edu', password: 'Mật khẩu 1' };

function setUp({
  keys = createMemoryKeyDatabase(),
  box,
}: { keys?: ReturnType<typeof createMemoryKeyDatabase>; box?: SecretBox } = {}) {
  const clock = { now: Date.UTC(2025, 8, 1) };
  const rememberMe = createRememberMe({
    store: localStore,
    box: box ?? createSecretBox({ keys, name: 'test' }),
    now: () => clock.now,
  });
  return { ...rememberMe, clock, keys };
}

describe('remember me', () => {
  it('[W-3] keeps the e-mail in clear and the password only sealed', async () => {
    const { rememberCredentials, keys } = setUp();

    await rememberCredentials(CREDENTIALS);

    expect(localStorage.getItem('inputtedEmail')).toBe(CREDENTIALS.email);
    expect(localStorage.getItem('inputtedPassword')).not.toBeNull();
    const everything = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const asBase64 = btoa(String.fromCharCode(...new TextEncoder().encode(CREDENTIALS.password)));
    expect(everything).not.toContain(CREDENTIALS.password);
    expect(everything).not.toContain(asBase64);
    await expect(crypto.subtle.exportKey('raw', keys.keys.get('test')!)).rejects.toThrow(
      'not extractable',
    );
  });

  it('[W-3] gives both back on the next visit', async () => {
    const first = setUp();
    await first.rememberCredentials(CREDENTIALS);

    const nextVisit = setUp({ keys: first.keys });

    expect(await nextVisit.recallCredentials()).toEqual(CREDENTIALS);
  });

  it('seals the same password differently each time', async () => {
    const { rememberCredentials } = setUp();

    await rememberCredentials(CREDENTIALS);
    const first = localStorage.getItem('inputtedPassword');
    await rememberCredentials(CREDENTIALS);

    expect(localStorage.getItem('inputtedPassword')).not.toBe(first);
  });

  it('[W-3] lives 30 days', async () => {
    const { rememberCredentials, recallCredentials, clock } = setUp();
    await rememberCredentials(CREDENTIALS);

    clock.now += REMEMBER_DAYS * DAY_MS - 1;
    expect(await recallCredentials()).toEqual(CREDENTIALS);

    clock.now += 1;
    expect(await recallCredentials()).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('[W-3] leaves nothing behind when it is told to forget', async () => {
    const { rememberCredentials, recallCredentials, forgetCredentials } = setUp();
    await rememberCredentials(CREDENTIALS);

    forgetCredentials();

    expect(localStorage.length).toBe(0);
    expect(await recallCredentials()).toBeNull();
  });

  it('keeps only the e-mail where the browser cannot seal', async () => {
    const box: SecretBox = { seal: async () => undefined, open: async () => undefined };
    const { rememberCredentials, recallCredentials } = setUp({ box });

    await rememberCredentials(CREDENTIALS);

    expect(await recallCredentials()).toEqual({ email: CREDENTIALS.email, password: '' });
    expect(JSON.stringify({ ...localStorage })).not.toContain(CREDENTIALS.password);
  });

  it('gives the e-mail alone when the key is gone', async () => {
    await setUp().rememberCredentials(CREDENTIALS);

    const { recallCredentials } = setUp({ keys: createMemoryKeyDatabase() });

    expect(await recallCredentials()).toEqual({ email: CREDENTIALS.email, password: '' });
  });

  it('gives the e-mail alone when the sealed password is damaged', async () => {
    const { rememberCredentials, recallCredentials, clock } = setUp();
    await rememberCredentials(CREDENTIALS);

    localStorage.setItem('inputtedPassword', `${clock.now + DAY_MS}.!!!`);

    expect(await recallCredentials()).toEqual({ email: CREDENTIALS.email, password: '' });
  });

  it('recalls nothing from items of another making', async () => {
    localStorage.setItem('inputtedEmail', CREDENTIALS.email);
    localStorage.setItem('inputtedPassword', 'plain old password');

    expect(await setUp().recallCredentials()).toBeNull();
    expect(localStorage.length).toBe(0);
  });
});
