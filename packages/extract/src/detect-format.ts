import type { FileEnding } from './file-endings';
import { isHeic } from './heic/heic';
import { findUtf16 } from './text/utf16';

/** What the bytes are, whatever the file is called. */
export type FileFormat =
  | 'pdf'
  | 'zip'
  | 'compound'
  | 'word2'
  | 'rtf'
  | 'html'
  | 'mhtml'
  | 'word-xml'
  | 'picture'
  | 'text'
  | 'markdown'
  | 'foreign'
  | 'unknown';

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
/** A picture that calls itself a document is refused rather than read. */
const PICTURE_ENDINGS = new Set<FileEnding>(['png', 'jpg', 'jpeg', 'webp', 'heic']);
const ZIP = [0x50, 0x4b];
const WORD2 = [0xdb, 0xa5];
/** Pictures, archives, programs and word processors of long ago: not damaged, but nothing we read. */
const FOREIGN = [
  PNG,
  JPEG,
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x1f, 0x8b, 0x08],
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
  [0xff, 0x57, 0x50, 0x43],
  [0xfe, 0x37, 0x00],
  [0x31, 0xbe, 0x00, 0x00],
];

/** Texts that only their name tells from others: part of a page may begin anyhow. */
const TEXT_FORMATS = new Map<FileEnding, FileFormat>([
  ['md', 'markdown'],
  ['html', 'html'],
  ['htm', 'html'],
]);

const HEAD_BYTES = 4_096;
const PDF_HEADER_WITHIN = 1_024;
/** Share of control characters beyond which bytes are no text in any encoding. */
const CONTROL_MAX = 0.02;

const HTML_START = /^<(?:!doctype html|html[\s>])/i;
const WORD_XML = /^<\?xml.*?(?:<\?mso-application progid="Word\.Document"|<w:wordDocument\b)/is;
const MHTML = /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*)*content-type:\s*multipart\/related/i;

export function detectFormat(bytes: Uint8Array, ending: FileEnding): FileFormat {
  if (startsWith(bytes, COMPOUND)) {
    return 'compound';
  }
  if (startsWith(bytes, ZIP) && (bytes[2] ?? 0) < 9) {
    return 'zip';
  }
  if (startsWith(bytes, WORD2)) {
    return 'word2';
  }
  if (PICTURE_ENDINGS.has(ending) && isPicture(bytes)) {
    return 'picture';
  }
  if (FOREIGN.some((magic) => startsWith(bytes, magic)) && hasControls(bytes)) {
    return 'foreign';
  }
  const head = readHead(bytes);
  if (isPdf(head, bytes, ending)) {
    return 'pdf';
  }
  return detectMarkup(head) ?? detectText(bytes, ending);
}

function detectMarkup(head: string): FileFormat | undefined {
  const start = head.replaceAll('\0', '').replace(/^[\ufeff\u00ef\u00bb\u00bf\u00fe\u00ff\s]+/, '');
  if (start.startsWith('{\\rtf')) {
    return 'rtf';
  }
  if (WORD_XML.test(start)) {
    return 'word-xml';
  }
  if (HTML_START.test(withoutProlog(start))) {
    return 'html';
  }
  return MHTML.test(start) ? 'mhtml' : undefined;
}

/** Pages may begin with a declaration and with comments. */
function withoutProlog(markup: string): string {
  let rest = markup.replace(/^<\?xml[^>]*>\s*/i, '');
  while (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->');
    rest = end < 0 ? '' : rest.slice(end + 3).trimStart();
  }
  return rest;
}

/** A note about PDF files may name their header too; only a .pdf may have anything before it. */
function isPdf(head: string, bytes: Uint8Array, ending: FileEnding): boolean {
  const header = head.slice(0, PDF_HEADER_WITHIN).indexOf('%PDF-');
  return header === 0 || (header > 0 && (ending === 'pdf' || hasControls(bytes)));
}

function detectText(bytes: Uint8Array, ending: FileEnding): FileFormat {
  if (findUtf16(bytes) !== undefined || !hasControls(bytes)) {
    return TEXT_FORMATS.get(ending) ?? 'text';
  }
  return ending === 'pdf' ? 'pdf' : 'unknown';
}

function hasControls(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 65_536);
  let controls = 0;
  for (const byte of sample) {
    if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 26) {
      controls += 1;
    }
  }
  return controls > sample.length * CONTROL_MAX;
}

/** Byte by byte: only ASCII is looked for. */
function readHead(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes.subarray(0, HEAD_BYTES));
}

function isPicture(bytes: Uint8Array): boolean {
  const isWebp = startsWith(bytes, RIFF) && startsWith(bytes.subarray(8), WEBP);
  return isWebp || startsWith(bytes, PNG) || startsWith(bytes, JPEG) || isHeic(bytes);
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}
