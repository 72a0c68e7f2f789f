import { readDocx } from './docx/read-docx';
import type { ExtractedDocument } from './extracted-document';
import { openZip } from './packed/zip-archive';

export function readZip(bytes: Uint8Array): ExtractedDocument {
  return readDocx(openZip(bytes));
}
