import type { SecretBox } from '../stored/secret-box';

/** Opens and seals with a key of this browser. The cryptography loads when it is first needed. */
export function createBrowserSecretBox(name: string): SecretBox {
  async function load(): Promise<SecretBox> {
    const [{ createSecretBox }, { createBrowserKeyDatabase }] = await Promise.all([
      import('../stored/secret-box'),
      import('../stored/key-database'),
    ]);
    return createSecretBox({ keys: createBrowserKeyDatabase(), name });
  }

  return {
    seal: (text) => load().then((box) => box.seal(text), nothing),
    open: (sealed) => load().then((box) => box.open(sealed), nothing),
  };
}

/** Offline before the code has arrived is the same as a browser without cryptography. */
function nothing(): undefined {
  return undefined;
}
