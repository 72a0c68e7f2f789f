import { describe, expect, it } from 'vitest';
import { readRtf } from './read-rtf';

describe('text of an RTF file', () => {
  it.each([
    [
      'the code page of the file',
      String.raw`{\rtf1\ansi\ansicpg1251 \'cf\'f0\'e8\'e2\'e5\'f2}`,
      'Привет',
    ],
    [
      'the code page of the font',
      String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset0 Arial;}{\f1\fcharset204 Arial Cyr;}}\f1 \'cf\'f0\'e8}`,
      'При',
    ],
    [
      'Vietnamese of Windows',
      String.raw`{\rtf1\ansi\ansicpg1258 T\'ea\'ec ba\'cco l\'e0 \'f0\'f5n vi\'f2.}`,
      'Tế bào là đơn vị.',
    ],
    [
      'two bytes a letter',
      String.raw`{\rtf1{\fonttbl{\f0\fcharset128 Mincho;}}\f0 \'8d\'d7\'96\'45}`,
      '細胞',
    ],
    [
      'Unicode with a substitute',
      String.raw`{\rtf1\ansi T\u7871?\u768\'3f b\uc0\u224 o}`,
      'Tế\u0300 bào',
    ],
    ['Unicode below zero', String.raw`{\rtf1\uc1\u-10179?\u-8704?}`, '😀'],
    ['Unicode with substitutes of two bytes', String.raw`{\rtf1\uc2\u32048\'8d\'d7x}`, '細x'],
    [
      'letters of the font Symbol',
      String.raw`{\rtf1{\fonttbl{\f3\fcharset2 Symbol;}}\f3 ab}`,
      'αβ',
    ],
    [
      'Vietnamese in old fonts',
      String.raw`{\rtf1\ansi{\fonttbl{\f0\fcharset0 .VnTime;}}\f0 Vi\'d6t m\'ada}`,
      'Việt mưa',
    ],
    ['signs with names', String.raw`{\rtf1 a\emdash b\~c\_d\-e\lquote f\rquote}`, 'a—b c-de‘f’'],
    ['braces and backslashes', String.raw`{\rtf1 \{a\\b\}}`, '{a\\b}'],
  ])('reads %s', (_, rtf, text) => {
    expect(readRtf(bytes(rtf)).text).toBe(text.normalize('NFC'));
  });

  it('separates paragraphs, lines and tabs', () => {
    expect(textOf(String.raw`{\rtf1 one\tab two\line three\par four}`)).toBe(
      'one\ttwo\nthree\n\nfour',
    );
  });

  it('puts cells side by side and rows below each other', () => {
    const rtf = String.raw`{\rtf1 before\par\pard\intbl a\cell b\par c\cell\row\pard\intbl d\cell e\cell\row\pard after}`;

    expect(textOf(rtf)).toBe('before\n\na\tb\nc\nd\te\n\nafter');
  });

  it('leaves out everything that is not text of the document', () => {
    const rtf = String.raw`{\rtf1{\info{\title T}}{\*\generator G;}{\colortbl;\red0;}{\header H}{\pict 0102}{\*\unknown U}{\v hidden}{\deleted gone}{\listtext 1.}{\bin3 abc}kept}`;

    expect(textOf(rtf)).toBe('kept');
  });

  it('skips binary data, whatever is in it', () => {
    expect(textOf(String.raw`{\rtf1 a{\*\blob\bin4 }{}{}b}`)).toBe('ab');
  });

  it('keeps the result of a field and drops its instruction', () => {
    const rtf = String.raw`{\rtf1 See {\field{\*\fldinst HYPERLINK "x"}{\fldrslt the page}}.}`;

    expect(textOf(rtf)).toBe('See the page.');
  });

  it('puts footnotes and text boxes at the end', () => {
    const rtf = String.raw`{\rtf1 Body{\footnote A note} goes on.\par{\shp{\*\shpinst{\sp{\sn a}{\sv b}}{\shptxt In a box\par}}}End}`;

    expect(textOf(rtf)).toBe('Body goes on.\n\nEnd\n\nA note\n\nIn a box');
  });

  it('reads the second of two forms of the same text', () => {
    expect(textOf(String.raw`{\rtf1{\upr{T?}{\*\ud{T\uc0\u7871 }}}}`)).toBe('Tế');
  });

  it('has items of a list on lines of one paragraph', () => {
    expect(textOf(String.raw`{\rtf1\pard\ls1 a\par\pard\ls1 b\par\pard c}`)).toBe('a\nb\n\nc');
  });

  it('reads a file that was cut off', () => {
    expect(textOf(String.raw`{\rtf1 {\b The cell {\i is`)).toBe('The cell is');
  });
});

describe('emphasis of an RTF file', () => {
  it('finds bold, italic and headings', () => {
    const rtf = String.raw`{\rtf1{\stylesheet{\s0 Normal;}{\s1\outlinelevel0 Whatever;}{\s2 heading 2;}}\s1 One\par\pard\s2 Two\par\pard A {\b cell} is \i small\i0 .\par}`;
    const { text, emphasis } = readRtf(bytes(rtf));

    expect(emphasis.map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`)).toEqual([
      'heading One',
      'heading Two',
      'bold cell',
      'italic small',
    ]);
  });
});

describe('RTF files that mean harm', () => {
  it('refuses groups nested without end', () => {
    expect(() => readRtf(bytes(`{\\rtf1${'{'.repeat(100_000)}`))).toThrow(
      expect.objectContaining({ code: 'corrupt' }),
    );
  });
});

function textOf(rtf: string): string {
  return readRtf(bytes(rtf)).text;
}

function bytes(rtf: string): Uint8Array {
  return Uint8Array.from(rtf, (letter) => letter.charCodeAt(0));
}
