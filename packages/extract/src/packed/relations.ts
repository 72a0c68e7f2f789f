import { folderOf, resolvePath } from './part-paths';
import { findAttribute, readXml } from './read-xml';
import type { ZipArchive } from './zip-archive';

/** What one part of an Office file says about another; `type` is the end of its address. */
export type Relation = { id: string; type: string; target: string };

/** Those of a part, or with '' those of the whole file. What lies outside the file is left out. */
export function readRelations(archive: ZipArchive, part: string): Relation[] {
  const folder = folderOf(part);
  const bytes = archive.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations: Relation[] = [];
  if (!bytes) {
    return relations;
  }
  readXml(bytes, {
    onOpen(name, attributes) {
      const target = findAttribute(attributes, 'Target');
      const type = findAttribute(attributes, 'Type')?.split('/').at(-1);
      const isOutside = findAttribute(attributes, 'TargetMode') === 'External';
      if (name === 'rel:Relationship' && target && type && !isOutside) {
        const id = findAttribute(attributes, 'Id') ?? '';
        relations.push({ id, type, target: resolvePath(folder, target) });
      }
    },
    onClose() {},
    onText() {},
  });
  return relations;
}

/** The part that the file is about. */
export function findMainPart(archive: ZipArchive, usual: string): string | undefined {
  const named = readRelations(archive, '').find(({ type }) => type === 'officeDocument')?.target;
  return [named, usual].find((part) => part !== undefined && archive.has(part));
}
