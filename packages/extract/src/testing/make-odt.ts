import { makeZip } from './make-docx';

const ROOT = 'urn:oasis:names:tc:opendocument:xmlns';
const NAMESPACES = [
  `xmlns:office="${ROOT}:office:1.0"`,
  `xmlns:text="${ROOT}:text:1.0"`,
  `xmlns:table="${ROOT}:table:1.0"`,
  `xmlns:draw="${ROOT}:drawing:1.0"`,
  `xmlns:style="${ROOT}:style:1.0"`,
  `xmlns:svg="${ROOT}:svg-compatible:1.0"`,
  `xmlns:fo="${ROOT}:xsl-fo-compatible:1.0"`,
].join(' ');

/** A text document with this body, its own styles, and whatever other parts it needs. */
export function makeOdt(
  body: string,
  styles = '',
  parts: Record<string, string | Uint8Array> = {},
): Uint8Array {
  return makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<!DOCTYPE m PUBLIC "x" "Manifest.dtd"><m/>',
    'content.xml': odtPart(
      'document-content',
      `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body>`,
    ),
    ...parts,
  });
}

export function odtPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><office:${root} ${NAMESPACES}>${content}</office:${root}>`;
}
