import { openDB } from 'idb';

/** Seals short texts under a key that scripts can use but never read. */
export type SecretBox = {
  /** Undefined where the browser offers no cryptography or no place for the key. */
  seal(text: string): Promise<string | undefined>;
  open(sealed: string): Promise<string | undefined>;
};

/** Holds keys across visits. */
export type KeyDatabase = {
  /** The key already kept under the name; otherwise keeps the fresh one and answers it. */
  keep(name: string, fresh: CryptoKey): Promise<CryptoKey>;
};

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;
const DATABASE = 'scholar-keys';
const STORE = 'keys';

export function createSecretBox({ keys, name }: { keys: KeyDatabase; name: string }): SecretBox {
  async function takeKey(): Promise<CryptoKey> {
    const fresh = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    return keys.keep(name, fresh);
  }

  return {
    async seal(text) {
      try {
        const key = await takeKey();
        const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
        const plain = new TextEncoder().encode(text);
        const cipher = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, plain);
        return toBase64(new Uint8Array([...iv, ...new Uint8Array(cipher)]));
      } catch {
        // Plain http and some private windows have no WebCrypto or IndexedDB: nothing is kept then.
        return undefined;
      }
    },

    async open(sealed) {
      try {
        const bytes = fromBase64(sealed);
        const iv = bytes.slice(0, IV_BYTES);
        const cipher = bytes.slice(IV_BYTES);
        const key = await takeKey();
        const plain = await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, cipher);
        return new TextDecoder().decode(plain);
      } catch {
        // Damaged, or sealed under a key this browser no longer has.
        return undefined;
      }
    },
  };
}

/** IndexedDB is the only storage that holds a non-extractable key without making it readable. */
export function createBrowserKeyDatabase(): KeyDatabase {
  return {
    async keep(name, fresh) {
      const database = await openDB(DATABASE, 1, {
        upgrade: (opened) => void opened.createObjectStore(STORE),
      });
      try {
        // One transaction, so that two tabs that start together end up with the same key.
        const { store, done } = database.transaction(STORE, 'readwrite');
        const found: unknown = await store.get(name);
        const key = found instanceof CryptoKey ? found : fresh;
        await store.put(key, name);
        await done;
        return key;
      } finally {
        database.close();
      }
    },
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
