export type FontStyle = { isBold: boolean; isItalic: boolean };

const BOLD = /bold|black|heavy|demi(?!light)|medi(?:ital)?$|[-,](?:bd|sb|b|bi|z|bdit)$|cmb|bx\d/i;
const ITALIC =
  /ital|obli|slanted|kursiv|[-,](?:it|i|bi|bdit|obl)$|(?:cm|sf|ec|lm)(?:bx)?(?:ti|sl)\d/i;

/** 'ABCDEF+Minion-BoldItalic': the author's program names weight and slope in the font's name. */
export function readFontStyle(name: string): FontStyle {
  const plain = name.replace(/^[A-Z]{6}\+/, '');
  return {
    isBold: BOLD.test(plain),
    isItalic: ITALIC.test(plain),
  };
}

const HEAD_TABLE = 0x68656164;
const MAC_STYLE_OFFSET = 44;

/** A font without a telling name still carries its style, in two bits of its `head` table. */
export function readFontFileStyle(data: Uint8Array): FontStyle {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const tables = data.byteLength > 12 ? view.getUint16(4) : 0;
  for (let index = 0; index < tables; index++) {
    const entry = 12 + index * 16;
    if (entry + 16 > data.byteLength) {
      break;
    }
    if (view.getUint32(entry) === HEAD_TABLE) {
      const place = view.getUint32(entry + 8) + MAC_STYLE_OFFSET;
      const bits = place + 2 <= data.byteLength ? view.getUint16(place) : 0;
      return { isBold: (bits & 1) !== 0, isItalic: (bits & 2) !== 0 };
    }
  }
  return { isBold: false, isItalic: false };
}
