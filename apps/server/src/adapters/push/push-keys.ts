import { createECDH } from 'node:crypto';
import type { ServerKeysRepository } from '@scholar/domain';
import { createSealer } from '../sealer';

const NAME = 'push';
const KEY_BYTES = 32;

/** By which a push service knows that a message is ours. In base64url. */
export type PushKeys = { publicKey: string; privateKey: string };

/**
 * The configured key, or one made at the first start and kept in the database, where all servers find it. Browsers
 * are subscribed with it: with another one they have to be subscribed anew, so it is not made from the secret, which
 * may change.
 */
export async function loadPushKeys({
  configured,
  serverKeys,
  secrets,
}: {
  configured: string | undefined;
  serverKeys: ServerKeysRepository;
  secrets: readonly string[];
}): Promise<PushKeys> {
  if (configured !== undefined) {
    return toPair(Buffer.from(configured, 'base64url'));
  }
  const sealer = createSealer({ secrets, purpose: 'push keys' });
  const sealed = (await serverKeys.find(NAME)) ?? (await makeKey());
  const privateKey = sealer.open(sealed);
  if (privateKey && sealer.isByFirstSecret(sealed)) {
    return toPair(privateKey);
  }
  // Sealed anew, so that an older secret can be left out later; one that no secret opens is lost.
  await serverKeys.replace(NAME, sealed, sealer.seal(privateKey ?? makePrivateKey()));
  return open(await serverKeys.find(NAME));

  async function makeKey(): Promise<Uint8Array> {
    const made = sealer.seal(makePrivateKey());
    await serverKeys.insert(NAME, made);
    // That of another server, if it was faster.
    return (await serverKeys.find(NAME)) ?? made;
  }

  function open(kept: Uint8Array | undefined): PushKeys {
    const key = kept && sealer.open(kept);
    if (!key) {
      throw new Error('The servers of this database have different secrets.');
    }
    return toPair(key);
  }
}

function makePrivateKey(): Buffer {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const key = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]);
}

function toPair(privateKey: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}
