/** Fonts of the time before Unicode draw Vietnamese letters in the places of Western ones. */
const TCVN3_NAME = /^\.vn/i;
/** Their capitals are fonts of their own. */
const TCVN3_CAPITALS_NAME = /^\.vn.*h$/i;
const VNI_NAME = /^vni[- ]/i;

const TCVN3_CODES =
  'µ¸¶·¹¨»¾¼½Æ©ÇÊÈÉË®ÌÐÎÏÑªÒÕÓÔÖ×ÝØÜÞßãáâä«åèæçé¬êíëìîïóñòô\u00adõøö÷ùúýûüþ¡¢§£¤¥¦';
const TCVN3_LETTERS = 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵĂÂĐÊÔƠƯ';
const TCVN3 = new Map([...TCVN3_CODES].map((code, index) => [code, TCVN3_LETTERS[index] ?? code]));

const GRAVE = '\u0300';
const ACUTE = '\u0301';
const TILDE = '\u0303';
const HOOK = '\u0309';
const DOT = '\u0323';
const CIRCUMFLEX = '\u0302';
const BREVE = '\u0306';

/** VNI puts the marks of a letter behind it, as if they were letters. */
const VNI_MARKS = new Map([
  ['ù', ACUTE],
  ['ø', GRAVE],
  ['û', HOOK],
  ['õ', TILDE],
  ['ï', DOT],
  ['â', CIRCUMFLEX],
  ['á', CIRCUMFLEX + ACUTE],
  ['à', CIRCUMFLEX + GRAVE],
  ['å', CIRCUMFLEX + HOOK],
  ['ã', CIRCUMFLEX + TILDE],
  ['ä', CIRCUMFLEX + DOT],
  ['ê', BREVE],
  ['é', BREVE + ACUTE],
  ['è', BREVE + GRAVE],
  ['ú', BREVE + HOOK],
  ['ü', BREVE + TILDE],
  ['ë', BREVE + DOT],
]);
const VNI_SINGLES = new Map([
  ['æ', 'ỉ'],
  ['ó', 'ĩ'],
  ['ò', 'ị'],
  ['î', 'ỵ'],
  ['ñ', 'đ'],
  ['ô', 'ơ'],
  ['ö', 'ư'],
]);
const VNI_LETTER = /([aeouyôö])([ùøûõïâáàåãäêéèúüë])|[æóòîñôö]/gi;

/** A text that has Vietnamese letters in the font's name only by mistake is left as it is. */
const IS_UNICODE = /[\u0102-\u01b0\u1ea0-\u1ef9]/;

/** What a reader sees of a text in this font; other fonts show what the text says. */
export function readVietnameseFont(text: string, font: string): string {
  if (TCVN3_NAME.test(font) && !IS_UNICODE.test(text)) {
    const letters = Array.from(text, (code) => TCVN3.get(code) ?? code).join('');
    return TCVN3_CAPITALS_NAME.test(font) ? letters.toUpperCase() : letters;
  }
  return VNI_NAME.test(font) && !IS_UNICODE.test(text) ? readVni(text) : text;
}

function readVni(text: string): string {
  return text.replace(VNI_LETTER, (whole, base?: string, mark?: string) => {
    if (base === undefined || mark === undefined) {
      return toLetter(whole);
    }
    return (toLetter(base) + (VNI_MARKS.get(mark.toLowerCase()) ?? '')).normalize('NFC');
  });
}

function toLetter(code: string): string {
  const lower = code.toLowerCase();
  const letter = VNI_SINGLES.get(lower) ?? lower;
  return code === lower ? letter : letter.toUpperCase();
}
