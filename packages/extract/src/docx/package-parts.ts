import { findAttribute, readXml } from './read-xml';
import type { ZipArchive } from './zip-archive';

const MAIN_PART = 'word/document.xml';

export type DocumentParts = { main: string; styles: string; notes: string[] };

/** Where the parts of a document lie; usually where everybody puts them, but a file may say otherwise. */
export function findParts(archive: ZipArchive): DocumentParts | undefined {
  const main = readRelations(archive, '').get('officeDocument') ?? MAIN_PART;
  if (!archive.has(main)) {
    return undefined;
  }
  const relations = readRelations(archive, main);
  const folder = folderOf(main);
  return {
    main,
    styles: relations.get('styles') ?? `${folder}styles.xml`,
    notes: ['footnotes', 'endnotes'].map((kind) => relations.get(kind) ?? `${folder}${kind}.xml`),
  };
}

/** Relation type (the end of its address) to the part meant; of these types a document has one each. */
function readRelations(archive: ZipArchive, part: string): Map<string, string> {
  const folder = folderOf(part);
  const bytes = archive.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const relations = new Map<string, string>();
  if (!bytes) {
    return relations;
  }
  readXml(bytes, {
    onOpen(name, attributes) {
      const target = findAttribute(attributes, 'Target');
      const type = findAttribute(attributes, 'Type')?.split('/').at(-1);
      const isOutside = findAttribute(attributes, 'TargetMode') === 'External';
      if (name === 'rel:Relationship' && target && type && !isOutside && !relations.has(type)) {
        relations.set(type, resolve(folder, target));
      }
    },
    onClose() {},
    onText() {},
  });
  return relations;
}

function resolve(folder: string, target: string): string {
  const path = target.startsWith('/') ? target.slice(1) : folder + target;
  const steps: string[] = [];
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') {
      steps.pop();
    } else if (step !== '.' && step !== '') {
      steps.push(step);
    }
  }
  return steps.join('/');
}

function folderOf(part: string): string {
  return part.slice(0, part.lastIndexOf('/') + 1);
}
