import { strToU8, zipSync, type Zippable } from 'fflate';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:v="urn:schemas-microsoft-com:vml"',
].join(' ');

/** A document with this body, and whatever other parts it needs. */
export function makeDocx(
  body: string,
  parts: Record<string, string | Uint8Array> = {},
): Uint8Array {
  return makeZip({
    'word/document.xml': wordPart('document', `<w:body>${body}</w:body>`),
    ...parts,
  });
}

export function makeZip(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files: Zippable = {};
  for (const [name, content] of Object.entries(parts)) {
    files[name] = typeof content === 'string' ? strToU8(content) : content;
  }
  return zipSync(files);
}

export function wordPart(root: string, content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`;
}

export function paragraph(text: string, properties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
}
