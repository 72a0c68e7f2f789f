import { folderOf } from '../packed/part-paths';
import { findMainPart, readRelations } from '../packed/relations';
import type { ZipArchive } from '../packed/zip-archive';

const MAIN_PART = 'word/document.xml';

export type DocumentParts = { main: string; styles: string; notes: string[] };

/** Where the parts of a document lie; usually where everybody puts them, but a file may say otherwise. */
export function findParts(archive: ZipArchive): DocumentParts | undefined {
  const main = findMainPart(archive, MAIN_PART);
  if (main === undefined) {
    return undefined;
  }
  const relations = readRelations(archive, main);
  const folder = folderOf(main);
  const find = (kind: string) =>
    relations.find(({ type }) => type === kind)?.target ?? `${folder}${kind}.xml`;
  return { main, styles: find('styles'), notes: ['footnotes', 'endnotes'].map(find) };
}
