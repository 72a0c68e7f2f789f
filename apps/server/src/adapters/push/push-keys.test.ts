import type { ServerKeysRepository } from '@scholar/domain';
import { describe, expect, it } from 'vitest';
import { loadPushKeys } from './push-keys';

const SECRETS = ['the first secret of this server', 'the secret before that one'];

function createServerKeys(): ServerKeysRepository {
  const kept = new Map<string, Uint8Array>();
  return {
    find: async (name) => kept.get(name),
    async insert(name, sealed) {
      const isNew = !kept.has(name);
      kept.set(name, kept.get(name) ?? sealed);
      return isNew;
    },
    async replace(name, old, sealed) {
      if (Buffer.from(kept.get(name) ?? []).equals(old)) {
        kept.set(name, sealed);
      }
    },
  };
}

const load = (serverKeys: ServerKeysRepository, secrets = SECRETS, configured?: string) =>
  loadPushKeys({ configured, serverKeys, secrets });

describe('the keys for push services', () => {
  it('are made at the first start, and are the same on every server and after every start', async () => {
    const database = createServerKeys();

    const [one, other] = await Promise.all([load(database), load(database)]);

    expect(one).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(other).toEqual(one);
    expect(await load(database)).toEqual(one);
    expect(await load(createServerKeys())).not.toEqual(one);
  });

  it('lie in the database sealed', async () => {
    const database = createServerKeys();

    const { privateKey } = await load(database);

    const sealed = Buffer.from((await database.find('push')) ?? []);
    expect(sealed.includes(Buffer.from(privateKey, 'base64url'))).toBe(false);
  });

  it('outlive a secret that was replaced step by step', async () => {
    const database = createServerKeys();
    const before = await load(database, ['the secret before that one']);

    await load(database, SECRETS);

    expect(await load(database, ['the first secret of this server'])).toEqual(before);
  });

  it('are new where no secret opens the old ones', async () => {
    const database = createServerKeys();
    const before = await load(database, ['the secret before that one']);

    const after = await load(database, ['quite another secret']);

    expect(after).not.toEqual(before);
    expect(await load(database, ['quite another secret'])).toEqual(after);
  });

  it('are those of the settings where there are some', async () => {
    const { privateKey, publicKey } = await load(createServerKeys());

    expect(await load(createServerKeys(), SECRETS, privateKey)).toEqual({ privateKey, publicKey });
  });
});
