import { makeZip } from './make-docx';

const NAMESPACES = [
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
].join(' ');
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export type SlideParts = {
  shapes: string;
  notes?: string;
  isHidden?: boolean;
  /** Further relations of the slide: type to part. */
  relations?: Record<string, string>;
};

/** A presentation of these slides, whose file names run backwards, with a layout and a master. */
export function makePptx(
  slides: readonly SlideParts[],
  parts: Record<string, string | Uint8Array> = {},
): Uint8Array {
  const nameOf = (index: number) => `slide${slides.length - index}.xml`;
  const files: Record<string, string | Uint8Array> = {
    '_rels/.rels': relationsPart({ officeDocument: 'ppt/presentation.xml' }),
    'ppt/presentation.xml': slidePart(
      'presentation',
      `<p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="slide-${index}"/>`).join('')}</p:sldIdLst>`,
    ),
    'ppt/_rels/presentation.xml.rels': relations(
      slides.map((_, index) => [`slide-${index}`, 'slide', `slides/${nameOf(index)}`]),
    ),
    'ppt/slideLayouts/slideLayout1.xml': slidePart('sldLayout', ''),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationsPart({
      slideMaster: '../slideMasters/slideMaster1.xml',
    }),
    'ppt/slideMasters/slideMaster1.xml': slidePart(
      'sldMaster',
      `<p:txStyles><p:bodyStyle>${[1, 2, 3].map((level) => `<a:lvl${level}pPr><a:buChar char="•"/></a:lvl${level}pPr>`).join('')}</p:bodyStyle></p:txStyles>`,
    ),
  };
  for (const [index, { shapes, notes, isHidden, relations: further }] of slides.entries()) {
    files[`ppt/slides/${nameOf(index)}`] = slidePart(
      'sld',
      `<p:cSld><p:spTree>${shapes}</p:spTree></p:cSld>`,
      isHidden ? 'show="0"' : '',
    );
    files[`ppt/slides/_rels/${nameOf(index)}.rels`] = relationsPart({
      slideLayout: '../slideLayouts/slideLayout1.xml',
      ...(notes === undefined ? {} : { notesSlide: `../notesSlides/notes${index}.xml` }),
      ...further,
    });
    if (notes !== undefined) {
      files[`ppt/notesSlides/notes${index}.xml`] = slidePart(
        'notes',
        shape(paragraphs(notes), 'type="body" idx="1"') + shape(paragraphs('7'), 'type="sldNum"'),
      );
    }
  }
  return makeZip({ ...files, ...parts });
}

export function slidePart(root: string, content: string, attributes = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?><p:${root} ${NAMESPACES} ${attributes}>${content}</p:${root}>`;
}

/** A shape with these paragraphs, in the place of its layout that `placeholder` says. */
export function shape(content: string, placeholder?: string, listStyle = ''): string {
  const place = placeholder === undefined ? '' : `<p:ph ${placeholder}/>`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="x"/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:txBody><a:bodyPr/><a:lstStyle>${listStyle}</a:lstStyle>${content}</p:txBody></p:sp>`;
}

export function title(text: string): string {
  return shape(paragraphs(text), 'type="title"');
}

export function body(...lines: string[]): string {
  return shape(lines.join(''), 'idx="1"');
}

export function paragraphs(...texts: string[]): string {
  return texts.map((text) => paragraph(run(text))).join('');
}

export function paragraph(runs: string, properties = ''): string {
  return `<a:p>${properties}${runs}</a:p>`;
}

/** A paragraph further in; level 0 is the outermost. */
export function point(text: string, level = 0): string {
  return paragraph(run(text), `<a:pPr lvl="${level}"/>`);
}

export function run(text: string, attributes = ''): string {
  return `<a:r><a:rPr lang="en-US" ${attributes}/><a:t>${text}</a:t></a:r>`;
}

function relationsPart(byType: Record<string, string>): string {
  return relations(
    Object.entries(byType).map(([type, target], index) => [`rId${index + 1}`, type, target]),
  );
}

function relations(list: [id: string, type: string, target: string][]): string {
  const items = list.map(
    ([id, type, target]) =>
      `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
}
