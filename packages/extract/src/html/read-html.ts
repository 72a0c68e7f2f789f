import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { decodeText, isUtf8 } from '../text/decode-text';
import { decodeBytes } from '../text/decode-bytes';
import { findUtf16 } from '../text/utf16';
import { joinBlocks, type TextBlock } from '../blocks/text-blocks';
import { createHtmlReader } from './html-reader';
import { readHtmlTokens } from './html-tokens';

export function readHtml(bytes: Uint8Array): ExtractedDocument {
  return readHtmlText(decodeHtml(bytes));
}

export function readHtmlText(html: string): ExtractedDocument {
  return readHtmlPages([html]);
}

/** Pages of one document, one after the other. */
export function readHtmlPages(pages: Iterable<string>): ExtractedDocument {
  const reader = createHtmlReader();
  for (const page of pages) {
    readHtmlTokens(page, reader);
    reader.endPage();
  }
  return { ...joinBlocks(reader.finish()), ...NO_PAGES };
}

/** A part of a page, as its blocks. */
export function readHtmlBlocks(html: string): TextBlock[] {
  const reader = createHtmlReader();
  readHtmlTokens(html, reader);
  reader.endPage();
  return reader.finish();
}

/** A page says its encoding in ASCII; bytes that are UTF-8 are UTF-8 whatever it says. */
export function decodeHtml(bytes: Uint8Array, named?: string): string {
  if (findUtf16(bytes) !== undefined || isUtf8(bytes)) {
    return decodeText(bytes);
  }
  const head = String.fromCharCode(...bytes.subarray(0, 4_096));
  const label = named ?? /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  if (label === undefined || label.toLowerCase() === 'utf-8') {
    return decodeText(bytes);
  }
  try {
    return decodeBytes(bytes, label);
  } catch {
    // A name that nobody knows: the bytes themselves say more.
    return decodeText(bytes);
  }
}
