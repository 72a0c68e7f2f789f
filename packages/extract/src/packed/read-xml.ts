import { SaxesParser } from 'saxes';
import { extractionError } from '../extraction-messages';
import { findUtf16 } from '../text/utf16';

export type XmlAttributes = Readonly<Record<string, string>>;
export type XmlHandlers = {
  /** `name` is bare for WordprocessingML, has one of the prefixes below for other languages, else is empty. */
  onOpen(name: string, attributes: XmlAttributes): void;
  onClose(name: string): void;
  onText(text: string): void;
};

const NAMESPACES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', ''],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', ''],
  ['http://schemas.microsoft.com/office/word/2003/wordml', ''],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm:'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm:'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc:'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', 'rel:'],
  ['http://schemas.openxmlformats.org/presentationml/2006/main', 'p:'],
  ['http://purl.oclc.org/ooxml/presentationml/main', 'p:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a:'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a:'],
  ['http://schemas.openxmlformats.org/drawingml/2006/diagram', 'dgm:'],
  ['http://purl.oclc.org/ooxml/drawingml/diagram', 'dgm:'],
  ['urn:oasis:names:tc:opendocument:xmlns:container', 'container:'],
  ['http://www.idpf.org/2007/opf', 'opf:'],
  ['http://openebook.org/namespaces/oeb-package/1.0/', 'opf:'],
  ['http://www.w3.org/2001/04/xmlenc#', 'enc:'],
  ['urn:oasis:names:tc:opendocument:xmlns:office:1.0', 'office:'],
  ['urn:oasis:names:tc:opendocument:xmlns:text:1.0', 'text:'],
  ['urn:oasis:names:tc:opendocument:xmlns:table:1.0', 'table:'],
  ['urn:oasis:names:tc:opendocument:xmlns:drawing:1.0', 'draw:'],
  ['urn:oasis:names:tc:opendocument:xmlns:style:1.0', 'style:'],
  ['urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0', 'svg:'],
]);

/** Forbidden characters are dropped later; everything else that is not well-formed ends the reading. */
const HARMLESS = /disallowed character|malformed character entity/;

/**
 * Document types are refused, so that no entity of a file is ever looked up or expanded. Where old
 * files have one they are passed over, and an entity of theirs is damage.
 */
export function readXml(
  bytes: Uint8Array,
  handlers: XmlHandlers,
  { allowsDocumentType = false } = {},
): void {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const names = createNameReader();
  parser.on('doctype', () => {
    if (!allowsDocumentType) {
      throw extractionError('corrupt');
    }
  });
  parser.on('error', (error) => {
    if (!HARMLESS.test(error.message)) {
      throw extractionError('corrupt', error);
    }
  });
  parser.on('opentag', ({ name, attributes }) => {
    names.declare(attributes);
    handlers.onOpen(names.read(name), attributes);
  });
  parser.on('closetag', ({ name }) => handlers.onClose(names.read(name)));
  parser.on('text', handlers.onText);
  parser.on('cdata', handlers.onText);
  parser.write(new TextDecoder(findUtf16(bytes) ?? 'utf-8').decode(bytes)).close();
}

/** Prefixes are the writer's choice; what they stand for is not. */
function createNameReader() {
  const prefixes = new Map<string, string>();
  const known = new Map<string, string>();

  function read(name: string): string {
    const seen = known.get(name);
    if (seen !== undefined) {
      return seen;
    }
    const colon = name.indexOf(':');
    const prefix = prefixes.get(name.slice(0, Math.max(0, colon)));
    const meaning = prefix === undefined ? '' : prefix + name.slice(colon + 1);
    known.set(name, meaning);
    return meaning;
  }

  return {
    read,
    declare(attributes: XmlAttributes): void {
      for (const name in attributes) {
        if (name.startsWith('xmlns')) {
          const meaning = NAMESPACES.get(attributes[name] ?? '');
          const prefix = name.slice('xmlns:'.length);
          if (meaning !== undefined && prefixes.get(prefix) !== meaning) {
            prefixes.set(prefix, meaning);
            known.clear();
          }
        }
      }
    },
  };
}

/** An attribute whatever its prefix is. */
export function findAttribute(attributes: XmlAttributes, name: string): string | undefined {
  const usual = attributes[`w:${name}`];
  if (usual !== undefined) {
    return usual;
  }
  const key = Object.keys(attributes).find(
    (candidate) => candidate === name || candidate.endsWith(`:${name}`),
  );
  return key === undefined ? undefined : attributes[key];
}
