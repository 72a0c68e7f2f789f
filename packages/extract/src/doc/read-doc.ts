import { type ExtractedDocument, NO_PAGES } from '../extracted-document';
import { extractionError } from '../extraction-messages';
import { joinBlocks } from '../blocks/text-blocks';
import { openCompoundFile } from './compound-file';
import { encodingOfDocument, readFonts } from './doc-fonts';
import { readDocText, type DocSource } from './doc-text';
import { PART_NAMES, readFileInformation, type PartName } from './file-information';
import { readCharacterLooks, readParagraphLooks } from './looks';
import { readPieces } from './piece-table';
import { readStyleSheet } from './style-sheet';

/** Headers, footers, macros and comments are not what the document says. */
const PARTS: ReadonlySet<PartName> = new Set(['main', 'footnotes', 'endnotes', 'boxes']);

/** The text of a Word document of before 2007; newer ones are in such a file only when they have a password. */
export function readDoc(bytes: Uint8Array): ExtractedDocument {
  const file = openCompoundFile(bytes);
  const document = file.read('WordDocument');
  if (!document) {
    throw extractionError(file.names.includes('EncryptedPackage') ? 'encrypted' : 'unsupported');
  }
  return readWord(document, (name) => file.read(name));
}

/** Word 2 for Windows: the same structures without a compound file around them. */
export function readWord2(bytes: Uint8Array): ExtractedDocument {
  return readWord(bytes, () => undefined);
}

function readWord(
  document: Uint8Array,
  readStream: (name: string) => Uint8Array | undefined,
): ExtractedDocument {
  const information = readFileInformation(document);
  // Before Word 97 everything is in one stream.
  const table =
    information.version === 8
      ? (readStream(information.tableStream) ?? new Uint8Array())
      : document;
  const source: DocSource = {
    document,
    pieces: readPieces(information, document, table),
    characters: readCharacterLooks(information, document, table),
    paragraphs: readParagraphLooks(information, document, table),
    styleOf: readStyleSheet(information, table),
    fonts: readFonts(information, table),
    encoding: encodingOfDocument(information),
  };
  let start = 0;
  const blocks = PART_NAMES.flatMap((name) => {
    const from = start;
    start += information.partLengths[name];
    return PARTS.has(name) ? readDocText(source, from, start) : [];
  });
  return { ...joinBlocks(blocks), ...NO_PAGES };
}
