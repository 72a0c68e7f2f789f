const BYTES = 16;

/** 32 hexadecimal digits. `crypto.randomUUID` does not exist on a page without TLS, this does. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
