import { describe, expect, it } from 'vitest';
import { readText } from './read-text';

const VIETNAMESE = 'Tế bào là đơn vị cấu trúc. Ở đâu có sự sống, ở đó có tế bào: nhỏ, lạ, mỡ, ngã.';

describe('encodings of text files', () => {
  it.each([
    ['UTF-8', utf8(VIETNAMESE)],
    ['UTF-8 with a mark', join([0xef, 0xbb, 0xbf], utf8(VIETNAMESE))],
    ['UTF-16 little-endian with a mark', join([0xff, 0xfe], utf16(VIETNAMESE, true))],
    ['UTF-16 big-endian with a mark', join([0xfe, 0xff], utf16(VIETNAMESE, false))],
    ['UTF-16 little-endian without a mark', utf16(VIETNAMESE, true)],
    ['UTF-16 big-endian without a mark', utf16(VIETNAMESE, false)],
    ['Windows-1258', windows1258(VIETNAMESE)],
    ['UTF-8 with separate accents', utf8(VIETNAMESE.normalize('NFD'))],
  ])('[B-121] reads Vietnamese in %s', (_, bytes) => {
    expect(readText(bytes).text).toBe(VIETNAMESE);
  });

  it.each([
    ['French', 'Déjà vu : l’été où l’élève « répète » – à 5 €.', 'windows-1252'],
    ['Italian', 'Perché ciò è così: può darsi, però lunedì andrò più in là.', 'windows-1252'],
    ['Portuguese', 'Não há opções: a lição e as ações são boas.', 'windows-1252'],
    ['Russian', 'Клетка есть единица строения.', 'windows-1251'],
    ['Russian in KOI8', 'Клетка есть единица строения.', 'koi8-r'],
    ['Japanese', '細胞は生物の基本単位です。これはノートです。', 'shift_jis'],
    ['Chinese', '细胞是生物体的基本单位，你好。这是 一个 测试 文件。', 'gbk'],
    ['Korean', '세포는 생물의 기본 단위 입니다. 안녕 하세요.', 'euc-kr'],
  ])('reads %s', (_, text, encoding) => {
    expect(readText(encode(text, encoding)).text).toBe(text);
  });

  it('reads UTF-8 with a damaged byte in it', () => {
    const bytes = join([0xff], utf8(VIETNAMESE));

    expect(readText(bytes).text).toBe(`\ufffd${VIETNAMESE}`);
  });

  it('keeps a last word that ends in an accented letter', () => {
    expect(readText(encode('un café', 'windows-1252')).text).toBe('un café');
  });

  it('reads UTF-8 whose last letter was cut off', () => {
    const bytes = utf8('tế bào và mô');

    expect(readText(bytes.subarray(0, -1)).text).toMatch(/^tế bào và m/);
  });
});

describe('lines of text files', () => {
  it('has one kind of line end', () => {
    expect(readText(utf8('one\r\ntwo\rthree\u2028four')).text).toBe('one\ntwo\nthree\nfour');
  });

  it('drops zeros, control characters and trailing spaces', () => {
    expect(readText(utf8('The ce\0ll is\u0007 small.  \n\u200bIt lives\ufeff.')).text).toBe(
      'The cell is small.\nIt lives.',
    );
  });

  it('keeps tabs and single empty lines, and no more than one', () => {
    expect(readText(utf8('a\tb\n\nc\n\n\n\nd\n')).text).toBe('a\tb\n\nc\n\nd');
  });
});

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(index * 2, text.charCodeAt(index), isLittle);
  }
  return new Uint8Array(view.buffer);
}

/** Vietnamese tone marks are letters of their own there; the other marks are not. */
function windows1258(text: string): Uint8Array {
  const split = [...text.normalize('NFC')].map((letter) => {
    const tone = /[\u0300\u0301\u0303\u0309\u0323]/.exec(letter.normalize('NFD'))?.[0] ?? '';
    return letter.normalize('NFD').replace(tone, '').normalize('NFC') + tone;
  });
  return encode(split.join(''), 'windows-1258');
}

/** Turns the decoder around, which knows every encoding that matters here. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytesOf = new Map<string, number[]>();
  for (let first = 0; first < 256; first += 1) {
    bytesOf.set(decoder.decode(Uint8Array.of(first)), [first]);
  }
  if (encoding === 'windows-1252') {
    for (const [index, letter] of [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].entries()) {
      bytesOf.set(letter, [letter === ' ' ? 0x20 : 0x80 + index]);
    }
  }
  if (!/^windows|^koi/.test(encoding)) {
    for (let first = 0x81; first < 0xff; first += 1) {
      for (let second = 0x40; second < 0xff; second += 1) {
        const letter = decoder.decode(Uint8Array.of(first, second));
        if (!bytesOf.has(letter)) {
          bytesOf.set(letter, [first, second]);
        }
      }
    }
  }
  return Uint8Array.from(
    Array.from(text).flatMap((letter) => {
      const bytes = bytesOf.get(letter);
      if (!bytes) {
        throw new Error(`${letter} is not in ${encoding}`);
      }
      return bytes;
    }),
  );
}

function join(mark: number[], bytes: Uint8Array): Uint8Array {
  return Uint8Array.from([...mark, ...bytes]);
}
