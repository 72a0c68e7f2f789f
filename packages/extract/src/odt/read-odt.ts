import { joinBlocks } from '../blocks/text-blocks';
import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import type { ZipArchive } from '../packed/zip-archive';
import { readContent } from './read-content';
import { createOdtStyles, readSharedStyles } from './read-styles';

/** The text of an OpenDocument text, as LibreOffice and Google Docs save it. */
export function readOdt(archive: ZipArchive): ExtractedDocument {
  const manifest = new TextDecoder().decode(archive.read('META-INF/manifest.xml'));
  if (manifest.includes('encryption-data')) {
    throw extractionError('encrypted');
  }
  const content = archive.read('content.xml');
  if (!content) {
    throw extractionError('corrupt');
  }
  const styles = createOdtStyles();
  const shared = archive.read('styles.xml');
  if (shared) {
    readSharedStyles(shared, styles);
  }
  return {
    ...joinBlocks(readContent(content, styles)),
    ...NO_PAGES,
  };
}
