import { describe, expect, it } from 'vitest';
import { createMemoryKeyDatabase } from '../../../testing/memory-key-database';
import { createPendingRegistration, PENDING_MINUTES } from './pending-registration';
import { createSecretBox, type SecretBox } from './secret-box';
import { sessionStore } from '../../../lib/storage/storage';

const REGISTRATION = { name: 'Minh Anh', email: 'minh.anh@example.edu', password: 'Secret123' };
const START = Date.UTC(2025, 8, 1);

function openPage({
  keys = createMemoryKeyDatabase(),
  box = createSecretBox({ keys, name: 'test' }),
}: { keys?: ReturnType<typeof createMemoryKeyDatabase>; box?: SecretBox } = {}) {
  const clock = { now: START };
  const pending = createPendingRegistration({ store: sessionStore, box, now: () => clock.now });
  return { ...pending, clock, keys };
}

describe('pending registration', () => {
  it('[W-3] keeps what was typed without the password in clear, and only for this tab', async () => {
    const { keepPendingRegistration, readPendingRegistration } = openPage();

    await keepPendingRegistration(REGISTRATION);

    expect(await readPendingRegistration()).toEqual(REGISTRATION);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(REGISTRATION.password);
    expect(localStorage.length).toBe(0);
  });

  it('survives a reload', async () => {
    const { keepPendingRegistration, keys } = openPage();
    await keepPendingRegistration(REGISTRATION);

    const reloaded = openPage({ keys });

    expect(await reloaded.readPendingRegistration()).toEqual(REGISTRATION);
  });

  it.each(['memory', 'reload'])('[W-3] ends after 15 minutes (%s)', async (way) => {
    const first = openPage();
    await first.keepPendingRegistration(REGISTRATION);
    const page = way === 'memory' ? first : openPage({ keys: first.keys });

    page.clock.now = START + PENDING_MINUTES * 60_000 - 1;
    expect(await page.readPendingRegistration()).toEqual(REGISTRATION);

    page.clock.now += 1;
    expect(await page.readPendingRegistration()).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  it('[D-18] is gone as soon as it is dropped', async () => {
    const { keepPendingRegistration, readPendingRegistration, dropPendingRegistration } =
      openPage();
    await keepPendingRegistration(REGISTRATION);

    dropPendingRegistration();

    expect(sessionStorage.length).toBe(0);
    expect(await readPendingRegistration()).toBeNull();
  });

  it('is not brought back by a seal that finishes after the drop', async () => {
    const { keepPendingRegistration, dropPendingRegistration } = openPage();

    const isKept = keepPendingRegistration(REGISTRATION);
    dropPendingRegistration();
    await isKept;

    expect(sessionStorage.length).toBe(0);
  });

  it('lives in memory alone where the browser cannot seal', async () => {
    const box: SecretBox = { seal: async () => undefined, open: async () => undefined };
    const { keepPendingRegistration, readPendingRegistration } = openPage({ box });

    await keepPendingRegistration(REGISTRATION);

    expect(await readPendingRegistration()).toEqual(REGISTRATION);
    expect(sessionStorage.length).toBe(0);
    expect(await openPage({ box }).readPendingRegistration()).toBeNull();
  });

  it.each(['', 'garbage', `${START + 1}.!!!`, `${START + 1}.${btoa('{}')}`])(
    'reads nothing from a damaged copy: %j',
    async (stored) => {
      sessionStorage.setItem('pendingRegistration', stored);

      expect(await openPage().readPendingRegistration()).toBeNull();
    },
  );
});
