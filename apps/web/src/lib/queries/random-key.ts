const BYTES = 16;

/** 32 hexadecimal digits. `crypto.randomUUID` does not exist on a page without TLS, this does. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Version 4. `crypto.randomUUID` does not exist on a page without TLS, this does. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte, place) => toMarked(byte, place))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The bits that say which version and variant of an id it is. */
function toMarked(byte: number, place: number): number {
  if (place === 6) {
    return (byte & 0x0f) | 0x40;
  }
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
