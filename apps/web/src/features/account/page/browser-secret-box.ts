import type { SecretBox } from '../stored/secret-box';

/** Opens and seals with a key of this browser. The cryptography loads when it is first needed. */
export function createBrowserSecretBox(name: string): SecretBox {
  async function load(): Promise<SecretBox> {
    const { createSecretBox, createBrowserKeyDatabase } = await import('../stored/secret-box');
    return createSecretBox({ keys: createBrowserKeyDatabase(), name });
  }

  return {
    seal: (text) => load().then((box) => box.seal(text), nothing),
    open: (sealed) => load().then((box) => box.open(sealed), nothing),
  };
}

/** If the code cannot be loaded, nothing is kept, as in a browser without cryptography. */
function nothing(): undefined {
  return undefined;
}
