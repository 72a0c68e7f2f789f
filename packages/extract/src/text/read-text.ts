import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { cleanText, trimLines } from '../blocks/text-blocks';
import { decodeText } from './decode-text';

/** A text keeps the lines it has; it has no emphasis. */
export function readText(bytes: Uint8Array): ExtractedDocument {
  const text = trimLines(
    cleanText(decodeText(bytes).replace(/\r\n?|[\u2028\u2029\u0085\f\v]/g, '\n')),
  )
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text, emphasis: [], ...NO_PAGES };
}
