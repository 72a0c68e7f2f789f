import { decodeBytes } from '../text/decode-bytes';
import { encodingOfFont, encodingOfLanguage, WESTERN } from '../text/windows-charsets';
import type { FileInformation } from './file-information';

export type DocFont = { name: string; encoding: string | undefined };

const FONTS_MAX = 4_096;

export function readFonts(information: FileInformation, table: Uint8Array): DocFont[] {
  const { offset, length } = information.fonts;
  const bytes = table.subarray(offset, offset + length);
  if (information.version === 2) {
    return [];
  }
  const isWide = information.version === 8;
  const fonts: DocFont[] = [];
  let position = isWide ? 4 : 2;
  while (position + 6 < bytes.length && fonts.length < FONTS_MAX) {
    const size = (bytes[position] ?? 0) + 1;
    const font = bytes.subarray(position, position + size);
    fonts.push({
      name: readName(font.subarray(isWide ? 40 : 6), isWide),
      // Word 97 has one encoding for all its single bytes.
      encoding: isWide ? undefined : encodingOfFont(font[4] ?? 0),
    });
    position += size;
  }
  return fonts;
}

function readName(bytes: Uint8Array, isWide: boolean): string {
  return decodeBytes(bytes, isWide ? 'utf-16le' : WESTERN).split('\0', 1)[0] ?? '';
}

/** Before Word 97 a letter is a byte, and its font or the language of the document says which letter. */
export function encodingOfDocument(information: FileInformation): string {
  if (information.version === 8) {
    return WESTERN;
  }
  return information.isMacintosh ? 'macintosh' : encodingOfLanguage(information.language);
}
