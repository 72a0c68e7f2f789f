import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { joinBlocks, type TextBlock } from '../blocks/text-blocks';
import { findParts } from './package-parts';
import { readBody } from './read-body';
import { NO_STYLES, readStyles } from './read-styles';
import type { ZipArchive } from '../packed/zip-archive';

/** The text of a Word document, its footnotes and endnotes after it. */
export function readDocx(archive: ZipArchive): ExtractedDocument {
  const parts = findParts(archive);
  const main = parts && archive.read(parts.main);
  if (!main) {
    // Sound, but no document of Word: a workbook, or any other archive.
    throw extractionError('unsupported');
  }
  const styleBytes = archive.read(parts.styles);
  const styles = styleBytes ? readStyles(styleBytes) : NO_STYLES;
  const notes = parts.notes.map((part) => archive.read(part)).filter((part) => part !== undefined);
  return toDocument([main, ...notes].flatMap((part) => readBody(part, styles)));
}

/** A Word document in a single XML file, as Word 2003 saves it. */
export function readWordXml(bytes: Uint8Array): ExtractedDocument {
  return toDocument(readBody(bytes, readStyles(bytes)));
}

function toDocument(blocks: TextBlock[]): ExtractedDocument {
  return { ...joinBlocks(blocks), ...NO_PAGES };
}
