import { extractionError } from '../extraction-messages';
import { folderOf, resolvePath } from '../packed/part-paths';
import { findAttribute, readXml, type XmlAttributes } from '../packed/read-xml';
import type { ZipArchive } from '../packed/zip-archive';

type Item = { path: string; isPage: boolean };

const CONTAINER = 'META-INF/container.xml';
const ENCRYPTION = 'META-INF/encryption.xml';
const PAGE_TYPE = /html|x-oeb1-document|^$/;

/** The paths of a book's pages in the order in which they are read, without its table of contents. */
export function listPages(archive: ZipArchive): string[] {
  const book = findBook(archive);
  const bytes = archive.read(book);
  if (!bytes) {
    throw extractionError('corrupt');
  }
  const items = new Map<string, Item>();
  const spine: string[] = [];
  read(bytes, (name, attributes) => {
    if (name === 'opf:item') {
      items.set(findAttribute(attributes, 'id') ?? '', toItem(folderOf(book), attributes));
    } else if (name === 'opf:itemref') {
      spine.push(findAttribute(attributes, 'idref') ?? '');
    }
  });
  // Some writers put the spine before the list of pages.
  const pages = new Set(
    spine.flatMap((id) => {
      const item = items.get(id);
      return item?.isPage ? [item.path] : [];
    }),
  );
  const locked = listLocked(archive);
  if ([...pages].some((page) => locked.has(page))) {
    throw extractionError('encrypted');
  }
  return [...pages];
}

/** A file may hold a book in several forms; the first is enough. */
function findBook(archive: ZipArchive): string {
  let book: string | undefined;
  read(archive.read(CONTAINER) ?? new Uint8Array(), (name, attributes) => {
    if (name === 'container:rootfile') {
      book ??= findAttribute(attributes, 'full-path');
    }
  });
  return resolvePath('', book ?? '');
}

/** What only a bookshop's own program can open. Fonts are locked in many books and do not matter. */
function listLocked(archive: ZipArchive): Set<string> {
  const locked = new Set<string>();
  const bytes = archive.read(ENCRYPTION);
  if (bytes) {
    read(bytes, (name, attributes) => {
      if (name === 'enc:CipherReference') {
        locked.add(toPath('', findAttribute(attributes, 'URI')));
      }
    });
  }
  return locked;
}

function read(bytes: Uint8Array, onOpen: (name: string, attributes: XmlAttributes) => void): void {
  readXml(bytes, { onOpen, onClose() {}, onText() {} }, { allowsDocumentType: true });
}

function toItem(folder: string, attributes: XmlAttributes): Item {
  const isContents = /\bnav\b/.test(findAttribute(attributes, 'properties') ?? '');
  return {
    path: toPath(folder, findAttribute(attributes, 'href')),
    isPage: PAGE_TYPE.test(findAttribute(attributes, 'media-type') ?? '') && !isContents,
  };
}

/** Addresses are written as on the web: `%20` is a space. */
function toPath(folder: string, address = ''): string {
  const [path = ''] = address.split('#');
  try {
    return resolvePath(folder, decodeURIComponent(path));
  } catch {
    return resolvePath(folder, path);
  }
}
