import { describe, expect, it } from 'vitest';
import { detectFormat, type FileFormat } from './detect-format';
import type { FileEnding } from './file-endings';
import { makeCompoundFile } from './testing/make-compound-file';
import { makeDocx } from './testing/make-docx';

describe('what a file is', () => {
  it.each<[string, Uint8Array, FileEnding, FileFormat]>([
    ['a PDF', ascii('%PDF-1.7\n…'), 'doc', 'pdf'],
    ['a PDF after other bytes', ascii('junk\n%PDF-1.7'), 'pdf', 'pdf'],
    ['a note that names the header of PDFs', ascii('They begin with %PDF-1.7.'), 'txt', 'text'],
    [
      'a .pdf of other bytes',
      Uint8Array.from({ length: 99 }, (_, index) => index % 9),
      'pdf',
      'pdf',
    ],
    ['a text called .pdf', ascii('Just words.'), 'pdf', 'text'],
    ['a text called .md', ascii('# Words'), 'md', 'markdown'],
    ['part of a page called .htm', ascii('<p>Words'), 'htm', 'html'],
    ['a docx', makeDocx(''), 'pdf', 'zip'],
    ['an old Word file', makeCompoundFile({}), 'docx', 'compound'],
    ['a file of Word 2', Uint8Array.of(0xdb, 0xa5, 0x2d, 0), 'doc', 'word2'],
    ['RTF', ascii('{\\rtf1 x}'), 'doc', 'rtf'],
    ['RTF after a byte order mark', ascii('\xef\xbb\xbf{\\rtf1 x}'), 'txt', 'rtf'],
    ['HTML', ascii('\n<!DOCTYPE html><p>'), 'doc', 'html'],
    ['HTML in UTF-16', utf16('<html><body>x'), 'doc', 'html'],
    [
      'HTML after comments',
      ascii('<?xml version="1.0"?><!--a--> <!--b--><html lang="vi">'),
      'doc',
      'html',
    ],
    [
      'a page with its pictures',
      ascii('From: x\nMIME-Version: 1.0\nContent-Type: multipart/related;\n'),
      'doc',
      'mhtml',
    ],
    [
      'Word 2003 XML',
      ascii('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:x>'),
      'doc',
      'word-xml',
    ],
    ['a text about HTML', ascii('The <html> element'), 'txt', 'text'],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 1),
      'txt',
      'foreign',
    ],
    ['a photo', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 1, 2, 3), 'jpg', 'picture'],
    ['a text called .png', ascii('Just words.'), 'png', 'text'],
    ['other bytes', Uint8Array.from({ length: 99 }, (_, index) => index % 9), 'doc', 'unknown'],
  ])('[B-122] finds %s', (_, bytes, ending, format) => {
    expect(detectFormat(bytes, ending)).toBe(format);
  });

  it('finds a text in a page of nothing but comments', () => {
    expect(detectFormat(ascii('<!-- -->'.repeat(10_000)), 'doc')).toBe('text');
  });
});

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function utf16(text: string): Uint8Array {
  return Uint8Array.from([...text].flatMap((letter) => [letter.charCodeAt(0), 0]));
}
