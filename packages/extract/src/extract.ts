import { detectFormat, type FileFormat } from './detect-format';
import type { ExtractOptions } from './extract-options';
import type { ExtractedDocument } from './extracted-document';
import { ExtractionError } from './extraction-error';
import { extractionError } from './extraction-messages';
import { findEnding } from './file-endings';
import { FILE_MAX_BYTES } from './limits';

type Reader = (
  bytes: Uint8Array,
  options: ExtractOptions,
) => ExtractedDocument | Promise<ExtractedDocument>;

/** Loaded when a file needs them: reading a text file does not cost the code that reads PDFs. */
const READERS: Record<Exclude<FileFormat, 'foreign' | 'unknown'>, () => Promise<Reader>> = {
  text: async () => (await import('./text/read-text')).readText,
  markdown: async () => (await import('./md/read-markdown')).readMarkdown,
  pdf: async () => (await import('./pdf/read-pdf')).readPdf,
  zip: async () => (await import('./read-zip')).readZip,
  'word-xml': async () => (await import('./docx/read-docx')).readWordXml,
  compound: async () => (await import('./doc/read-doc')).readDoc,
  word2: async () => (await import('./doc/read-doc')).readWord2,
  rtf: async () => (await import('./rtf/read-rtf')).readRtf,
  picture: async () => (await import('./picture/read-picture')).readPicture,
  html: async () => (await import('./html/read-html')).readHtml,
  mhtml: async () => (await import('./html/read-mhtml')).readMhtml,
};

/** Asking the module loader again for each file takes longer than reading a small one. */
const loaded = new Map<FileFormat, Reader>();

/** The text of a file. Rejects with an `ExtractionError` only. */
export async function extract(
  bytes: Uint8Array,
  fileName: string,
  options: ExtractOptions = {},
): Promise<ExtractedDocument> {
  const ending = findEnding(fileName);
  if (ending === undefined) {
    throw extractionError('unsupported');
  }
  if (bytes.length === 0) {
    throw extractionError('empty');
  }
  if (bytes.length > FILE_MAX_BYTES) {
    throw extractionError('too_large');
  }
  const document = await read(bytes, detectFormat(bytes, ending), options);
  if (options.signal?.aborted) {
    throw extractionError('cancelled');
  }
  if (!/[\p{L}\p{N}]/u.test(document.text)) {
    throw extractionError('no_text');
  }
  return document;
}

async function read(
  bytes: Uint8Array,
  format: FileFormat,
  options: ExtractOptions,
): Promise<ExtractedDocument> {
  if (format === 'foreign') {
    throw extractionError('unsupported');
  }
  if (format === 'unknown') {
    throw extractionError('corrupt');
  }
  const reader = loaded.get(format) ?? (await READERS[format]());
  loaded.set(format, reader);
  if (options.signal?.aborted) {
    throw extractionError('cancelled');
  }
  try {
    return await reader(bytes, options);
  } catch (error) {
    // Damaged files make readers fail in any way they like; to the student it is all the same.
    throw error instanceof ExtractionError ? error : extractionError('corrupt', error);
  }
}
