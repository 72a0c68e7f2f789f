type PdfObject = { entries: string; stream?: Uint8Array | string };

const encoder = new TextEncoder();

/** A PDF of these objects, numbered from 1; the first one is the catalog. */
export function writePdf(objects: PdfObject[], trailer = ''): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [encoder.encode('%PDF-1.7\n')];
  const places: number[] = [];
  let length = parts[0]?.length ?? 0;
  const append = (part: Uint8Array | string) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, { entries, stream }] of objects.entries()) {
    places.push(length);
    if (stream === undefined) {
      append(`${index + 1} 0 obj\n<< ${entries} >>\nendobj\n`);
      continue;
    }
    const bytes = typeof stream === 'string' ? encoder.encode(stream) : stream;
    append(`${index + 1} 0 obj\n<< ${entries} /Length ${bytes.length} >>\nstream\n`);
    append(bytes);
    append('\nendstream\nendobj\n');
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  append(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  append(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n`);
  append(`startxref\n${start}\n%%EOF\n`);
  return join(parts, length);
}

export type PdfText = {
  text: string;
  /** From the left and the top of the page, in points. */
  x: number;
  y: number;
  size?: number;
  font?: keyof typeof FONTS;
};

const FONTS = {
  plain: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
} as const;
const PAGE_WIDTH = 595;
const PAGE_HEIGHT = 842;
/** Programs write long documents as a tree, so that a reader finds a page quickly. */
const BRANCH_PAGES = 100;

/** A PDF of A4 pages with these texts on them, in Latin letters. */
export function writeTextPdf(pages: PdfText[][], catalog = ''): Uint8Array<ArrayBuffer> {
  const fontNames = Object.values(FONTS);
  const branches = Math.ceil(pages.length / BRANCH_PAGES);
  const firstFont = 3 + branches;
  const firstPage = firstFont + fontNames.length;
  const fonts = fontNames.map((_, index) => `/F${index} ${firstFont + index} 0 R`).join(' ');
  const branchOf = (index: number) => 3 + Math.floor(index / BRANCH_PAGES);
  return writePdf([
    { entries: `/Type /Catalog /Pages 2 0 R ${catalog}` },
    {
      entries: `/Type /Pages /Count ${pages.length} /Kids [${references(3, branches, 1)}] /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Resources << /Font << ${fonts} >> >>`,
    },
    ...Array.from({ length: branches }, (_, index) => {
      const count = Math.min(BRANCH_PAGES, pages.length - index * BRANCH_PAGES);
      const first = firstPage + 2 * index * BRANCH_PAGES;
      return {
        entries: `/Type /Pages /Parent 2 0 R /Count ${count} /Kids [${references(first, count, 2)}]`,
      };
    }),
    ...fontNames.map((name) => ({
      entries: `/Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding`,
    })),
    ...pages.flatMap((texts, index) => [
      {
        entries: `/Type /Page /Parent ${branchOf(index)} 0 R /Contents ${firstPage + 2 * index + 1} 0 R`,
      },
      { entries: '', stream: texts.map(toCommands).join('\n') },
    ]),
  ]);
}

function references(first: number, count: number, step: number): string {
  return Array.from({ length: count }, (_, index) => `${first + step * index} 0 R`).join(' ');
}

function toCommands({ text, x, y, size = 12, font = 'plain' }: PdfText): string {
  const escaped = text.replaceAll(/[\\()]/g, String.raw`\$&`);
  const index = Object.keys(FONTS).indexOf(font);
  return `BT /F${index} ${size} Tf ${x} ${PAGE_HEIGHT - y} Td (${escaped}) Tj ET`;
}

/** A PDF with one picture on each page, as a scanner writes it. */
export function writePicturePdf(
  pictures: { jpeg: Uint8Array; width: number; height: number }[],
): Uint8Array<ArrayBuffer> {
  const pageId = (index: number) => 3 + 3 * index;
  return writePdf([
    { entries: '/Type /Catalog /Pages 2 0 R' },
    {
      entries: `/Type /Pages /Count ${pictures.length} /Kids [${pictures.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] /MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]`,
    },
    ...pictures.flatMap(({ jpeg, width, height }, index) => [
      {
        entries: `/Type /Page /Parent 2 0 R /Contents ${pageId(index) + 1} 0 R /Resources << /XObject << /Scan ${pageId(index) + 2} 0 R >> >>`,
      },
      { entries: '', stream: `q ${PAGE_WIDTH} 0 0 ${PAGE_HEIGHT} 0 0 cm /Scan Do Q` },
      {
        entries: `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`,
        stream: jpeg,
      },
    ]),
  ]);
}

function join(parts: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    bytes.set(part, place);
    place += part.length;
  }
  return bytes;
}
