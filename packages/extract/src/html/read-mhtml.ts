import type { ExtractedDocument } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { decodeHtml, readHtmlText } from './read-html';

const CHUNK = 8_192;
const EQUALS = 0x3d;

/** A page with its pictures in one file, as browsers and wikis export it: mail parts, the first page is the text. */
export function readMhtml(bytes: Uint8Array): ExtractedDocument {
  const file = toByteString(bytes).replaceAll('\r\n', '\n');
  const boundary = /boundary\s*=\s*(?:"([^"\n]+)"|([^\s;]+))/i.exec(file.slice(0, 8_192));
  const mark = boundary?.[1] ?? boundary?.[2];
  const parts = mark === undefined ? [] : file.split(`--${mark}`);
  for (const part of parts) {
    const headEnd = part.indexOf('\n\n');
    const head = part.slice(0, headEnd).replace(/\n[ \t]+/g, ' ');
    if (headEnd > 0 && /^content-type:\s*text\/html/im.test(head)) {
      const charset = /charset\s*=\s*"?([\w-]+)/i.exec(head)?.[1];
      const coding = /^content-transfer-encoding:\s*([\w-]+)/im.exec(head)?.[1]?.toLowerCase();
      return readHtmlText(decodeHtml(decodePart(part.slice(headEnd + 2), coding), charset));
    }
  }
  throw extractionError('no_text');
}

function decodePart(body: string, coding: string | undefined): Uint8Array {
  if (coding === 'base64') {
    return toBytes(atob(body.replace(/[^A-Za-z\d+/]/g, '')));
  }
  return coding === 'quoted-printable' ? decodeQuoted(body) : toBytes(body);
}

/** `=E1` is a byte, `=` at the end of a line joins it with the next. */
function decodeQuoted(body: string): Uint8Array {
  const bytes = new Uint8Array(body.length);
  let length = 0;
  for (let index = 0; index < body.length; index += 1) {
    const code = body.charCodeAt(index);
    if (code !== EQUALS) {
      bytes[length] = code;
      length += 1;
    } else if (body[index + 1] === '\n') {
      index += 1;
    } else {
      bytes[length] = Number.parseInt(body.slice(index + 1, index + 3), 16);
      length += 1;
      index += 2;
    }
  }
  return bytes.subarray(0, length);
}

/** A letter for each byte, so that parts can be found by their marks. */
function toByteString(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  }
  return text;
}

function toBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) {
    bytes[index] = text.charCodeAt(index);
  }
  return bytes;
}
