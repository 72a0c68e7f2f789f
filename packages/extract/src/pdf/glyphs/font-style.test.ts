import { describe, expect, it } from 'vitest';
import { readFontFileStyle, readFontStyle } from './font-style';

describe('the style of a font', () => {
  it.each([
    ['ABCDEF+TimesNewRomanPS-BoldItalicMT', true, true],
    ['Helvetica-Oblique', false, true],
    ['GHIJKL+Arial,Bold', true, false],
    ['CMBX10', true, false],
    ['SFTI1000', false, true],
    ['NimbusRomNo9L-Medi', true, false],
    ['SegoeUI-Semibold', true, false],
    ['Roboto-Black', true, false],
    ['NotoSansCJKjp-DemiLight', false, false],
    ['Times-Roman', false, false],
    ['Optima', false, false],
  ])('is read from the name %s', (name, isBold, isItalic) => {
    expect(readFontStyle(name)).toEqual({ isBold, isItalic });
  });

  it('is read from the file where the name says nothing', () => {
    const file = new Uint8Array(12 + 16 + 54);
    const view = new DataView(file.buffer);
    view.setUint16(4, 1);
    file.set(new TextEncoder().encode('head'), 12);
    view.setUint32(20, 28);
    view.setUint16(28 + 44, 0b11);

    expect(readFontFileStyle(file)).toEqual({ isBold: true, isItalic: true });
    expect(readFontFileStyle(file.subarray(0, 20))).toEqual({ isBold: false, isItalic: false });
  });
});
