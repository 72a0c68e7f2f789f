import { hash } from '@node-rs/argon2';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PasswordHasher } from '@scholar/domain';
import { createPasswordHasher } from './password-hasher';
import { createSemaphore } from './semaphore';

/** As the library numbers them; its own enum exists only in its types. */
const ARGON2I = 1;
const CURRENT_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let hasher: PasswordHasher;
beforeAll(async () => {
  hasher = await createPasswordHasher(createSemaphore({ slots: 2, queue: 10 }));
});

describe('a password hash', () => {
  it('[A-21] is argon2id, carries its cost and is salted', async () => {
    const [first, second] = await Promise.all([hasher.hash('Abcde1'), hasher.hash('Abcde1')]);

    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(second).not.toBe(first);
  });

  it('is matched by its password and by no other', async () => {
    const stored = await hasher.hash('Abcde1');

    expect(await hasher.verify(stored, 'Abcde1')).toBe(true);
    expect(await hasher.verify(stored, 'Abcde1 ')).toBe(false);
    expect(await hasher.verify(stored, 'abcde1')).toBe(false);
  });

  it('[A-11] that is missing is matched by nothing, not even by what it is compared with', async () => {
    expect(await hasher.verify(undefined, 'nobody')).toBe(false);
    expect(await hasher.verify(undefined, '')).toBe(false);
  });

  it.each([
    { what: 'of the current cost', options: CURRENT_COST, isOutdated: false },
    { what: 'with less memory', options: { ...CURRENT_COST, memoryCost: 4_096 }, isOutdated: true },
    { what: 'with fewer passes', options: { ...CURRENT_COST, timeCost: 1 }, isOutdated: true },
    { what: 'with more lanes', options: { ...CURRENT_COST, parallelism: 2 }, isOutdated: true },
    {
      what: 'of argon2i',
      options: { ...CURRENT_COST, algorithm: ARGON2I },
      isOutdated: true,
    },
  ])('[A-21] $what, outdated: $isOutdated', async ({ options, isOutdated }) => {
    const stored = await hash('Abcde1', options);

    expect(hasher.isOutdated(stored)).toBe(isOutdated);
    expect(await hasher.verify(stored, 'Abcde1')).toBe(true);
  });

  it('[M11] is made one after the other when there is one slot', async () => {
    const semaphore = createSemaphore({ slots: 1, queue: 1 });
    const narrow = await createPasswordHasher(semaphore);

    const all = await Promise.allSettled([
      narrow.hash('Abcde1'),
      narrow.verify(undefined, 'Abcde1'),
      narrow.hash('Abcde1'),
    ]);

    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
