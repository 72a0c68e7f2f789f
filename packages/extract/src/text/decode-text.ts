import { decodeBytes } from './decode-bytes';
import { guessLegacyCharset } from './legacy-charset';
import { findUtf16 } from './utf16';

/** Other encodings make right sequences only by chance: a few wrong ones are damage. */
const DAMAGED_MAX = 0.25;

export function decodeText(bytes: Uint8Array): string {
  return decodeBytes(bytes, findCharset(bytes));
}

function findCharset(bytes: Uint8Array): string {
  return findUtf16(bytes) ?? (isUtf8(bytes) ? 'utf-8' : guessLegacyCharset(bytes));
}

export function isUtf8(bytes: Uint8Array): boolean {
  const { right, wrong } = countSequences(bytes);
  return wrong === 0 || wrong < right * DAMAGED_MAX;
}

/** Sequences of more than one byte. One that the end of the file cuts off is right only after others. */
function countSequences(bytes: Uint8Array): { right: number; wrong: number } {
  let right = 0;
  let wrong = 0;
  let index = 0;
  while (index < bytes.length) {
    const byte = bytes[index] ?? 0;
    const following = byte < 0x80 ? 0 : followingBytes(byte);
    if (following === undefined) {
      wrong += 1;
      index += 1;
      continue;
    }
    let seen = 0;
    while (seen < following && ((bytes[index + seen + 1] ?? 0) & 0xc0) === 0x80) {
      seen += 1;
    }
    const isCutOff = right > 0 && index + seen + 1 >= bytes.length;
    if (seen < following && !isCutOff) {
      wrong += 1;
    } else if (following > 0) {
      right += 1;
    }
    index += seen + 1;
  }
  return { right, wrong };
}

function followingBytes(lead: number): number | undefined {
  if (lead >= 0xc2 && lead <= 0xdf) {
    return 1;
  }
  if (lead >= 0xe0 && lead <= 0xef) {
    return 2;
  }
  return lead >= 0xf0 && lead <= 0xf4 ? 3 : undefined;
}
