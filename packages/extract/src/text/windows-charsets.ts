export const WESTERN = 'windows-1252';
/** Fonts of symbols have no encoding; their letters are looked up one by one. */
export const SYMBOL_CHARSET = 2;

const BY_FONT_CHARSET = new Map([
  [77, 'macintosh'],
  [128, 'shift_jis'],
  [129, 'euc-kr'],
  [130, 'euc-kr'],
  [134, 'gbk'],
  [136, 'big5'],
  [161, 'windows-1253'],
  [162, 'windows-1254'],
  [163, 'windows-1258'],
  [177, 'windows-1255'],
  [178, 'windows-1256'],
  [186, 'windows-1257'],
  [204, 'windows-1251'],
  [222, 'windows-874'],
  [238, 'windows-1250'],
]);

const BY_CODE_PAGE = new Map([
  [866, 'ibm866'],
  [874, 'windows-874'],
  [932, 'shift_jis'],
  [936, 'gbk'],
  [949, 'euc-kr'],
  [950, 'big5'],
  [10_000, 'macintosh'],
  [65_001, 'utf-8'],
]);

/** The low byte of a Windows language id is the language itself. */
const BY_LANGUAGE = new Map([
  [0x01, 'windows-1256'],
  [0x02, 'windows-1251'],
  [0x04, 'gbk'],
  [0x05, 'windows-1250'],
  [0x08, 'windows-1253'],
  [0x0d, 'windows-1255'],
  [0x0e, 'windows-1250'],
  [0x11, 'shift_jis'],
  [0x12, 'euc-kr'],
  [0x15, 'windows-1250'],
  [0x18, 'windows-1250'],
  [0x19, 'windows-1251'],
  [0x1a, 'windows-1250'],
  [0x1b, 'windows-1250'],
  [0x1c, 'windows-1250'],
  [0x1e, 'windows-874'],
  [0x1f, 'windows-1254'],
  [0x22, 'windows-1251'],
  [0x23, 'windows-1251'],
  [0x24, 'windows-1250'],
  [0x25, 'windows-1257'],
  [0x26, 'windows-1257'],
  [0x27, 'windows-1257'],
  [0x29, 'windows-1256'],
  [0x2a, 'windows-1258'],
  [0x2f, 'windows-1251'],
]);

const TAIWAN = 0x0404;
const HONG_KONG = 0x0c04;

/** `undefined` for fonts that leave it to the document. */
export function encodingOfFont(charset: number): string | undefined {
  return BY_FONT_CHARSET.get(charset);
}

export function encodingOfCodePage(codePage: number): string {
  const isWindows = codePage >= 1250 && codePage <= 1258;
  return isWindows ? `windows-${codePage}` : (BY_CODE_PAGE.get(codePage) ?? WESTERN);
}

export function encodingOfLanguage(language: number): string {
  if (language === TAIWAN || language === HONG_KONG) {
    return 'big5';
  }
  return BY_LANGUAGE.get(language & 0xff) ?? WESTERN;
}
