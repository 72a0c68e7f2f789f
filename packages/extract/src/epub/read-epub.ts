import type { ExtractedDocument } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { decodeHtml, readHtmlPages } from '../html/read-html';
import type { ZipArchive } from '../packed/zip-archive';
import { listPages } from './book-pages';

/** The text of an electronic book, which is a number of web pages. */
export function readEpub(archive: ZipArchive): ExtractedDocument {
  return readHtmlPages(unpackPages(archive));
}

/** One after the other, so that never more than one of them is kept. */
function* unpackPages(archive: ZipArchive): Generator<string> {
  for (const path of listPages(archive)) {
    const bytes = archive.read(path);
    if (!bytes) {
      throw extractionError('corrupt');
    }
    yield decodeHtml(bytes);
  }
}
