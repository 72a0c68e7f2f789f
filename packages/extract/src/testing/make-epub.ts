import { makeZip } from './make-docx';

const CONTAINER =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OPS/book.opf"/></rootfiles></container>';

/** A book of these pages, read in the order of `spine`, and whatever other parts it needs. */
export function makeEpub(
  pages: Record<string, string>,
  spine: readonly string[] = Object.keys(pages),
  parts: Record<string, string> = {},
): Uint8Array {
  const items = Object.keys(pages).map(
    (path) =>
      `<item id="${path}" href="${encodeURI(path)}" media-type="application/xhtml+xml" properties="${path.startsWith('nav') ? 'nav' : ''}"/>`,
  );
  const order = spine.map((path) => `<itemref idref="${path}"/>`);
  return makeZip({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': CONTAINER,
    'OPS/book.opf': `<?xml version="1.0"?><!DOCTYPE package PUBLIC "x" "y.dtd"><package xmlns="http://www.idpf.org/2007/opf"><metadata/><manifest>${items.join('')}</manifest><spine>${order.join('')}</spine></package>`,
    ...Object.fromEntries(Object.entries(pages).map(([path, page]) => [`OPS/${path}`, page])),
    ...parts,
  });
}
