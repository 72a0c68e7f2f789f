import type { ExtractedDocument } from './extracted-document';
import { findMainPart } from './packed/relations';
import { openZip, type ZipArchive } from './packed/zip-archive';

type PackedReader = (archive: ZipArchive) => ExtractedDocument;

/** Many formats are zip files; the parts in them say which. */
export async function readZip(bytes: Uint8Array): Promise<ExtractedDocument> {
  const archive = openZip(bytes);
  const read = await loadReader(archive);
  return read(archive);
}

async function loadReader(archive: ZipArchive): Promise<PackedReader> {
  // A part of this name says in words what the file is, in all formats but those of Microsoft.
  const type = new TextDecoder().decode(archive.read('mimetype')?.subarray(0, 100)).trim();
  if (type.startsWith('application/vnd.oasis.opendocument.text')) {
    return (await import('./odt/read-odt')).readOdt;
  }
  if (type === 'application/epub+zip' || archive.has('META-INF/container.xml')) {
    return (await import('./epub/read-epub')).readEpub;
  }
  if (findMainPart(archive, 'ppt/presentation.xml')?.startsWith('ppt/')) {
    return (await import('./pptx/read-pptx')).readPptx;
  }
  return (await import('./docx/read-docx')).readDocx;
}
