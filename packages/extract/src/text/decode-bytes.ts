import { WESTERN } from './windows-charsets';

/** What Windows-1252 has at 0x80 to 0x9F. */
const QUOTES_AND_DASHES = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Making a decoder takes longer than most of its uses. */
const decoders = new Map<string, TextDecoder>();

/** Throws a RangeError for an encoding that nobody knows. */
export function decodeBytes(bytes: Uint8Array, encoding: string): string {
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding);
  decoders.set(encoding, decoder);
  const text = decoder.decode(bytes);
  // Some versions of Node read Windows-1252 as Latin 1, which loses its quotes and dashes.
  return decoder.encoding === WESTERN ? text.replace(/[\u0080-\u009f]/g, toQuoteOrDash) : text;
}

function toQuoteOrDash(letter: string): string {
  return QUOTES_AND_DASHES[letter.charCodeAt(0) - 0x80] ?? '';
}
